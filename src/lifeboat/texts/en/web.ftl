### The browser client: words that all its pages share.

web-home = Start page
web-skip = Skip to the content
web-menu = Settings
web-language = Language
web-theme = Colours
    .system = As the device
    .light = Light
    .dark = Dark
web-sound = Sound
    .on = On
    .off = Off
web-rules = Rules
web-close = Close
web-cancel = Cancel
web-loading = One moment …
web-page-unknown = There is no such page.
    .back = Go to the start page
web-game-unknown = The server offers this game, but this page can’t show it.
# $rule: the number of a rule, such as T23.
web-rule-open = Rule { $rule }
web-rule-place = Read it in the rulebook
# Where not even the words of the page come; with web-again after it.
web-page-fault = The page cannot be loaded.
web-fault = That did not work: the server cannot be reached. Try again in a moment.
web-again = Try again
