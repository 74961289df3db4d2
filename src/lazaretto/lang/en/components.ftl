# What is printed in the box: sets of components, at the terminal and on their page.

components-lead = Nobody here has read every token, border and street off a box: part of them is reconstructed. If you own the box, enter what yours shows and play with it.
components-digest = digest { $digest }
components-digest-hint = Sets that say the same have the same digest, whatever they are called.
components-reconstructed = reconstructed: it fits what is published, but nobody has seen it in a box
components-same = Both sets say the same.

## What a set says

components-part-token = Rat tokens
components-part-region = Regions and their neighbours
components-part-character = Rats on the characters
components-part-square = Streets between the market squares
components-field-limit = limit
components-field-majority = M
components-field-all = A
components-field-class = classes
components-field-land = by land
components-field-sea = by sea
components-field-rats = rats
components-field-within = in the same quarter
components-field-next = in the next quarter

## Sets of one’s own

components-name = Name of the set
components-new = New set
components-new-name = My box
components-open = Open a file
components-save = Save as a file
components-share = Copy a link
components-shared = Copied: whoever opens the link gets the set.
components-delete = Delete
components-delete-sure = Delete this set from your browser?
components-play = Play with it
components-kept = Kept in this browser only. A file or a link takes it elsewhere.
components-to-change = You are looking at the set that comes with Lazaretto. Begin a new set to change it.
components-given = You are looking at the set of a table. Begin a new set to change it.
components-good = Checked: it can be played with.
components-wrong = It cannot be played with like this: { $detail }
components-not-kept = This browser keeps nothing more: save the set as a file.

## Entering what a box shows

components-progress = Compared with the box: { $seen } of { $all }
components-seen = I have compared this with my box
components-token = Token { $token }
components-starting = A starting token, with the other back
components-limit = Limit
components-majority = Symbols for the majority (M)
components-all = Symbols for all players (A)
components-classes = Classes
components-next-token = Next token
components-map-hint = Choose a region, then another one: there is a border by land between them, at the next press by sea, then none.
components-neighbours-of = Neighbours of { $region }
components-no-border = no border
components-rats-hint = How many rats does each character show?
components-streets-hint = Choose a market square of the quarter, then another one, there or in the next quarter: a street appears, or goes.
components-quarter = A quarter
components-quarter-next = The next quarter, clockwise
components-from = From { $square }

## Comparing

components-compare = Compare two sets
components-first = First set
components-second = Second set
components-differ =
    { $count ->
        [one] They differ in one place.
       *[other] They differ in { $count } places.
    }
components-what = What
