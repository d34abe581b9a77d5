# Oak in English: the rule clauses in our own words, then refusals, then the names of things.

## The box

O-1 = There is one main board; its two sides differ only in looks.
O-2 = In the box: five Order boards, the Solar marker, the Crane Bag, the Round marker and the First Player token.
O-3 = Each player has six accessories, one for each kind of Elder: collar, instrument, satchel, cape, raven and antlers.
O-4 = In the box: 12 artefacts, 40 ingredients, 35 creatures and 24 equal cards that are a Shrine on one face and a Menhir on the other.
O-5 = In the box: 4 Heart of the Oak cards, Broichan's 6 cards, 4 Bard boards, 4 Ancient boards, 4 artefact extensions, 15 potions, as many completed-potion markers as needed, and 6 solar tokens.
O-6 = Each colour has 9 druids, 3 resource markers, a points marker, 2 limit markers and 6 Moot cards.

## Setting up

O-7 = The sun starts on the first of the 11 spaces of its track, which runs below the points track.
O-8 = Solar tokens lie on marked places of the branches: the places for few players always hold two each, the places for four players hold one each only in a game of four.
O-9 = All 40 ingredients go into the Bag; two more than there are players are drawn into the Forest.
O-10 = One potion of each level is laid out at random; the other twelve stay in the box.
O-11 = The creatures are shuffled and three are laid open.
O-12 = The artefacts are shuffled and three are laid open.
O-13 = The 24 Shrine/Menhir cards are one supply.
O-14 = The game starts in round 1.
O-15 = One player gets the First Player token, here by lot.
O-16 = Bard boards, artefact extensions and Heart of the Oak cards wait beside the board until somebody earns them.
O-17 = Orders are chosen the other way round: the player to the right of the first player begins, the first player chooses last. Each Order exists once.
O-18 = Every player may make each of the six kinds of Elder once; the Ancient needs the potion Chosen of the Oak.
O-19 = Three of your nine druids start at rest, the other six on the Roots.
O-20 = Both card limits start at 1.
O-21 = You start with 6 of each resource.
O-22 = You start with Storytelling, Knowledge and Ritual in hand; Worship, Wisdom and Mysticism lie aside for you.
O-23 = Everybody starts with 0 points.
O-24 = With one or two players a neutral druid stands on the marked space of each temple.
O-25 = With three players one neutral druid stands on the marked space of one temple.
O-26 = With four players there are no neutral druids.

## Druids

O-27 = Druids at rest are active: they go to a temple, to a special space, or to the Roots as the second druid of an occupied temple space.
O-28 = A druid that has acted stays where it is until dusk.
O-29 = Druids on the Roots are inactive: they climb the oak, gather in the Forest after you passed, or are recruited to rest.
O-30 = Any ordinary druid of yours can be promoted, wherever it stands; it stays there.
O-31 = A druid promoted after it acted comes home at dusk as an Elder.
O-32 = Elders rest only on marked rest spaces; ordinary druids rest anywhere.
O-33 = You may move your druids between your rest spaces at any time, but not to the Roots to make room.
O-34 = Elders may use the spaces for Elders and all others too.
O-35 = An Elder's power works when it is promoted or used; using it is up to you.
O-36 = You have at most one Elder of each kind.
O-37 = An Elder stays an Elder of its kind; only ordinary druids are promoted.
O-38 = Ordinary promotions offer the five kinds other than the Ancient.

## Resources and ingredients

O-39 = You hold at most 9 of each resource; what comes on top is lost.
O-40 = At any time in your turn you may give two ingredients, equal or not, for one resource of your choice.
O-41 = You may hold any number of ingredients.
O-42 = Ingredients of a brewed potion go back into the Bag.

## The sun

O-43 = The sun moves one space for each solar token crossed and one at each dusk.
O-44 = When the sun comes onto a solstice, a festival takes place at once.
O-45 = The sun never goes beyond its last space.

## Potions

O-46 = You brew only when an action or effect says so, and only with all ingredients of the recipe.
O-47 = You may brew Dark Woods, the three potions laid out, and the potion of your Seelie Court.
O-48 = To brew, pay the ingredients, take a completed-potion marker, and the effect happens at once.
O-49 = One brewing is one potion; Dark Woods counts one of its three levels.
O-50 = A potion may be brewed again and again, except Chosen of the Oak and Heart of the Oak: once per player.

## Artefacts

O-51 = You have places for two active artefacts, three after your first Gift of the Gods.
O-52 = A new artefact goes to a free place, gives 4 points, and the display is filled up.
O-53 = Without a free place you take no artefact, and you may not throw one away to make room.
O-54 = Once per turn, before you take an artefact, you may pay a rune to put the open ones under the pile and lay out new ones.

## Cards

O-55 = The Moot cards in your hand say what you can do; an advanced card stays yours.
O-56 = A Shrine has two sides, chosen for good: the Elder side gives a rest space for anybody and 2 points, the plain side one for ordinary druids and 4 points.
O-57 = A Menhir gives 6 points and no rest space.
O-58 = A creature's points count at once, and the display is filled up.
O-59 = Once per turn, before you take a creature, you may pay a mistletoe to put the open ones under the deck and lay out new ones.
O-60 = A Shrine or Menhir needs a free upper slot, a creature a free lower slot.
O-61 = Actions raise your limits; the Bard's and the Ancient's boards add slots.
O-62 = At any time in your turn you may pay your Order's price to raise one limit by one.
O-63 = A creature stays and works whenever its phase or action comes up.

## Points and rounds

O-64 = Points count at once.
O-65 = You never have less than 0 points; what would cost more than you have is not allowed.
O-66 = There are five rounds of dawn, day and dusk; the first has no dawn, the last no dusk.
O-67 = At dawn everybody gains 3 of each resource.
O-68 = By day the players act in turn, one action each, from the first player on, until all have passed.
O-69 = In your turn you play a Moot card, use a special space, or pass and gather.

## Playing a card

O-70 = A card is played for one of its temple actions or for its oak action.
O-71 = A played card comes back at dusk, not before.
O-72 = For a temple action an active druid goes to that card's temple, on the space of that action.
O-73 = If any druid stands there already, a second active druid of yours must go to the Roots.
O-74 = However many stand there, one second druid is enough.
O-75 = Then you pay, then the action happens.
O-76 = An action that could do nothing is not offered.
O-77 = For an oak action you pay 3 of the card's resource.
O-78 = Your druid on that branch climbs one space; if there is none, one of your druids from the Roots enters.
O-79 = You have one druid per branch for the whole game; it never goes back.
O-80 = At the fork you choose an arm, for good.
O-81 = You gain the points of the space you reach.
O-82 = A last space scores what you own when you arrive.
O-83 = Druids of different players may share a space of the oak.
O-84 = A last space is open until the dusk after somebody has reached it; then it is blocked.
O-85 = Whoever crosses a solar token removes it and moves the sun.
O-86 = A step goes: pay, move, points, then token, sun and festival.
O-87 = Several steps are made one after the other, from the left branch to the right, each with its festival.

## Festivals

O-88 = At a festival everybody whose points are behind the sun is paid.
O-89 = A festival pays what the spaces of your druids on the branches show, the one just reached included.
O-90 = Last spaces pay nothing, nor does a festival if you are ahead of the sun or have nobody on a branch.
O-91 = Points equal to the sun's value are neither behind nor ahead.

## Special spaces

O-92 = A special space holds one druid, some only an Elder; the menhir has a space for each player.
O-93 = Special spaces are on your Order board, at the menhir and on your artefacts.
O-94 = A druid at rest goes to the free space, you pay if needed, the effect happens.
O-95 = Each Order has one or two special spaces, some a lasting effect.
O-96 = An Elder on your menhir space and 3 of each resource raise a Menhir: 6 points, in a free upper slot.
O-97 = To use an artefact put a druid on it, turn it one notch, and lose the points shown.
O-98 = An artefact turned to its last notch is exhausted after its effect: its place is free, its druid stays until dusk.
O-99 = Exhausted artefacts take no place.
O-100 = You may pass in any of your turns, and must if you can do nothing else.
O-101 = Once you have passed you only gather.
O-102 = After passing, from that very turn on, you may send a druid from the Roots to the Forest and take an ingredient there.
O-103 = You may gather again in each of your turns until the day ends.
O-104 = The others go on with their turns meanwhile.
O-105 = In turns after the one you passed in, free actions are over.
O-106 = Order of the Bee: any druid promotes one; all three rest spaces take Elders.
O-107 = Order of the Blackbird: an Elder takes a creature.
O-108 = Order of the Cairns: an Elder takes a Shrine; each upper slot holds two Shrines.
O-109 = Order of the Fox: an Elder gains 6 of one resource; raising a limit costs any 3.
O-110 = Order of the Forest: any druid brews; an Elder draws 3 ingredients.
O-111 = Three artefacts give 6 of a resource; those for creature and Shrine need a slot; the headdress promotes, the sickle draws 3 ingredients.
O-112 = The Golden Cauldron brews with one ingredient fewer, never with none.
O-113 = The Horn of Plenty turns some of one resource into another, and adds 3 of that.
O-114 = The Seer's Ring repeats an action; the Shield of Toutatis gives 2 points.
O-115 = An artefact is a special space for its owner's one druid, once per round.
O-116 = The day ends when all have passed and nobody can or wants to gather.
O-117 = After the fifth day the game is scored.

## Dusk

O-118 = Druids that acted come back to rest, Elders only where Elders may; who finds no place goes to the Roots, as do those in the Forest.
O-119 = Druids on the Roots stay there; druids that never left keep their rest.
O-120 = Last spaces with a druid are now blocked.
O-121 = Played cards return to the hand.
O-122 = Two more ingredients than there are players are added to the Forest.
O-123 = The sun moves one space, perhaps to a festival.
O-124 = The First Player token goes on clockwise.
O-125 = The next round begins with dawn.
O-126 = With one or two players each neutral druid goes one space on inside its temple.
O-127 = With three players the neutral druid goes to the marked space of the next temple.
O-128 = Creatures of the dusk pay after the sun has moved.

## The end

O-129 = At the end everybody may brew Dark Woods once more.
O-130 = At the end Carw Gwyn may be discarded for 6 points.
O-131 = Most points win; then most spaces travelled on the branches; then the victory is shared.
O-132 = Resources and ingredients left over are worth nothing.
O-133 = Eclipse: at a festival, whoever is ahead of the sun loses the resources shown on the spaces of their druids.
O-134 = Eclipse: you lose what you have of it, not more.
O-135 = Eclipse: the Blessing of Belenos takes nothing from anybody.

## Elders

O-136 = The Arch-Druid acts for 2 resources less.
O-137 = The Bard adds one slot to each row.
O-138 = The Ovate brews for 1 resource less.
O-139 = The Talon-Master joins an occupied temple space without a second druid.
O-140 = The Recluse has a rest space of its own.
O-141 = The Ancient has all these powers, a rest space of its own and one more slot in each row.
O-142 = Powers of one druid add up.
O-143 = A power saves nothing where nothing is paid.

## Moot cards

