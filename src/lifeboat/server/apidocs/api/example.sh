LIFEBOAT=http://127.0.0.1:1912
field() { python3 -c "import json, sys; print(json.load(sys.stdin)$1)"; }

# A table for one, which begins at once. The answer: {"table": ..., "token": ..., "person": 1}.
WELCOMED=$(curl -s $LIFEBOAT/api/tables \
    -d '{"game": "titanic", "name": "Ada", "seats": ["me"], "start": true}')
TABLE=$LIFEBOAT/api/tables/$(echo "$WELCOMED" | field '["table"]')
TOKEN="Authorization: Bearer $(echo "$WELCOMED" | field '["token"]')"

# How things stand: a welcome with the table, your view and the legal actions.
WELCOME=$(curl -s $TABLE/events -H "$TOKEN")
NUMBER=$(echo "$WELCOME" | field '["messages"][0]["table"]["number"]')
ACTION=$(echo "$WELCOME" | field '["messages"][0]["views"][0]["legal"][0]["action"]')

# Play the first legal action. The answer holds the number of its entry.
curl -s $TABLE/commands -H "$TOKEN" \
    -d "{\"kind\": \"play\", \"action\": \"$ACTION\", \"version\": $NUMBER}"

# What has happened since; with wait=25 the answer comes when something happens.
curl -s "$TABLE/events?since=$NUMBER" -H "$TOKEN"

# Give the game up, and read its record.
curl -s $TABLE/commands -H "$TOKEN" -d '{"kind": "resign"}'
curl -s $TABLE/record
