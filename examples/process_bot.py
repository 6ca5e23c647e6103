"""A bot in a process of its own: it says the last word it is offered.

Try it: atoll arena costa-ruana --bots "process@python examples/process_bot.py,random" --games 20
"""

import sys

words: list[str] = []
for line in sys.stdin:
    key, _, rest = line.rstrip("\n").partition(" ")
    if key == "moves":
        words = rest.split("|")
    elif key == "go":
        print("move", words[-1], flush=True)  # the answer is what is printed
    elif key == "quit":
        break