O-144 = Moving a limit marker means one of the two, one step.
O-145 = Recruiting brings druids from the Roots to free rest spaces that suit them: one with Worship, up to two with Ritual.
O-146 = Knowledge 1: take any ingredient that is in the Bag.
O-147 = Wisdom 1: turn any number of one resource into as many of one other.
O-148 = Ritual 3: take one of your advanced cards into your hand; you can play it this round.
O-149 = A redo repeats an action of a card you played this round, without paying resources or placing a druid.
O-150 = A redo may be of a temple or an oak action, not of the card being resolved, and not of a redo that is still going on.
O-151 = The Heart of the Oak card has a temple space of its own: put a druid on the card and choose one of its actions.
O-152 = The Heart's oak action costs any 3 resources and climbs on any branch.
O-153 = The Carnyx climbs one space on any branch for free.

## Potions, one by one

O-154 = Taranis' Lightning turns up to two of your artefacts back two notches; no points move, and exhausted ones stay so.
O-155 = Gift of Nature raises limits twice, in one row or both.
O-156 = Lug's Cunning uses anybody's active artefact without turning it, without a druid and without a loss.
O-157 = Blessing of Belenos is a festival for you alone, wherever you stand; the sun stays.
O-158 = Rune Power raises a Menhir for any 6 resources.
O-159 = Summon Dryad climbs two spaces on one branch; the first gives no points, but its festival comes before the second.
O-160 = Arduinna's Gift climbs one space, even onto a blocked last space.
O-161 = Blossom fills one resource up to 9.
O-162 = Wood Warp moves each of your climbers one space up; where you have none, one may enter.
O-163 = Animal Companion takes any creature of the deck.
O-164 = Gift of the Gods takes any artefact of the pile; the first one brings a third place, at once.
O-165 = Chosen of the Oak makes one druid the Ancient, once.
O-166 = Heart of the Oak gives you that card, once.
O-167 = A potion may be brewed even if its effect cannot happen, except the two that work once.

## Creatures

O-168 = Boggart, Dobhar-chú and Each Uisge let you do a card's first, second or third temple action on any space of its temple.
O-169 = Cù-Sìth, Buggane and Yan-gant-y-tan: after a temple action of their temple, pay 1 more for a step on its branch, also from what the action gave you.
O-170 = Aonbharr: one more of each resource a festival gives you.
O-171 = Bugul Noz: at every festival 2 of one resource, wherever you stand.
O-172 = Clurichaun: after brewing, take back one ingredient you used.
O-173 = Fear Dearg: any two others may stand for an ingredient, as often as you like.
O-174 = Fear Gorta: creatures cost 2 less, itself not.
O-175 = Cailleach: draw six creatures and take one instead of choosing an open one; the rest goes under the deck, shuffled.
O-176 = Fuath: any druid may use special spaces for Elders. Groac'h: all your Elders are like Talon-Masters.
O-177 = Ghillie Dhu: gather from the Bag and discard one of the Forest. Unicorn: gather without a druid.
O-178 = Gancanagh: two rest spaces. Púca: two more creature slots. The Seelie Court: a potion of your own. Carw Gwyn: 3 points less now, 6 when discarded. Ellén Trechend: 5 points.
O-179 = Sluagh, Bodach and Selkie turn feathers, mistletoe or runes into others; Ceiliog Lugus, Korrigan and Pixie Queen give 2, Aos sí an ingredient at dusk; Caoineag saves 1 in temples, Fachan 3 on Menhirs, the Unseelie Court 2 on limits; Abhartach trades one ingredient; Glaistig takes one from the Forest with each Shrine or Menhir, Leannán sídhe when you recruit; Tarw Cernunnos gives a point per artefact use.

## Alone against Broichan

O-180 = Broichan has no Order; his nine druids start on the Roots, he has 0 points and begins.
O-181 = A solo game is set up like one for two.
O-182 = His six cards are shuffled face down.
O-183 = He neither has nor pays resources; he does gather and use ingredients.
O-184 = He never uses creatures, artefacts or Shrines: he scores them and lays them open.
O-185 = He may have Elders but never uses their powers.
O-186 = All his druids begin the round on the Roots and serve as active or inactive.
O-187 = In his turn he draws a card and puts a druid on the first free space of its temple, from the neutral druid clockwise.
O-188 = If all three are taken he climbs that branch instead.
O-189 = If he cannot climb there, his druid joins the neutral one.
O-190 = A druid put into a temple does what his card says (O-221 to O-226).
O-191 = Without a druid on the Roots he passes; after you passed he passes in his next turn.
O-192 = He gathers without a druid, always the token nearest the top left corner, then clockwise.
O-193 = At dusk his druids return to the Roots.
O-194 = A festival he takes part in gives him an ingredient for each of his climbers, wherever they are.
O-195 = Three equal ingredients at once become a step.
O-196 = He climbs where an open last space would give him most now; then where he is highest; then leftmost.
O-197 = If all last spaces are blocked he climbs where he sets off a festival; then leftmost.
O-198 = His steps cross tokens and set off festivals like anybody's.
O-199 = He gains 2 points per space like everybody.
O-200 = At the end he too may brew Dark Woods.
O-201 = His losses stop at 0 points.

## Further rules

O-202 = Oak is for one to four players; most points after five rounds win.
O-203 = Red figures are paid, white figures are gained.
O-204 = A display that cannot be filled up stays short; nothing is taken from an empty one, and refreshing needs a card in the pile.
O-205 = Every ingredient spent goes into the Bag; a discarded Carw Gwyn leaves the game.
O-206 = Nothing is started again while it is still being resolved.
O-207 = The Ancient counts as an Elder everywhere.
O-208 = The Cairns' slots for two Shrines include those of the Bard and the Ancient.
O-209 = For last spaces Broichan counts everything that lies open before him.
O-210 = Broichan gets nothing more from cards he took.
O-211 = Once he has passed Broichan gathers in each of his turns until the Forest is empty.
O-212 = Alone you take any Order and win as against a player.
O-213 = Gathering is up to you; who stops, stops for the day.
O-214 = Powers for any time work in your own turn; Carw Gwyn also at the end.
O-215 = A druid at rest is promoted only if an Elder can rest there.
O-216 = Who pays a mix, or saves on one, chooses of what.
O-217 = A limit on its last step is not raised further.
O-218 = F5L counts the points you own just before.
O-219 = What Broichan's card asks and cannot happen is skipped; he promotes from the Roots, in a fixed order, never the Ancient.
O-220 = Who may join an occupied space alone may still send a second druid to the Roots.
O-221 = Broichan's Storytelling: he loses 4 points, which stands for using an artefact.
O-222 = Broichan's Worship: one of his ordinary druids becomes an Elder.
O-223 = Broichan's Knowledge: he takes the open creature with the highest number; the display is filled up.
O-224 = Broichan's Wisdom: he brews the highest level of Dark Woods he can; if he can brew none, he draws 2 ingredients.
O-225 = Broichan's Ritual: he takes a Shrine, the first for 2 points, the next for 4, then 2 again, and so on.
O-226 = Broichan's Mysticism: he takes the open artefact with the highest number; the display is filled up.
O-227 = Broichan's used cards are shuffled when his pile is empty and he has to draw; dusk leaves them as they are.

## Options of a table: what each changes, its usual value, its clause

option-eclipse = Eclipse, the rulebook's variant: at festivals whoever is ahead of the sun loses the resources of their spaces (usually no, O-133).
option-first_player = Who begins: somebody by lot, or the first seat; alone Broichan always begins (usually by lot, O-15, O-180).
option-festival_equal = Whoever has exactly as many points as the sun shows is paid at a festival too (usually no, O-91).
option-free_actions_after_pass = After passing you keep your free actions in later turns of the day, even if you cannot gather (usually no, O-105).
option-ask_after_action = After the action of a turn you are asked for free actions once more, before the turn ends (usually no, O-40).
option-redo_includes_oak = A redo may also repeat the oak action of a card, not its temple actions only (usually yes, O-150).
option-redo_same_card = A redo may repeat an action of the very card that is being resolved (usually no, O-150).
option-brew_without_effect = A potion may be brewed though its effect cannot happen, for the marker alone (usually yes, O-167).
option-extension_before_artefact = The third place of the first Gift of the Gods is there before its artefact comes (usually yes, O-164).
option-level1_any_may_equal = The free ingredient of a level I potion may be of the named kind once more (usually yes, O-46).
option-refresh_only_with_take = Open creatures and artefacts are replaced for a resource only while you take one, not at any time of your turn (usually yes, O-54, O-59).
option-leannan_per_action = Leannán sídhe gives one ingredient per recruiting, not one per druid recruited (usually yes, O-179).
option-aonbharr_counts_bugul = Aonbharr also adds to what Bugul Noz gives at a festival (usually yes, O-170).
option-unicorn_extends_day = The Unicorn's owner may gather though nobody has a druid left on the Roots (usually yes, O-116).
option-unicorn_every_turn = The Unicorn gathers without a druid in every gathering turn, not once a day (usually yes, O-177).
option-gancanagh_elders = Gancanagh's two rest spaces take Elders too, not ordinary druids only (usually no, O-178).
option-gancanagh_dusk_only = Gancanagh's two rest spaces are filled at dusk only, not by recruiting during the day (usually no, O-178).
option-horn_x_zero = The Horn of Plenty may exchange nothing and still give its three (usually yes, O-113).
option-lug_on_broichan = Lug's Cunning may use an artefact that Broichan has taken (usually no, O-156).
option-temple_bonus_on_redo = Cù-Sìth, Buggane and Yan-gant-y-tan add their step to a redo of a temple action too (usually no, O-169).
option-dusk_creatures_before_sun = Creatures of the dusk pay before the sun moves, not after it (usually no, O-128).
option-wood_warp_forced = With Wood Warp every climber that can move must move; entering a branch stays optional (usually yes, O-162).
option-dryad_last_step = The Dryad's first step may lead onto a last space, for no points (usually yes, O-159).
option-no_self_nesting = A potion or artefact is not used again while it is still being resolved (usually yes, O-206).
option-promote_needs_place = A druid at rest is promoted only if a rest space for Elders is free for it (usually yes, O-215).
option-broichan_empties_forest = Once he has passed, Broichan gathers until the Forest is empty, not until no druid is left on the Roots (usually yes, O-211).
option-feather_l_lifetime_vp = The last space F5L counts all points you ever gained, not those you have now (usually no, O-218).
option-exchange_any_time = Sluagh na Marbh, Bodach and Selkie exchange also between the parts of an effect of your turn, and while you gather (usually no, O-179, O-214).
option-stopping_final = Whoever declines to gather has stopped for the day and is not asked again once others have acted (usually yes, O-213).
option-bonus_step = When the step of Cù-Sìth, Buggane and Yan-gant-y-tan comes: after the temple action, or before it (usually after, O-169).
option-bonus_step_from_gain = The step of Cù-Sìth, Buggane and Yan-gant-y-tan may be paid from what the action brings, and one just taken works at once (usually yes, O-169).
option-broichan_reshuffles_at_dusk = Broichan's used cards are shuffled back into his pile at every dusk, not only when it is empty (usually no, O-227).

