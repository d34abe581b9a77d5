"""Pictures and texts of views.

    picture(view)            the whole table as an image; a pure function of the view
    picture(view, focus=…)   one region, made larger
    picture(view, events=…)  with what those events changed
    png(view, …)             the same, ready to send
    text_board(view)               the same in words, one fact per line
    alt_text(view)           the same in a few sentences

Everything here takes time: call it off the event loop (`render.worker`).
"""
