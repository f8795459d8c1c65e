"""The settings, a module a chapter.

`scene` is the list of chapters and a chapter's screen, `chapters` names them all. `sound`, `play`, `words`,
`reading`, `looks` and `controls` are the chapters' rows, which `rows` helps to make, and `keys` is the screen
in which keys and buttons are given to actions.
"""