## Refusals

unknown-word = There is nothing called "{ $word }" here.
unreadable = "{ $text }" cannot be read.
not-possible = That cannot be done now.
written-otherwise = It is written "{ $word }".
asks-order = An Order is to be chosen.
asks-turn = It is your turn: a card, a special space, a free action, or pass.
asks-after = No other action is left in this turn: free actions, or end the turn.
asks-gather = You have passed: you may only gather or stop.
asks-home = Not everybody finds rest: say who goes to the Roots.
asks-final = The game is over but for Dark Woods and Carw Gwyn.
asks-pay = First choose how to pay.
asks-festival = Choose what Bugul Noz gives you.
asks-limit = Choose which limit rises.
asks-creature = A creature is to be taken.
asks-keep = One of the cards you drew is to be taken.
asks-artefact = An artefact is to be taken.
asks-shrine = Choose the side of the Shrine.
asks-ingredient = An ingredient is to be taken.
asks-take-back = Choose which ingredient comes back.
asks-card = Choose one of your advanced cards.
asks-potion = Choose a potion of the box.
asks-promote = Choose whom to promote.
asks-recruit = Choose whom to recruit.
asks-brew = Choose what to brew.
asks-redo = Choose what to repeat.
asks-recharge = Choose an artefact to recharge, or leave it.
asks-borrow = Choose whose artefact to use.
asks-step = Choose the step on the oak.
asks-gain = Choose a resource.
asks-exchange = Choose what to exchange.
order-taken = The { word-order } is taken.
card-played = { word-card } has been played this round.
card-aside = { word-card } is still set aside.
no-heart-card = You do not have the card { word-card }.
not-at-rest = You have no { word-druid } at rest.
own-space = The card { word-card } has its own space; nobody else stands there.
other-temple = { word-space } is not in the temple of { word-action }.
leave-out-space = { word-space } is the space of { word-action } anyway; leave it out.
other-stones = { word-action } is not done on { word-space } without the right creature.
second-needed = Somebody stands on { word-space }: name a second druid for the Roots.
second-not-needed = Nobody stands on { word-space }: no second druid goes.
second-not-at-rest = You have no { word-second } at rest to send to the Roots.
cannot-pay = That costs { $cost } { $resource ->
    [F] { $cost ->
        [one] feather
       *[other] feathers
    }
    [M] mistletoe
   *[R] { $cost ->
        [one] rune
       *[other] runes
    }
}; you have { $have }.
cannot-pay-mix = You cannot pay { $total } in the right resources.
cannot-raise = Raising a limit costs { $total } { $kind ->
    [any] of any resources
    [same] of one resource
    [F] feathers
    [M] mistletoe
   *[R] runes
}, which you do not have.
limits-full = Both limits are at their end.
limit-full = The limit of { word-row } is at its end, { $most }.
no-creature-slot = { $slots ->
    [one] Your 1 creature slot is full.
   *[other] All your { $slots } creature slots are full.
}
no-upper-slot = { $slots ->
    [one] Your 1 slot for Shrines and Menhirs is full.
   *[other] All your { $slots } slots for Shrines and Menhirs are full.
}
no-shrine-left = No Shrine card is left.
no-artefact-place = All your { $places } places for artefacts are taken.
nothing-displayed = There is none to take.
no-points = { $loss ->
    [one] That costs 1 point; you have { $vp }.
   *[other] That costs { $loss } points; you have { $vp }.
}
nobody-on-roots = You have nobody on the Roots.
no-rest = There is no rest space for them.
all-elders = You have made every kind of Elder.
no-elder-rest = No rest space of an Elder is free for a druid at rest.
bag-empty = The Bag is empty.
nothing-to-exchange = There is nothing to exchange, or no room for it.
nothing-aside = You have all your advanced cards.
nothing-to-redo = No card played this round has an action you could repeat.
nothing-to-brew = You have the ingredients of no potion.
resources-full = You have { $cap } of it already.
resource-full = You can hold { $cap } { $resource ->
    [F] feathers
    [M] mistletoe
   *[R] runes
}, not more.
no-step = None of your druids can climb there.
nothing-to-borrow = There is no active artefact you could use.
nothing-to-recharge = None of your artefacts has been turned.
no-effect = It would do nothing.
branch-finished = Your druid has reached the end of the branch { word-branch }.
who-enters = Say which druid enters the branch { word-branch }.
not-on-roots = You have no { word-druid } on the Roots, or not so many.
no-fork = There is no fork here.
one-per-branch = Your druid is on the branch { word-branch } already.
which-arm = Your druid stands at the fork: left or right?
end-blocked = { word-space } is blocked.
which-branch = Say which branch to climb with { word-card }.
branch-of-card = { word-card } climbs the branch { word-branch }.
wrong-total = { $total } are to be paid, not { $paid }.
not-so-many = You do not have that many.
one-kind = All { $total } must be of one kind.
not-of-these = You cannot pay with those resources.
elders-only = Only an Elder may stand on { word-space }.
space-taken = A druid stands on { word-space } already.
not-your-order = The { word-order } has no such space.
exhausted = { word-space } is exhausted.
not-your-artefact = { word-space } is not one of your active artefacts.
nobodys-artefact = Nobody has { word-space } active.
pass-first = You gather only after you have passed.
needs-cailleach = Only the owner of Cailleach draws creatures to take one.
needs-ghillie = Only Ghillie Dhu gathers from the Bag.
not-in-forest = There is no { $ingredient } in the Forest.
not-in-bag = There is no { $ingredient } in the Bag.
two-for-one = It takes two ingredients for one resource.
no-ingredients = You do not have { $give }.
another-resource = A resource is exchanged for another one.
needs-exchanger = You have no creature that exchanges { $given ->
    [F] feathers
    [M] mistletoe
   *[R] runes
}.
not-exchanged-on = { $given ->
    [F] Feathers
    [M] Mistletoe
   *[R] Runes
} you received by an exchange cannot be exchanged on before your next action.
needed-now = What you are to decide now needs these resources.
at-least-one = At least one is exchanged.
only-when-taking = { $display ->
    [creatures] The creatures are refreshed only when you take one.
   *[other] The artefacts are refreshed only when you take one.
 }
refreshed-already = You have refreshed this display in this turn.
nothing-to-draw = No card is left to draw.
other-order = "{ $order }" does not name the open cards, each once.
only-carw-gwyn = Only Carw Gwyn can be discarded.
no-carw-gwyn = You do not have Carw Gwyn.
not-an-elder = Name a kind of Elder.
only-by-potion = Only the potion Chosen of the Oak makes the Ancient.
only-ancient = This potion makes the Ancient.
elder-taken = You have that Elder already: { $elder ->
    [arch] Arch-Druid
    [bard] Bard
    [ovate] Ovate
    [talon] Talon-Master
    [recluse] Recluse
   *[ancient] Ancient
}.
no-ordinary-there = { $druid ->
    [resting] You have no ordinary druid at rest.
    [roots] You have no ordinary druid on the Roots.
    [forest] You have no ordinary druid in the Forest.
    [menhir] You have no ordinary druid at the menhir.
   *[other] You have no ordinary druid there: { $druid }.
}
too-many = Not more than { $most } may come.
not-displayed = { $what } does not lie open.
not-drawn = { $what } is not among the cards you drew.
not-in-deck = { $what } is not in the pile.
not-used = { $what } was not used for this potion.
not-aside = { $what } is not one of your cards set aside.
not-in-box = { $what } is not in the box.
only-dark-woods = At the end only Dark Woods is brewed.
brewed-once = { word-potion } is brewed once per player.
not-available = { word-potion } is not in this game for you.
still-being-resolved = { $name } is still being resolved.
not-these-ingredients = You do not have { $with }.
wrong-recipe = { $with } does not make { word-potion }.
card-being-resolved = { word-action } belongs to the card being resolved.
not-played = The card of { word-action } has not been played this round.
temple-actions-only = At this table a redo is of temple actions only.
recharged-already = { word-space } has just been recharged.
fully-charged = { word-space } is as it was at the start.
other-branch = The step is on { $branches }, not on { word-branch }.
not-coming-home = No { word-druid }, or not so many, is coming home.
rest-not-filled = Send as few druids to the Roots as possible.
somebody-else = It is somebody else's decision.
game-over = The game is over.

## At the end

broichan-name = Broichan
broichan = Broichan's points
broichan-spaces = Spaces Broichan travelled

## Names

resource-F = feathers
resource-M = mistletoe
resource-R = runes
ingredient-bark = bark
ingredient-root = root
ingredient-blueberry = blueberry
ingredient-acorn = acorn
ingredient-mushroom = mushroom
short-bee = bee
short-blackbird = blackbird
short-cairns = cairns
short-fox = fox
short-forest = forest
part-creature = 2creature
part-brew = 2brew
part-shrine = 3shrine
part-artefact = 3artefact
part-oak = -oak
place-resting = resting
place-roots = roots
place-forest = forest
space-menhir = menhir
space-order = order
space-brew = brew
space-draw = draw
arm-left = left
arm-right = right
branch-feather = feather
branch-mistletoe = mistletoe
branch-runes = runes
row-shrines = shrines
row-creatures = creatures
display-creatures = creatures
display-artefacts = artefacts
side-elder = elder
side-plain = plain
druid-druid = Druid
druid-arch = Arch-Druid
druid-bard = Bard
druid-ovate = Ovate
druid-talon = Talon-Master
druid-recluse = Recluse
druid-ancient = Ancient
order-bee = Order of the Bee
order-blackbird = Order of the Blackbird
order-cairns = Order of the Cairns
order-fox = Order of the Fox
order-forest = Order of the Forest
card-storytelling = Storytelling
card-worship = Worship
card-knowledge = Knowledge
card-wisdom = Wisdom
card-ritual = Ritual
card-mysticism = Mysticism
card-heart = Heart of the Oak
potion-inspiration = Inspiration
potion-taranis-lightning = Taranis' Lightning
potion-gift-of-nature = Gift of Nature
potion-lug-s-cunning = Lug's Cunning
potion-blessing-of-belenos = Blessing of Belenos
potion-rune-power = Rune Power
potion-summon-dryad = Summon Dryad
potion-arduinna-s-gift = Arduinna's Gift
potion-renewal = Renewal
potion-blossom = Blossom
potion-wood-warp = Wood Warp
potion-animal-companion = Animal Companion
potion-gift-of-the-gods = Gift of the Gods
potion-chosen-of-the-oak = Chosen of the Oak
potion-heart-of-the-oak = Heart of the Oak
potion-dark-woods-3 = Dark Woods, three kinds
potion-dark-woods-4 = Dark Woods, four kinds
potion-dark-woods-5 = Dark Woods, five kinds
artefact-moonstone-necklace = Moonstone Necklace
artefact-arduinna-s-pendant = Arduinna's Pendant
artefact-bag-of-rune-stones = Bag of Rune Stones
artefact-ornament-of-cernunnos = Ornament of Cernunnos
artefact-enchanted-wood-shaper = Enchanted Wood-Shaper
artefact-carnyx = Carnyx
artefact-antler-headdress = Antler Headdress
artefact-golden-cauldron = Golden Cauldron
artefact-golden-sickle = Golden Sickle
artefact-horn-of-plenty = Horn of Plenty
artefact-seer-s-ring = Seer's Ring
artefact-shield-of-toutatis = Shield of Toutatis
creature-sluagh-na-marbh = Sluagh na Marbh
creature-bodach = Bodach
creature-selkie = Selkie
creature-boggart = Boggart
creature-dobhar-chu = Dobhar-chú
creature-each-uisge = Each Uisge
creature-cu-sith = Cù-Sìth
creature-buggane = Buggane
creature-yan-gant-y-tan = Yan-gant-y-tan
creature-ceiliog-lugus = Ceiliog Lugus
creature-korrigan = Korrigan
creature-pixie-queen = Pixie Queen
creature-aos-si = Aos sí
creature-aonbharr = Aonbharr
creature-bugul-noz = Bugul Noz
creature-caoineag = Caoineag
creature-clurichaun = Clurichaun
creature-fear-dearg = Fear Dearg
creature-abhartach = Abhartach
creature-fear-gorta = Fear Gorta
creature-cailleach = Cailleach
creature-fuath = Fuath
creature-groac-h = Groac'h
creature-ghillie-dhu = Ghillie Dhu
creature-unicorn = Unicorn
creature-fachan = Fachan
creature-glaistig = Glaistig
creature-leannan-sidhe = Leannán sídhe
creature-tarw-cernunnos = Tarw Cernunnos
creature-the-unseelie-court = The Unseelie Court
creature-gancanagh = Gancanagh
creature-the-seelie-court = The Seelie Court
creature-puca = Púca
creature-carw-gwyn = Carw Gwyn
creature-ellen-trechend = Ellén Trechend
source-oak = Spaces of the oak
source-last-spaces = Last spaces
source-shrines = Shrines
source-menhirs = Menhirs
source-creatures = Creatures
source-artefacts = Artefacts
source-potions = Potions

