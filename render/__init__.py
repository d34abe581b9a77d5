"""Pictures and texts of views.

    shot = Shot(view, …)     what is wanted: whose language, which theme, the whole table or a region, what changed
    picture(shot)            the table as an image; a pure function of the shot
    png(shot)                the same, ready to send
    text_board(shot)         the same in words, one fact per line
    alt_text(shot)           the same in a few sentences
    illustrate(shot)         all of it

Everything here takes time: call it off the event loop (`render.worker`).
"""
