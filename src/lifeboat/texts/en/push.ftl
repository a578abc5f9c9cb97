### Notifications by Web Push, as the server words them

# The whole text of a notification.
push-turn = It’s your turn.

error-push-off = This server doesn’t send notifications.
error-push-subscription = Your browser can’t be notified: its push service isn’t one that this server can use.

expected-true-or-false = “true” or “false”
expected-a-contact = an address such as “mailto:host@example.org” or “https://example.org”