## Words inside sentences

word-druid = { $druid ->
    [arch] Arch-Druid
    [bard] Bard
    [ovate] Ovate
    [talon] Talon-Master
    [recluse] Recluse
    [ancient] Ancient
    [none] nobody
   *[druid] druid
}
word-order = { $order ->
    [bee] Order of the Bee
    [blackbird] Order of the Blackbird
    [cairns] Order of the Cairns
    [fox] Order of the Fox
   *[forest] Order of the Forest
}
word-place = { $place ->
    [resting] at rest
    [roots] on the Roots
    [forest] in the Forest
    [heart] on the Heart card
    [order] on the Order board
    [menhir] at the menhir
    [brew] on the brewing space
    [draw] on the drawing space
    [moonstone-necklace] on the Moonstone Necklace
    [arduinna-s-pendant] on Arduinna's Pendant
    [bag-of-rune-stones] on the Bag of Rune Stones
    [ornament-of-cernunnos] on the Ornament of Cernunnos
    [enchanted-wood-shaper] on the Enchanted Wood-Shaper
    [carnyx] on the Carnyx
    [antler-headdress] on the Antler Headdress
    [golden-cauldron] on the Golden Cauldron
    [golden-sickle] on the Golden Sickle
    [horn-of-plenty] on the Horn of Plenty
    [seer-s-ring] on the Seer's Ring
    [shield-of-toutatis] on the Shield of Toutatis
   *[other] on { $place }
}
word-row = { $row ->
    [shrines] Shrines and Menhirs
   *[creatures] creatures
}
word-why = { $why ->
    [dawn] dawn
    [festival] festival
    [dusk] dusk
   *[effect] effect
}
word-counts = { $counts ->
    [points] your points
    [elders] your Elders
    [creatures] your creatures
    [potions] your potions
    [shrines] your Shrines and Menhirs
   *[artefacts] your artefacts
}
word-resource = { $resource ->
    [F] feathers (F)
    [M] mistletoe (M)
   *[R] runes (R)
}
word-effect = { $effect ->
    [limit] raise a card limit
    [creature] take a creature
    [artefact] take an artefact
    [recruit-one] recruit 1 druid
    [recruit-two] recruit up to { $recruits } druids
    [step] climb 1 space on any branch
    [promote] promote a druid
    [ingredient] any ingredient of the Bag
    [shrine] build a Shrine
    [exchange] turn one resource into another
    [brew] brew a potion
    [advanced] take an advanced card
    [redo] repeat a played action
    [six] gain { $six } of one resource
   *[draw] draw { $draws } ingredients
}
# When a creature comes up: a message for each trigger of `data.json`, under its key. The sentences about creatures
# name their triggers by these, and no others.
when-temple-F = with an action in TF1 to TF3
when-temple-M = with an action in TM1 to TM3
when-temple-R = with an action in TR1 to TR3
when-dusk = at dusk
when-festival = at every festival
when-brew = when you brew
when-shrine = when you take a Shrine or Menhir
when-recruit = when you recruit
when-artefact = whenever you use an artefact
when-taken = at once
when-own-turn-or-end = in any turn of yours or at the end
word-creature-effect = { $card ->
    [sluagh-na-marbh] turns F into M or R, free
    [bodach] turns M into F or R, free
    [selkie] turns R into F or M, free
    [boggart] first actions of your cards on any space of their temple
    [dobhar-chu] second actions of your cards on any space of their temple
    [each-uisge] third actions of your cards on any space of their temple
    [cu-sith] { when-temple-F }, pay { $bonus }F more to climb 1 on feather
    [buggane] { when-temple-M }, pay { $bonus }M more to climb 1 on mistletoe
    [yan-gant-y-tan] { when-temple-R }, pay { $bonus }R more to climb 1 on runes
    [ceiliog-lugus] { $dusk }F { when-dusk }
    [korrigan] { $dusk }M { when-dusk }
    [pixie-queen] { $dusk }R { when-dusk }
    [aos-si] draw an ingredient { when-dusk }
    [aonbharr] { $aonbharr } more of each resource gained { when-festival }
    [bugul-noz] { $bugul } of one resource { when-festival }
    [caoineag] temple actions cost { $caoineag } less
    [clurichaun] take back one of the ingredients used { when-brew }
    [fear-dearg] two other ingredients may stand for one of a potion
    [abhartach] trade one ingredient for a resource
    [fear-gorta] temple actions for a creature cost { $gorta } less
    [cailleach] draw { $cailleach } creatures and take one instead of an open one
    [fuath] any druid may use Elder spaces
    [groac-h] your Elders need no second druid
    [ghillie-dhu] gather from the Bag, discarding one of the Forest
    [unicorn] gather without a druid
    [fachan] Menhirs cost { $fachan } less
    [glaistig] you may take 1 from the Forest { when-shrine }
    [leannan-sidhe] you may take 1 from the Forest { when-recruit }
    [tarw-cernunnos] { $tarw } VP { when-artefact }
    [the-unseelie-court] raising limits costs { $unseelie } less
    [gancanagh] { $gancanagh } more rest spaces for ordinary druids
    [the-seelie-court] { when-taken } choose a potion tile of your own
    [puca] { $puca } more creature slots
    [carw-gwyn] costs { $carw-cost } VP; discard it for { $carw-gain } VP { when-own-turn-or-end }
   *[ellen-trechend] { $ellen } VP and no power
}
word-artefact-effect = { $tile ->
    [moonstone-necklace] gain { $six }F
    [arduinna-s-pendant] gain { $six }M
    [bag-of-rune-stones] gain { $six }R
    [ornament-of-cernunnos] take a creature
    [enchanted-wood-shaper] build a Shrine
    [carnyx] climb 1 space on any branch
    [antler-headdress] promote a druid
    [golden-cauldron] brew a potion with 1 ingredient less
    [golden-sickle] draw { $draws } ingredients
    [horn-of-plenty] turn one resource into another, and { $horn } more of it
    [seer-s-ring] repeat a played action
   *[shield-of-toutatis] { $shield } VP
}
word-potion-effect = { $brew ->
    [inspiration] promote a druid
    [taranis-lightning] turn up to { $recharged } of your artefacts back { $notches } notches
    [gift-of-nature] raise limits twice
    [lug-s-cunning] use anybody's active artefact without a druid and without turning it
    [blessing-of-belenos] a festival for you alone
    [rune-power] raise a Menhir for any { $rune-power } resources
    [summon-dryad] climb 2 on one branch; the first gives no points
    [arduinna-s-gift] climb 1, even onto a blocked last space
    [renewal] repeat a played action
    [blossom] fill one resource up to { $cap }
    [wood-warp] climb 1 on every branch
    [animal-companion] take any creature of the deck
    [gift-of-the-gods] take any artefact of the pile; the first time a third place too
    [chosen-of-the-oak] make a druid the Ancient
    [heart-of-the-oak] take the card Heart of the Oak
    [dark-woods-3] { $dark-3 } VP for 3 kinds
    [dark-woods-4] { $dark-4 } VP for 4 kinds
   *[dark-woods-5] { $dark-5 } VP for 5 kinds
}
word-broichan-effect = { $card ->
    [storytelling] loses { $broichan-loss } VP, as if using an artefact
    [worship] promotes one of his druids
    [knowledge] takes the open creature with the highest number
    [wisdom] brews his highest Dark Woods, or else draws { $broichan-draws } ingredients
    [ritual] builds a Shrine, by turns for { $shrine-elder } and { $shrine-plain } VP
   *[mysticism] takes the open artefact with the highest number
}

## Words of lists

