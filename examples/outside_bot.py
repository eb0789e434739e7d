"""A bot in a program of its own: undercroft simulate doggos --bot "cmd:python examples/outside_bot.py".

It plays any game, and takes what is certain to raise its figures most.
"""

import json
import random
import sys

DISLIKED = {"wounds", "damage"}


def gain(choice: dict) -> int:
    """How much the figures rise that this choice is certain to change."""
    rises = ((change["field"], change["after"] - change["before"]) for change in choice["preview"])
    return sum(-rise if field in DISLIKED else rise for field, rise in rises)


def choose(question: dict) -> int:
    """The code of the best choice; among equals the same one whenever the same is asked."""
    choices = [choice for choice in question["choices"] if choice["kind"] != "done"] or question["choices"]
    most = max(map(gain, choices))
    luck = random.Random(question["player"] + json.dumps(question["view"]))
    return luck.choice([choice["code"] for choice in choices if gain(choice) == most])


for line in sys.stdin:
    message = json.loads(line)
    ready = message["type"] == "hello"
    answer = {"type": "ready"} if ready else {"id": message["id"], "code": choose(message)}
    print(json.dumps(answer), flush=True)
