"""Interaction callbacks, and the webhook that carries follow-ups. The token in the path is the key."""

from typing import Any

from .. import messages
from ..state import EPHEMERAL, LOADING
from .call import Call, Reply, route

JSON = dict[str, Any]
WEBHOOK = "/webhooks/{application_id}/{token}"


@route("POST", "/interactions/{interaction_id}/{token}/callback", open=True)
async def create_callback(call: Call) -> Any:
    desk = call.playground.desk
    message = desk.callback(call["interaction_id"], call["token"], call.form, call.uploads)
    if call.request.query.get("with_response") not in ("true", "1"):
        return None
    interaction = desk.by_id[call["interaction_id"]]
    about: JSON = {"id": interaction.id, "type": interaction.kind, "channel_id": interaction.channel_id}
    answer: JSON = {"interaction": about}
    if message is not None:
        about |= {
            "response_message_id": message["id"],
            "response_message_loading": bool(message["flags"] & LOADING),
            "response_message_ephemeral": bool(message["flags"] & EPHEMERAL),
        }
        # Discord describes no resource for a deferred reply; only messages that are there.
        if interaction.answer in (4, 7):
            shown = messages.show(call.world, message, interaction.user_id)
            answer["resource"] = {"type": interaction.answer, "message": shown}
    return answer


@route("POST", WEBHOOK, open=True)
async def create_follow_up(call: Call) -> JSON:
    interaction = call.playground.desk.by_webhook(call["application_id"], call["token"])
    message = call.playground.desk.follow_up(interaction, call.form, call.uploads)
    return messages.show(call.world, message, interaction.user_id)


@route("GET", WEBHOOK + "/messages/{message_id}", open=True)
async def get_webhook_message(call: Call) -> JSON:
    interaction = call.playground.desk.by_webhook(call["application_id"], call["token"])
    message = call.playground.desk.message_of(interaction, call["message_id"])
    return messages.show(call.world, message, interaction.user_id)


@route("PATCH", WEBHOOK + "/messages/{message_id}", open=True)
async def edit_webhook_message(call: Call) -> JSON:
    desk = call.playground.desk
    interaction = desk.by_webhook(call["application_id"], call["token"])
    message = desk.edit(interaction, desk.message_of(interaction, call["message_id"]), call.form, call.uploads)
    return messages.show(call.world, message, interaction.user_id)


@route("DELETE", WEBHOOK + "/messages/{message_id}", open=True)
async def delete_webhook_message(call: Call) -> Reply:
    desk = call.playground.desk
    interaction = desk.by_webhook(call["application_id"], call["token"])
    desk.delete(interaction, desk.message_of(interaction, call["message_id"]))
    return Reply(204)