word-ingredient = { $ingredient ->
    [bark] bark
    [root] root
    [blueberry] blueberry
    [acorn] acorn
   *[mushroom] mushroom
}
word-discard = { $discard ->
    [bark] bark
    [root] root
    [blueberry] blueberry
    [acorn] acorn
   *[mushroom] mushroom
}
word-token = { word-ingredient }{ $at ->
    [0] { "" }
   *[other] { "" } { $at }
}
word-ingredients = { word-bark }{ word-root }{ word-blueberry }{ word-acorn }{ word-mushroom }
word-bark = { $bark ->
    [0] { "" }
   *[other] { $first ->
        [bark] { "" }
       *[other] { ", " }
    }bark{ $bark ->
        [1] { "" }
       *[other] { "" } ×{ $bark }
    }
}
word-root = { $root ->
    [0] { "" }
   *[other] { $first ->
        [root] { "" }
       *[other] { ", " }
    }root{ $root ->
        [1] { "" }
       *[other] { "" } ×{ $root }
    }
}
word-blueberry = { $blueberry ->
    [0] { "" }
   *[other] { $first ->
        [blueberry] { "" }
       *[other] { ", " }
    }blueberry{ $blueberry ->
        [1] { "" }
       *[other] { "" } ×{ $blueberry }
    }
}
word-acorn = { $acorn ->
    [0] { "" }
   *[other] { $first ->
        [acorn] { "" }
       *[other] { ", " }
    }acorn{ $acorn ->
        [1] { "" }
       *[other] { "" } ×{ $acorn }
    }
}
word-mushroom = { $mushroom ->
    [0] { "" }
   *[other] { $first ->
        [mushroom] { "" }
       *[other] { ", " }
    }mushroom{ $mushroom ->
        [1] { "" }
       *[other] { "" } ×{ $mushroom }
    }
}
word-second = { $second ->
    [druid] druid
    [arch] Arch-Druid
    [bard] Bard
    [ovate] Ovate
    [talon] Talon-Master
    [recluse] Recluse
   *[ancient] Ancient
}
word-rest = { word-rest-druid }{ word-rest-arch }{ word-rest-bard }{ word-rest-ovate }{ word-rest-talon }{ word-rest-recluse }{ word-rest-ancient }
word-rest-druid = { $rest-druid ->
    [0] { "" }
   *[other] { $rest-first ->
        [druid] { "" }
       *[other] { ", " }
    }{ $rest-druid ->
        [one] 1 druid
       *[other] { $rest-druid } druids
    }
}
word-rest-arch = { $rest-arch ->
    [0] { "" }
   *[other] { $rest-first ->
        [arch] { "" }
       *[other] { ", " }
    }Arch-Druid
}
word-rest-bard = { $rest-bard ->
    [0] { "" }
   *[other] { $rest-first ->
        [bard] { "" }
       *[other] { ", " }
    }Bard
}
word-rest-ovate = { $rest-ovate ->
    [0] { "" }
   *[other] { $rest-first ->
        [ovate] { "" }
       *[other] { ", " }
    }Ovate
}
word-rest-talon = { $rest-talon ->
    [0] { "" }
   *[other] { $rest-first ->
        [talon] { "" }
       *[other] { ", " }
    }Talon-Master
}
word-rest-recluse = { $rest-recluse ->
    [0] { "" }
   *[other] { $rest-first ->
        [recluse] { "" }
       *[other] { ", " }
    }Recluse
}
word-rest-ancient = { $rest-ancient ->
    [0] { "" }
   *[other] { $rest-first ->
        [ancient] { "" }
       *[other] { ", " }
    }Ancient
}
word-roots = { word-roots-druid }{ word-roots-arch }{ word-roots-bard }{ word-roots-ovate }{ word-roots-talon }{ word-roots-recluse }{ word-roots-ancient }
word-roots-druid = { $roots-druid ->
    [0] { "" }
   *[other] { $roots-first ->
        [druid] { "" }
       *[other] { ", " }
    }{ $roots-druid ->
        [one] 1 druid
       *[other] { $roots-druid } druids
    }
}
word-roots-arch = { $roots-arch ->
    [0] { "" }
   *[other] { $roots-first ->
        [arch] { "" }
       *[other] { ", " }
    }Arch-Druid
}
word-roots-bard = { $roots-bard ->
    [0] { "" }
   *[other] { $roots-first ->
        [bard] { "" }
       *[other] { ", " }
    }Bard
}
word-roots-ovate = { $roots-ovate ->
    [0] { "" }
   *[other] { $roots-first ->
        [ovate] { "" }
       *[other] { ", " }
    }Ovate
}
word-roots-talon = { $roots-talon ->
    [0] { "" }
   *[other] { $roots-first ->
        [talon] { "" }
       *[other] { ", " }
    }Talon-Master
}
word-roots-recluse = { $roots-recluse ->
    [0] { "" }
   *[other] { $roots-first ->
        [recluse] { "" }
       *[other] { ", " }
    }Recluse
}
word-roots-ancient = { $roots-ancient ->
    [0] { "" }
   *[other] { $roots-first ->
        [ancient] { "" }
       *[other] { ", " }
    }Ancient
}
word-card = { $card ->
    [storytelling] Storytelling
    [worship] Worship
    [knowledge] Knowledge
    [wisdom] Wisdom
    [ritual] Ritual
    [mysticism] Mysticism
   *[heart] Heart
}
word-hand = { word-hand-storytelling }{ word-hand-worship }{ word-hand-knowledge }{ word-hand-wisdom }{ word-hand-ritual }{ word-hand-mysticism }{ word-hand-heart }
word-hand-storytelling = { $hand-storytelling ->
    [0] { "" }
   *[other] { $hand-first ->
        [storytelling] { "" }
       *[other] { ", " }
    }Storytelling
}
word-hand-worship = { $hand-worship ->
    [0] { "" }
   *[other] { $hand-first ->
        [worship] { "" }
       *[other] { ", " }
    }Worship
}
word-hand-knowledge = { $hand-knowledge ->
    [0] { "" }
   *[other] { $hand-first ->
        [knowledge] { "" }
       *[other] { ", " }
    }Knowledge
}
word-hand-wisdom = { $hand-wisdom ->
    [0] { "" }
   *[other] { $hand-first ->
        [wisdom] { "" }
       *[other] { ", " }
    }Wisdom
}
word-hand-ritual = { $hand-ritual ->
    [0] { "" }
   *[other] { $hand-first ->
        [ritual] { "" }
       *[other] { ", " }
    }Ritual
}
word-hand-mysticism = { $hand-mysticism ->
    [0] { "" }
   *[other] { $hand-first ->
        [mysticism] { "" }
       *[other] { ", " }
    }Mysticism
}
word-hand-heart = { $hand-heart ->
    [0] { "" }
   *[other] { $hand-first ->
        [heart] { "" }
       *[other] { ", " }
    }Heart
}
word-played = { word-played-storytelling }{ word-played-worship }{ word-played-knowledge }{ word-played-wisdom }{ word-played-ritual }{ word-played-mysticism }{ word-played-heart }
word-played-storytelling = { $played-storytelling ->
    [0] { "" }
   *[other] { $played-first ->
        [storytelling] { "" }
       *[other] { ", " }
    }Storytelling
}
word-played-worship = { $played-worship ->
    [0] { "" }
   *[other] { $played-first ->
        [worship] { "" }
       *[other] { ", " }
    }Worship
}
word-played-knowledge = { $played-knowledge ->
    [0] { "" }
   *[other] { $played-first ->
        [knowledge] { "" }
       *[other] { ", " }
    }Knowledge
}
word-played-wisdom = { $played-wisdom ->
    [0] { "" }
   *[other] { $played-first ->
        [wisdom] { "" }
       *[other] { ", " }
    }Wisdom
}
word-played-ritual = { $played-ritual ->
    [0] { "" }
   *[other] { $played-first ->
        [ritual] { "" }
       *[other] { ", " }
    }Ritual
}
word-played-mysticism = { $played-mysticism ->
    [0] { "" }
   *[other] { $played-first ->
        [mysticism] { "" }
       *[other] { ", " }
    }Mysticism
}
word-played-heart = { $played-heart ->
    [0] { "" }
   *[other] { $played-first ->
        [heart] { "" }
       *[other] { ", " }
    }Heart
}
word-action = { word-card }{ $part ->
    [creature] 2creature
    [brew] 2brew
    [shrine] 3shrine
    [artefact] 3artefact
    [oak] -oak
   *[other] { $part }
}
word-branch = { $branch ->
    [feather] feather
    [mistletoe] mistletoe
   *[runes] runes
}
word-arm = { $arm ->
    [left] left
   *[right] right
}
word-space = { $space ->
    [heart] Heart
    [order] order
    [menhir] menhir
    [brew] brew
    [draw] draw
    [moonstone-necklace] Moonstone Necklace
    [arduinna-s-pendant] Arduinna's Pendant
    [bag-of-rune-stones] Bag of Rune Stones
    [ornament-of-cernunnos] Ornament of Cernunnos
    [enchanted-wood-shaper] Enchanted Wood-Shaper
    [carnyx] Carnyx
    [antler-headdress] Antler Headdress
    [golden-cauldron] Golden Cauldron
    [golden-sickle] Golden Sickle
    [horn-of-plenty] Horn of Plenty
    [seer-s-ring] Seer's Ring
    [shield-of-toutatis] Shield of Toutatis
   *[other] { $space }
}
word-potion = { $potion ->
    [inspiration] Inspiration
    [taranis-lightning] Taranis' Lightning
    [gift-of-nature] Gift of Nature
    [lug-s-cunning] Lug's Cunning
    [blessing-of-belenos] Blessing of Belenos
    [rune-power] Rune Power
    [summon-dryad] Summon Dryad
    [arduinna-s-gift] Arduinna's Gift
    [renewal] Renewal
    [blossom] Blossom
    [wood-warp] Wood Warp
    [animal-companion] Animal Companion
    [gift-of-the-gods] Gift of the Gods
    [chosen-of-the-oak] Chosen of the Oak
    [heart-of-the-oak] Heart of the Oak
    [dark-woods-3] Dark Woods 3
    [dark-woods-4] Dark Woods 4
   *[dark-woods-5] Dark Woods 5
}
word-artefact = { $artefact ->
    [moonstone-necklace] Moonstone Necklace
    [arduinna-s-pendant] Arduinna's Pendant
    [bag-of-rune-stones] Bag of Rune Stones
    [ornament-of-cernunnos] Ornament of Cernunnos
    [enchanted-wood-shaper] Enchanted Wood-Shaper
    [carnyx] Carnyx
    [antler-headdress] Antler Headdress
    [golden-cauldron] Golden Cauldron
    [golden-sickle] Golden Sickle
    [horn-of-plenty] Horn of Plenty
    [seer-s-ring] Seer's Ring
   *[shield-of-toutatis] Shield of Toutatis
}
word-potion-1 = { $first ->
    [inspiration] Inspiration
    [taranis-lightning] Taranis' Lightning
    [gift-of-nature] Gift of Nature
    [lug-s-cunning] Lug's Cunning
    [blessing-of-belenos] Blessing of Belenos
    [rune-power] Rune Power
    [summon-dryad] Summon Dryad
    [arduinna-s-gift] Arduinna's Gift
    [renewal] Renewal
    [blossom] Blossom
    [wood-warp] Wood Warp
    [animal-companion] Animal Companion
    [gift-of-the-gods] Gift of the Gods
    [chosen-of-the-oak] Chosen of the Oak
   *[heart-of-the-oak] Heart of the Oak
}
word-potion-2 = { $second ->
    [none] { "" }
    [inspiration] { ", " }Inspiration
    [taranis-lightning] { ", " }Taranis' Lightning
    [gift-of-nature] { ", " }Gift of Nature
    [lug-s-cunning] { ", " }Lug's Cunning
    [blessing-of-belenos] { ", " }Blessing of Belenos
    [rune-power] { ", " }Rune Power
    [summon-dryad] { ", " }Summon Dryad
    [arduinna-s-gift] { ", " }Arduinna's Gift
    [renewal] { ", " }Renewal
    [blossom] { ", " }Blossom
    [wood-warp] { ", " }Wood Warp
    [animal-companion] { ", " }Animal Companion
    [gift-of-the-gods] { ", " }Gift of the Gods
    [chosen-of-the-oak] { ", " }Chosen of the Oak
   *[heart-of-the-oak] { ", " }Heart of the Oak
}
word-potion-3 = { $third ->
    [none] { "" }
    [inspiration] { ", " }Inspiration
    [taranis-lightning] { ", " }Taranis' Lightning
    [gift-of-nature] { ", " }Gift of Nature
    [lug-s-cunning] { ", " }Lug's Cunning
    [blessing-of-belenos] { ", " }Blessing of Belenos
    [rune-power] { ", " }Rune Power
    [summon-dryad] { ", " }Summon Dryad
    [arduinna-s-gift] { ", " }Arduinna's Gift
    [renewal] { ", " }Renewal
    [blossom] { ", " }Blossom
    [wood-warp] { ", " }Wood Warp
    [animal-companion] { ", " }Animal Companion
    [gift-of-the-gods] { ", " }Gift of the Gods
    [chosen-of-the-oak] { ", " }Chosen of the Oak
   *[heart-of-the-oak] { ", " }Heart of the Oak
}
word-artefact-1 = { $first ->
    [moonstone-necklace] Moonstone Necklace
    [arduinna-s-pendant] Arduinna's Pendant
    [bag-of-rune-stones] Bag of Rune Stones
    [ornament-of-cernunnos] Ornament of Cernunnos
    [enchanted-wood-shaper] Enchanted Wood-Shaper
    [carnyx] Carnyx
    [antler-headdress] Antler Headdress
    [golden-cauldron] Golden Cauldron
    [golden-sickle] Golden Sickle
    [horn-of-plenty] Horn of Plenty
    [seer-s-ring] Seer's Ring
   *[shield-of-toutatis] Shield of Toutatis
}
word-artefact-2 = { $second ->
    [none] { "" }
    [moonstone-necklace] { ", " }Moonstone Necklace
    [arduinna-s-pendant] { ", " }Arduinna's Pendant
    [bag-of-rune-stones] { ", " }Bag of Rune Stones
    [ornament-of-cernunnos] { ", " }Ornament of Cernunnos
    [enchanted-wood-shaper] { ", " }Enchanted Wood-Shaper
    [carnyx] { ", " }Carnyx
    [antler-headdress] { ", " }Antler Headdress
    [golden-cauldron] { ", " }Golden Cauldron
    [golden-sickle] { ", " }Golden Sickle
    [horn-of-plenty] { ", " }Horn of Plenty
    [seer-s-ring] { ", " }Seer's Ring
   *[shield-of-toutatis] { ", " }Shield of Toutatis
}
word-artefact-3 = { $third ->
    [none] { "" }
    [moonstone-necklace] { ", " }Moonstone Necklace
    [arduinna-s-pendant] { ", " }Arduinna's Pendant
    [bag-of-rune-stones] { ", " }Bag of Rune Stones
    [ornament-of-cernunnos] { ", " }Ornament of Cernunnos
    [enchanted-wood-shaper] { ", " }Enchanted Wood-Shaper
    [carnyx] { ", " }Carnyx
    [antler-headdress] { ", " }Antler Headdress
    [golden-cauldron] { ", " }Golden Cauldron
    [golden-sickle] { ", " }Golden Sickle
    [horn-of-plenty] { ", " }Horn of Plenty
    [seer-s-ring] { ", " }Seer's Ring
   *[shield-of-toutatis] { ", " }Shield of Toutatis
}

