### The browser client: words shared by all its pages.

web-home = Home page
web-skip = Skip to content
web-menu = Settings
web-language = Language
web-theme = Theme
    .system = Same as device
    .light = Light
    .dark = Dark
web-sound = Sound
    .on = On
    .off = Off
    .volume = Volume
    .offer = Play with sound?
web-pace = Pace
    .slow = Slow
    .normal = Normal
    .fast = Fast
    .off = Don’t wait
web-cards = Cards
    .small = Small
    .normal = Medium
    .large = Large
web-hand = Buttons
    .right = On the right
    .left = On the left
web-odds = Show the odds
    .words = Rescue buttons say how likely the rescue is to fail, at tables that allow hints.
web-helps = Bring passengers to the boats for me
    .words = Only when it costs nothing and keeps all your options open. You can undo it.
web-rules = Rules
web-close = Close
web-cancel = Cancel
web-loading = One moment…
web-page-unknown = This page doesn’t exist.
    .back = Go to the home page
web-game-unknown = This game is on the server, but it can’t be shown in the browser.
# $rule: the number of a rule, such as T23.
web-rule-open = Rule { $rule }
web-rule-place = See it in the full rules
# Shown when not even the words of the page can be loaded; web-again comes after it.
web-page-fault = This page couldn’t be loaded.
web-fault = The server can’t be reached. Try again in a moment.
web-again = Try again
