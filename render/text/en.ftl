# Words that every title's pictures and text boards share.

seat-red = Red
seat-blue = Blue
seat-yellow = Yellow
seat-green = Green
seat-purple = Purple
seat-nobody = Nobody

none = none
unit-vp = VP
next = then
order-place = { $place }
wins = { $count ->
    [one] wins
   *[other] win together
}
text-page = Page { $page } of { $pages }.