## Regions

region-oak = The oak
region-player1 = Board of the first seat
region-player2 = Board of the second seat
region-player3 = Board of the third seat
region-player4 = Board of the fourth seat

## Chapters

chapter-orders = Set-up · Orders
chapter-lap = Round { $round } · lap { $lap }
chapter-dusk = Round { $round } · dusk, and the next dawn
chapter-final = After the last day

## The story

story-dawn = Round { $round } dawns.
story-first-player = { $who } has the First Player token.
story-potions = Potions of this game: { word-potion-1 }{ word-potion-2 }{ word-potion-3 }.
story-creatures = New creatures: { $cards }.
story-artefacts = New artefacts: { word-artefact-1 }{ word-artefact-2 }{ word-artefact-3 }.
story-neutral = { $count ->
    [one] The neutral druid stands on { $spaces }.
   *[other] Neutral druids stand on { $spaces }.
}
story-forest = { $first ->
    [none] The Bag is empty; nothing new grows in the Forest.
   *[other] New in the Forest: { word-ingredients }.
}
story-sun = { $solstice ->
    [yes] The sun moves to { $value }, a solstice.
   *[no] The sun moves to { $value }.
}
story-festival = Solstice festival: everybody below { $value } VP is paid.
story-festival-alone = Festival for { $who } alone.
story-blocked = Blocked for good: { $spaces }.
story-home = { $roots-first ->
    [none] { $who } brings home: { word-rest }.
   *[other] { $rest-first ->
        [none] { $who } sends to the Roots: { word-roots }.
       *[other] { $who } brings home: { word-rest }; Roots: { word-roots }.
    }
}
story-ended = The last day is over.
story-drew = { $who } draws { word-ingredients } from the Bag.
story-took = { $where ->
    [brew] { $who } takes { word-ingredient } back.
    [forest] { $who } takes { word-ingredient } from the Forest.
   *[bag] { $who } takes { word-ingredient } from the Bag.
}
story-gathered = { $who } gathers { word-ingredient }.
story-gathered-bag = { $who } gathers { word-ingredient } from the Bag, discarding { word-discard } of the Forest.
story-gained = { $mix ->
    [none] { $who } gains nothing ({ word-why }); it is full.
   *[other] { $who } gains { $mix } ({ word-why }).
}
story-lost = { $mix ->
    [none] { $who } loses nothing to the Eclipse.
   *[other] { $who } loses { $mix } to the Eclipse.
}
story-paid = { $who } pays { $mix }.
story-traded = { $who } trades { word-ingredients } for 1{ $take }.
story-exchanged = { $who } exchanges { $given } for { $received }.
story-order-chosen = { $who } chooses the { word-order }.
story-temple = { $second ->
    [none] { $who } plays { word-play }{ word-on-space }{ word-with-elder }{ word-for-price }.
   *[other] { $who } plays { word-play }{ word-on-space }{ word-with-elder }{ word-for-price }; { word-second } to the Roots.
}
word-play = { word-card }{ $part ->
    [creature] , creature
    [brew] , potion
    [shrine] , Shrine
    [artefact] , artefact
    [oak] , oak
   *[other] { "" } { $part }
}
word-on-space = { $space ->
    [heart] { "" }
   *[other] { "" } on { $space }
}
word-with-elder = { $druid ->
    [druid] { "" }
   *[other] { "" } with the { word-druid }
}
word-for-price = { $mix ->
    [none] { "" }
   *[other] { "" } for { $mix }
}
word-for-mix = { $mix ->
    [none] { "" }
   *[other] , { $mix }
}
story-special = { $loss ->
    [0] { $who } uses { word-the-space } with the { word-druid }.
   *[other] { $who } uses { word-the-space } with the { word-druid } (−{ $loss } VP).
}
word-the-space = { $space ->
    [heart] the Heart card
    [order] the Order board
    [menhir] the menhir
    [brew] the brewing space
    [draw] the drawing space
    [moonstone-necklace] the Moonstone Necklace
    [arduinna-s-pendant] Arduinna's Pendant
    [bag-of-rune-stones] the Bag of Rune Stones
    [ornament-of-cernunnos] the Ornament of Cernunnos
    [enchanted-wood-shaper] the Enchanted Wood-Shaper
    [carnyx] the Carnyx
    [antler-headdress] the Antler Headdress
    [golden-cauldron] the Golden Cauldron
    [golden-sickle] the Golden Sickle
    [horn-of-plenty] the Horn of Plenty
    [seer-s-ring] the Seer's Ring
    [shield-of-toutatis] the Shield of Toutatis
   *[other] { $space }
}
story-climb = { $mix ->
    [none] { $who } plays { word-card } to climb.
   *[other] { $who } plays { word-card } to climb ({ $mix }).
}
story-climbed = { $vp ->
    [0] { $who } climbs to { $to } ({ word-druid }).
   *[other] { $who } climbs to { $to } ({ word-druid }, +{ $vp } VP).
}
story-token-taken = { $who } takes a solar token above { $after }.
story-passed = { $who } passes.
story-stopped = { $who } stops gathering.
story-skipped = { $who } leaves it at that.
story-limit-raised = { $row ->
    [shrines] { $who } raises the Shrine/Menhir limit to { $limit }.
   *[creatures] { $who } raises the creature limit to { $limit }.
}
story-shrine-taken = { $side ->
    [elder] { $who } builds a Shrine for Elders too (+{ $vp } VP).
   *[plain] { $who } builds a Shrine for ordinary druids (+{ $vp } VP).
}
story-menhir-raised = { $who } raises a Menhir (+{ $vp } VP).
story-creature = { $who } takes { $creature } (+{ $vp } VP).
story-creature-loss = { $who } takes { $creature } (−{ $vp } VP).
story-discarded = { $who } discards { $creature } (+{ $vp } VP).
story-looked-at-creatures = { $cards ->
    [one] { $who } draws 1 creature to take it.
   *[other] { $who } draws { $cards } creatures to take one.
}
story-saw = You drew { $cards }.
story-refreshed = { $display ->
    [creatures] { $who } pays 1M for new creatures.
   *[artefacts] { $who } pays 1R for new artefacts.
}
story-artefact = { $who } takes an artefact: { word-artefact } (+{ $vp } VP).
story-exhausted = { $who } exhausts an artefact: { word-artefact }.
story-recharged = { $who } turns an artefact back: { word-artefact }.
story-borrowed = { $who } uses an artefact of { $owner } for free: { word-artefact }.
story-borrowed-own = { $who } uses an artefact for free: { word-artefact }.
story-extended = { $who } has a third place for artefacts.
story-scored = { $who } scores { $vp } VP{ $why ->
    [points] { "" } by the shield
    [tarw-cernunnos] { "" } by Tarw Cernunnos
   *[other] { "" }
}.
story-scored-loss = { $vp ->
    [0] { $who } has no VP to lose{ word-lost-by }.
   *[other] { $who } loses { $vp } VP{ word-lost-by }.
}
word-lost-by = { $why ->
    [points] { "" }
   *[storytelling] { "" } by Storytelling
}
story-promoted = { $who } promotes { word-promoted } to { word-druid }.
word-promoted = { $place ->
    [resting] a resting druid
    [roots] a druid on the Roots
    [forest] a druid in the Forest
   *[other] the druid { word-place }
}
story-recruited = { $who } recruits { word-rest }.
story-brewed = { $vp ->
    [0] { $who } brews { word-potion } with { word-ingredients }.
   *[other] { $who } brews { word-potion } with { word-ingredients } (+{ $vp } VP).
}
story-fizzled = Nothing comes of it for { $who }.
story-card-taken = { $who } takes the card { word-card }.
story-potion = { $who } keeps the potion { word-potion }.
story-redone = { $who } repeats { word-play }.
story-broichan-ended = { $who } ends with { $vp } VP and { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} travelled: place { $place }.
story-broichan-drew = { $who } draws { word-card }.
story-broichan-placed = { $who } puts a druid on { $space }.
story-broichan-tripled = { $who } gives { word-ingredient } ×3 back to climb.

