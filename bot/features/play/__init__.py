"""The private panel: what is asked, what may be done, choice by choice; a function of a match and the choices so far.

Every title gets the same shape: kinds of action as buttons, the answers to a question as buttons or menus. All of it
comes from `legal()` and the title's chat; ids carry table, question and the choices so far (`path`), so nothing is kept
between two taps.
"""
