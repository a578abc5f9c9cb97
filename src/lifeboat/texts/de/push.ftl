### Benachrichtigungen mit Web Push in den Worten des Servers

# Der ganze Text einer Benachrichtigung.
push-turn = Du bist dran.

error-push-off = Dieser Server verschickt keine Benachrichtigungen.
error-push-subscription = Dein Browser lässt sich nicht benachrichtigen: Seinen Push-Dienst kann dieser Server nicht nutzen.

expected-true-or-false = „true“ oder „false“
expected-a-contact = eine Adresse wie „mailto:host@example.org“ oder „https://example.org“