## Questions

question-over = the game is over
question-wait = { $who } decides
question-order = choose an Order
question-turn = play a card, use a space, or pass
question-after = free actions, or end the turn
question-gather = gather in the Forest
question-home = who goes to the Roots
question-final = Dark Woods or Carw Gwyn before the count
question-pay = { $left ->
    [one] choose which resource to pay
   *[other] choose which { $left } resources to pay
}
question-festival = Bugul Noz: { $left } of which resource
question-limit = { $left ->
    [one] raise a limit
   *[other] raise limits, { $left } steps
}
question-creature = take a creature
question-keep = take 1 of { $left } drawn creatures
question-find-creature = take a creature of the deck
question-artefact = take an artefact
question-find-artefact = take an artefact of the pile
question-shrine = side of the Shrine
question-ingredient = { $left ->
    [one] take an ingredient
   *[other] take { $left } ingredients
}
question-take-back = ingredient that comes back
question-card = choose an advanced card
question-potion = choose a potion tile
question-promote = promote a druid
question-ancient = make a druid the Ancient
question-recruit = { $left ->
    [one] recruit a druid
   *[other] recruit up to { $left } druids
}
question-brew = brew a potion
question-redo = repeat a played action
question-recharge = { $left ->
    [one] turn an artefact back
   *[other] turn up to { $left } artefacts back
}
question-borrow = use anybody's artefact
question-step = climb 1 space{ word-on-branch }
question-past = climb 1 space, blocked ones too{ word-on-branch }
question-dryad = Dryad: first step{ word-on-branch }
question-warp = Wood Warp: step{ word-on-branch }
question-bonus = pay 1 for a step{ word-on-branch }
word-on-branch = { $branch ->
    [none] { "" }
   *[other] { "" } on { word-branch }
}
question-gain = which resource, { $left } at most
question-exchange = exchange resources

## What one has

word-mix = { $mix ->
    [none] no resources
   *[other] { $mix }
}
having = { word-mix } · { $vp } VP · { $rest } at rest · { $hand-first ->
    [none] no cards left
   *[other] cards: { word-hand }
}
having-ingredients = { word-mix } · { $vp } VP · { word-stock }
word-stock = { $first ->
    [none] no ingredients
   *[other] ingredients: { word-ingredients }
}
word-rest-any = { $rest-first ->
    [none] nobody
   *[other] { word-rest }
}
word-roots-any = { $roots-first ->
    [none] nobody
   *[other] { word-roots }
}
having-room = { word-mix } · { $vp } VP · Shrines/Menhirs { $upper } of { $upper-slots } · creatures { $lower } of { $lower-slots } · artefacts { $artefacts } of { $places }
having-druids = at rest ({ $places } places): { word-rest-any } · on the Roots: { word-roots-any }
hand-drawn = Drawn: { $creature }: { word-creature-effect }
hand-cards = Cards: { $hand-first ->
    [none] none
   *[other] { word-hand }
} · played: { $played-first ->
    [none] none
   *[other] { word-played }
}
hand-druids = At rest: { word-rest-any } · on the Roots: { word-roots-any }
hand-ingredients = Ingredients: { $first ->
    [none] none
   *[other] { word-ingredients }
} · potions brewed: { $potions }
hand-creature = { $creature }: { word-creature-effect }
hand-artefact = { word-artefact }: { word-artefact-effect } · { $loss ->
    [0] the next use is free
   *[other] the next use costs { $loss } VP
}
hand-potion = Potion of your own: { word-potion } ({ word-potion-effect })
hand-broichan = Broichan, { word-card } ({ $used ->
    [yes] used
   *[no] in his pile
}): { word-broichan-effect }

## Where the game stands

moment = round { $round } of { $rounds }, { $phase ->
    [day] day
   *[dusk] dusk
}, sun at { $sun }
moment-orders = set-up, Orders
moment-final = after the last day
moment-over = the game is over
column-vp = VP
column-resources = Resources (F-M-R)
column-druids = Druids (at rest-on the Roots)

## Buttons: kinds of actions

kind-order = Choose an Order ({ $count })
kind-temple = Temple action ({ $count })
kind-climb = Climb ({ $count })
kind-special = Special space ({ $count })
kind-pass = { $rest ->
    [0] Pass
    [one] Pass: 1 druid still at rest
   *[other] Pass: { $rest } druids still at rest
}
kind-gather = Gather ({ $count } in the Forest)
kind-pay = { $count ->
    [one] Pay (1 way)
   *[other] Pay ({ $count } ways)
}
kind-trade = { $count ->
    [one] Trade ingredients (1 way)
   *[other] Trade ingredients ({ $count } ways)
}
kind-limit = { $cost ->
    [0] Raise a limit
   *[other] Raise a limit: { $cost }
}
kind-exchange = Exchange resources
kind-refresh = { $display ->
    [creatures] New creatures: 1M
    [artefacts] New artefacts: 1R
   *[both] New creatures or artefacts: 1
}
kind-discard = Discard Carw Gwyn: +{ $vp } VP
kind-promote = { $count ->
    [one] Promote (1 kind)
   *[other] Promote ({ $count } kinds)
}
kind-recruit = Recruit
kind-shrine = Side of the Shrine
kind-take = { $what ->
    [creature] Take a creature ({ $count })
    [artefact] Take an artefact ({ $count })
    [ingredient] Take an ingredient ({ $count })
    [back] Take one back ({ $count })
    [card] Take a card ({ $count })
   *[potion] Take a potion ({ $count })
}
kind-draw = Cailleach: draw { $cards }, take 1
kind-brew = Brew ({ $count })
kind-redo = Repeat an action ({ $count })
kind-recharge = Turn an artefact back ({ $count })
kind-borrow = Use an artefact ({ $count })
kind-step = { $count ->
    [one] Climb 1 space
   *[other] Climb 1 space ({ $count } branches)
}
kind-gain = Choose a resource
kind-home = { $count ->
    [one] Who goes to the Roots (1 way)
   *[other] Who goes to the Roots ({ $count } ways)
}
kind-skip = { $asked ->
    [gather] Stop gathering
    [once] Not now
    [after] End the turn
    [final] Done
    [bonus] No step
    [warp] No step
   *[other] Leave the rest
}

## Menus: values of fields

choice-ingredients = { word-ingredients }
choice-druids = { word-rest }
choice-card = { word-card }
choice-tile = { word-potion }
choice-druid = { word-druid }
choice-resource = { word-resource }
choice-order = { word-order }
choice-temple = { word-action } · { word-effect }{ $mix ->
    [none] { "" } · free
   *[other] { "" } · { $mix }
}
choice-temple-less = { word-action } · { word-effect } · { $printed } → from { $mix }
choice-acts = { word-druid }{ $mix ->
    [none] { "" } · free
   *[other] { "" } · { $mix }
}{ word-and-second }
choice-acts-less = { word-druid } · { $mix ->
    [none] free
   *[other] { $mix }
} ({ $printed }{ $itself ->
    [0] { "" }
   *[other] { "" } − { $itself }
}{ $saved ->
    [0] { "" }
   *[other] { "" } − { $saved } { $helper ->
        [none] creatures
       *[other] { $helper }
    }
}){ word-and-second }
word-and-second = { $second ->
    [no] { "" }
   *[yes] { "" } + second druid
}
choice-second = { $druid ->
    [none] no second druid
   *[other] { word-druid } to the Roots
}
choice-space = { $druids ->
    [0] { $space } · free
   *[other] { $space } · taken
}
choice-climb = { word-card } · to { $to } · { $mix } · +{ $vp } VP
choice-climb-open = { word-card } · { $mix }
choice-no-arm = no fork
choice-arm = { word-arm } · to { $to } · +{ $vp } VP
choice-enters = { $druid ->
    [none] nobody enters
   *[other] { word-druid } enters from the Roots
}
choice-own-branch = the card's own branch
choice-branch = { word-branch } · to { $to } · +{ $vp } VP
choice-branch-open = { word-branch } · to the fork's left or right
choice-menhir = menhir · { $cost ->
    [0] free
   *[other] from { $cost }
} · +{ $vp } VP
choice-order-space = { word-space } · { word-effect }
choice-artefact-use = { $loss ->
    [0] { word-artefact } · free
   *[other] { word-artefact } · −{ $loss } VP
}
choice-druid-menhir = { word-druid } · { $cost } in all
choice-ingredient = { word-token } · you have { $have }
choice-discard = { $discard ->
    [none] from the Forest
   *[other] from the Bag, discarding { word-discard }
}
choice-mix = { $mix ->
    [none] nothing
   *[other] { $mix } · leaves { $rest }
}
choice-limit = { word-row } to { $limit }{ $cost ->
    [0] { "" }
   *[other] { "" } · { $cost }
}
choice-from = { word-resource } · you have { $have }
choice-amount = { $amount }{ $given } for { $total }{ $to }
choice-gain = { word-resource } · +{ $mix } · you have { $have }
choice-refresh = { $display ->
    [creatures] creatures · 1M
   *[artefacts] artefacts · 1R
}
choice-under = in the order { $order }
choice-creature = { $creature } · { $vp } VP
choice-artefact = { word-artefact } · +{ $vp } VP
choice-side = { $side ->
    [elder] elder · +{ $vp } VP · any druid rests here
   *[plain] plain · +{ $vp } VP · ordinary druids only
}
choice-potion = { word-potion }{ $first ->
    [none] { "" }
   *[other] { "" } · { word-ingredients }
}{ $any ->
    [0] { "" }
   *[other] { "" } + 1 of any kind
}
choice-redo = { word-action } · { word-effect }
choice-recharge = { word-artefact } · next use { $loss } → { $then } VP
choice-borrow = { word-artefact } of { $owner }
choice-place = the druid { word-place }
choice-home = { $roots-first ->
    [none] nobody
   *[other] { word-roots } to the Roots
}

note-order = { $order ->
    [bee] promote a druid with any druid; all { $elder-rest } rest spaces take Elders
    [blackbird] an Elder takes a creature
    [cairns] an Elder builds a Shrine; two Shrines share a slot
    [fox] an Elder gains { $six } of one resource
   *[forest] brew with any druid; an Elder draws { $draws } ingredients
}; limit step { $cost }{ $limit ->
    [any] { "" } in any mix
    [same] { "" } of one kind
   *[other] { $limit }
}
note-space = { $druids ->
    [0] { $space } is free
    [one] a druid stands on { $space }: a second one goes to the Roots
   *[other] { $druids } druids stand on { $space }: a second one goes to the Roots
}
note-space-by = { $who } stands on { $space }: a second druid goes to the Roots
note-sun = { $solstice ->
    [yes] takes a solar token: the sun moves to { $value }, a festival
   *[no] takes a solar token: the sun moves to { $value }
}
note-end = { $blocked ->
    [yes] { $space } at its end is blocked
   *[no] { $space } at its end counts { word-counts }: { $value } VP now
}
note-place = with the number of its place in the Forest
note-slots = { $slots ->
    [one] { $used } of { $slots } slot used
   *[other] { $used } of { $slots } slots used
}
note-under = { $cards }
note-under-artefacts = { word-artefact-1 }{ word-artefact-2 }{ word-artefact-3 }
note-creature = { word-creature-effect }
note-artefact = { word-artefact-effect }
note-potion = { word-potion-effect }
note-card = { $card ->
    [worship] recruit 1 for { $first }, climb for { $second }F, promote for { $third }F
    [wisdom] exchange for { $first }, brew for { $second }M, creature for { $third }M
    [mysticism] Shrine for { $first }R, artefact for { $second }R, repeat for { $third }R
   *[other] a card of your own
}
note-elder = { $druid ->
    [arch] temple actions and Menhirs cost { $arch } less
    [bard] one more slot in both rows
    [ovate] brewing costs { $ovate } less
    [talon] needs no second druid on a taken space
    [recluse] has a rest space of its own
   *[ancient] all powers of the others
}

