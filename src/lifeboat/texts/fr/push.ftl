### Les notifications Web Push, dans les mots du serveur

# Tout le texte d’une notification.
push-turn = C’est à vous de jouer.

error-push-off = Ce serveur n’envoie pas de notifications.
error-push-subscription = Impossible de notifier votre navigateur : ce serveur ne peut pas utiliser son service de notification.

expected-true-or-false = « true » ou « false »
expected-a-contact = une adresse comme « mailto:host@example.org » ou « https://example.org »