## Whole actions

deed-order = the { word-order }
deed-temple = { word-action }: { word-druid } to { word-space }{ $second ->
    [none] { "" }
   *[other] , { word-second } to the Roots
}{ word-for-mix }
deed-climb = { word-card }: climb to { $to }{ $druid ->
    [none] { "" }
   *[other] { "" } with the { word-druid }
} ({ $mix }, +{ $vp } VP)
deed-menhir = Menhir with the { word-druid } ({ $cost })
deed-special = { $loss ->
    [0] { word-space } with the { word-druid }
   *[other] { word-space } with the { word-druid } (−{ $loss } VP)
}
deed-pass = pass for today
deed-gather = { $discard ->
    [none] gather { word-token }
   *[other] gather { word-token } of the Bag, discard { word-discard }
}
deed-pay = { $mix ->
    [none] pay nothing
   *[other] pay { $mix }
}
deed-trade = { word-ingredients } for 1{ $take }
deed-limit = { word-row }: limit { $limit }{ $cost ->
    [0] { "" }
   *[other] { "" } ({ $cost })
}
deed-exchange = { $given } for { $amount }{ $to }
deed-refresh = { $display ->
    [creatures] new creatures
   *[artefacts] new artefacts
}{ $order ->
    [none] { "" }
   *[other] , old ones under as { $order }
}
deed-discard = discard { $creature } (+{ $vp } VP)
deed-promote = { word-druid }: the druid { word-place }
deed-recruit = recruit { word-rest }
deed-shrine = { $side ->
    [elder] Shrine, elder side (+{ $vp } VP)
   *[plain] Shrine, plain side (+{ $vp } VP)
}
deed-take-ingredient = take { word-token }
deed-take-card = take the card { word-card }
deed-take-potion = take the potion { word-potion }
deed-take-artefact = take the { word-artefact } (+{ $vp } VP)
deed-take-creature = take { $creature } (+{ $vp } VP)
deed-take-loss = take { $creature } (−{ $vp } VP)
deed-draw = draw { $cards } creatures, take one
deed-brew = { word-potion }: { word-ingredients }
deed-redo = repeat { word-action }
deed-recharge = turn the { word-artefact } back
deed-borrow = use the { word-artefact } for free
deed-step = climb to { $to }{ $druid ->
    [none] { "" }
   *[other] { "" } with the { word-druid }
} (+{ $vp } VP)
deed-gain = gain { $mix }
deed-home = { $roots-first ->
    [none] everybody comes home
   *[other] { word-roots } to the Roots
}

## Commands

do-order = Choose your Order
do-temple = Play a card for one of its temple actions
do-climb = Play a card to climb the oak
do-special = Use your Order board, an artefact or the menhir space
do-pass = Stop acting today; you may gather
do-gather = Take an ingredient from the Forest
do-pay = Choose how a free mix is paid
do-trade = Give two ingredients for one resource
do-limit = Raise a card limit by one
do-exchange = Turn one resource into another
do-refresh = Pay 1 for new creatures or artefacts (order of the old ones as 213); no undo
do-discard = Give up Carw Gwyn for 6 VP
do-promote = Make a druid an Elder
do-recruit = Bring druids from the Roots to your rest spaces
do-shrine = Choose the side of a new Shrine: elder 2 VP or plain 4 VP
do-take = Take a creature, artefact, card, tile or ingredient
do-draw = With Cailleach: draw six creatures and take one; no undo
do-brew = Brew a potion and choose the ingredients
do-redo = Repeat an action of a card you played this round
do-recharge = Turn an artefact back two notches
do-borrow = Use any player's artefact once for free
do-step = Climb one space as part of an effect
do-gain = Choose the resource you gain or fill up
do-home = Choose who goes to the Roots when rest is full
do-skip = Leave out an optional part, or stop gathering
field-order = Which Order
field-action = Which action, such as knowledge2
field-druid = Which druid, by name or by place
field-second = Which druid goes to the Roots
field-space = Which space
field-card = Which card
field-arm = Which arm of the fork: left or right
field-branch = Which branch: feather, mistletoe, runes
field-take = Which ingredient or resource to get
field-discard = Which ingredient of the Forest goes
field-mix = How much of each, such as 2F 1R
field-give = Which ingredients, such as bark+acorn
field-row = Which limit: shrines or creatures
field-from = Which resource to give
field-to = Which resource to get
field-amount = How many
field-display = Which display: creatures or artefacts
field-elder = Which kind of Elder
field-druids = Which druids, such as druid bard
field-side = Which side: elder or plain
field-what = What to take
field-potion = Which potion
field-with = Which ingredients
field-artefact = Which artefact
field-resource = Which resource: F, M or R

## For a first game

primer-1 = Lead an Order of druids through 5 rounds; most points (VP) win.
primer-2 = A round: everybody gains 3 of each resource, then acts in turn until all have passed, then dusk.
primer-3 = Your turn is one action: play a card for a temple action or to climb, use a special space, or pass.
primer-4 = A temple action needs a druid at rest; on a taken space a second one of yours goes to the Roots.
primer-5 = Climbing costs 3 of the card's resource, moves 1 up and gives VP; each branch forks and ends in a big score.
primer-6 = Solar tokens and dusks move the sun. On a solstice all with fewer VP than the sun are paid for their climbers.
primer-7 = Shrines, creatures and artefacts need free places; raising a limit is free to do in your turn, at a price.
primer-8 = Easy to miss: played cards are back at dusk, leftovers are worth nothing. About 40 decisions each.
primer-9 = Alone: Broichan draws one of six cards a turn, puts a druid into its temple and does what it says (O-221 to O-226).
explain-order = Your Order gives you its own special space and its own price for raising a limit. It is yours for the whole game.
explain-turn = Play a card for one of its temple actions, climb with it, use a special space, or pass. Trades and limits are free and come before it. After passing you only gather.
explain-turn-alone = Play a card for a temple action or to climb, use a special space, or pass; trades and limits come before it. Then Broichan draws one of his cards: what each does stands with your hand (O-221 to O-226).
explain-after = No other action is left in this turn. You may still trade, exchange or raise a limit before the turn ends.
explain-gather = You have passed: each turn one druid of yours on the Roots takes an ingredient from the Forest. { $final ->
    [yes] Stopping ends it for today.
   *[no] If you decline, you are asked again once somebody has done something.
}
explain-home = Not everybody finds a rest space. Those you name go to the Roots and cannot act tomorrow unless recruited.
explain-final = The last day is over. Ingredients are worth points only as Dark Woods, brewed once; Carw Gwyn can still be discarded for 6 VP.
explain-pay = The price is open: any mix of the resources allowed. Keep what your next cards need.
explain-festival = Bugul Noz gives its owner some of one resource at every festival, ahead of the sun or not.
explain-limit = A limit says how many cards a row may hold: Shrines and Menhirs above, creatures below. Raise the row you want to fill next.
explain-creature = Take one of the open creatures: its VP count at once, its power from now on. For 1M you may see three new ones first.
explain-keep = You drew these cards with Cailleach and must take one. The others go under the deck.
explain-find-creature = Any creature of the deck is yours to take; the deck is shuffled afterwards.
explain-artefact = An artefact gives 4 VP now and three uses later, the last two for a loss of VP. For 1R you may see three new ones first.
explain-find-artefact = Any artefact of the pile is yours to take; the pile is shuffled afterwards.
explain-shrine = A Shrine adds a rest space for good. The elder side takes any druid and gives 2 VP, the plain side takes ordinary druids and gives 4 VP.
explain-ingredient = The ingredient you take is needed for potions, or can be traded: two for one resource.
explain-take-back = Clurichaun gives back one of the ingredients you have just used.
explain-card = An advanced card stays in your hand for the rest of the game; you can play it this very round.
explain-potion = The Seelie Court keeps one potion that only you can brew. You still need its ingredients and a brewing action.
explain-promote = An ordinary druid becomes an Elder of a kind you do not have yet, where it stands. Each kind has its own power.
explain-ancient = The Ancient has the powers of all other Elders, a rest space of its own and one more slot in each row.
explain-recruit = Druids on the Roots cannot act. Bring them to free rest spaces; Elders need spaces that take Elders.
explain-brew = Pay the ingredients and the effect comes at once. Every potion brewed also counts on the last space M5R.
explain-redo = An action of a card you have played this round happens once more, without a druid and without its price.
explain-recharge = Turning an artefact back two notches gives you uses again. Exhausted ones stay exhausted.
explain-borrow = Use the power of any active artefact on the table, for free; it is not turned.
explain-step = One of your druids climbs 1 space: your climber of the branch, or a druid from the Roots if you have none there. You gain the VP of the space.
explain-past = As a usual step, and a blocked last space may be entered too.
explain-dryad = Two steps on one branch: this first one gives no VP, the second one does.
explain-warp = Each branch in turn: your climber moves 1 up, or a druid from the Roots enters.
explain-bonus = Your creature lets you climb 1 space on this branch for 1 more resource. You may leave it.
explain-gain = Choose which resource rises; nothing goes above 9.
explain-exchange = Give any number of one resource for as many of another.
cannot-cards = cards (none left today, O-71)
cannot-climb = climb ({ $cost } of a card's resource needed, O-77)
cannot-nobody = temple action, special space (nobody at rest, O-27)
cannot-slot = { word-action } ({ $what ->
    [artefact] no free place for an artefact, O-53
    [creature] no free creature slot: raise the limit first for { $cost }, O-60
   *[shrine] no free upper slot: raise the limit first for { $cost }, O-60
})

tagline = druids, potions, climbing an oak · about ten days

# What computer players go by, as a hint names it: `term-<term of the judge>`, after “Why:”.

term-points = victory points scored
term-druids = druids that can act
term-elders = Elders and their powers
term-order = the Order’s own space
term-cards = advanced Moot cards
term-branches = progress on the branches of the Oak
term-resources = resources to spend
term-slots = room for Shrines, Menhirs and creatures
term-ingredients = ingredients for potions
term-artefacts = artefacts that can still be used
term-creatures = what creatures do every day
