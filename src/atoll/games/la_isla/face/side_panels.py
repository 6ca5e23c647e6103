"""What lies around the island: tracks, cards, holders, purses and the players' plates."""

from typing import Final

from atoll.scene import More, Panel, Voice, piece, remembered

from ..geometry import slug
from ..rules.components import ANIMALS, CARDS, COLOURS, PRINTED, TRACK
from .island import centred
from .view import CardView, PlayerView, SlotView

LETTERS: Final = "ABD"
JOBS: Final = ("ability", "income", "animal")
WINDOWS: Final = (("A", 9, 122), ("B", 139, 62), ("C", 209, 60), ("D", 277, 62))
DECK_OF: Final = {card.id: card.deck for card in CARDS}
FUNCTIONS: Final = {printed.id: printed for printed in PRINTED}
WORDY: Final = ("joker", "income_resource", "extra_explorer", "extra_slot", "extra_card", "marker_substitute")
"""Functions whose two lines are not put together from when and then."""


def function_symbol(function: str) -> str:
    return f"fn-{slug(function)}"


def function_message(function: str) -> str:
    return f"function-{slug(function)}"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def caption(voice: Voice, function: str) -> tuple[str, str]:
    """Two short lines under the picture of a function: when, then."""
    printed = FUNCTIONS[function]
    head, _, tail = printed.group.partition("_")
    what = ""
    if printed.parameter:
        kind = {"symbol": "symbol", "tile": "short", "track": "short", "marker": "short", "ring": "ring"}.get(
            head, "colour"
        )
        what = voice.message(f"{kind}-{printed.parameter}")
    if printed.group in WORDY:
        return capital(voice.message(f"cap-{printed.group}-when", what=what)), voice.message(
            f"cap-{printed.group}-then"
        )
    when = voice.message(f"cap-when-{head}", what=what)
    return capital(when), voice.message(f"cap-then-{tail}", n=printed.amount)


def in_a_line(voice: Voice, function: str) -> str:
    """The same on a button: when leads to then, unless the two lines are one phrase."""
    return (" " if FUNCTIONS[function].group in WORDY else " → ").join(caption(voice, function))


def explain(voice: Voice, card: CardView) -> str:
    """A card in words: its three jobs."""
    name = voice.detail(function_message(card.function), "text")
    return voice.message(
        "scene-card",
        function=name,
        colour=voice.message(f"colour-{card.colour}"),
        animal=voice.message(f"animal-{card.animal}"),
    )


@piece
def picture(panel: Panel, voice: Voice, card: CardView, x: float, y: float, twins: str) -> None:
    """A whole card by its upper left corner, with its three jobs; what another card brings too names its function."""
    name = voice.message(function_message(card.function))
    own = f"card_{card.id}"
    panel.put(
        "card", x, y, 128, 180, id=own, title=name, detail=explain(voice, card), about="card", like=own, home="deck",
        state="in-hand", flips=True,
    )  # fmt: skip
    centred(panel, function_symbol(card.function), x + 66, y + 41, 0.96, part=own)
    for i, line in enumerate(caption(voice, card.function)):
        panel.label(line, x + 64, y + 81 + 14.5 * i, "caption strong" if i else "caption", part=own)
    panel.put(f"card-b-{card.colour}", x, y + 104, 64, 76, part=own)
    panel.put(f"card-d-{card.animal}", x + 64, y + 104, 64, 76, part=own)
    panel.put("card-lines", x, y, 128, 180, part=own)
    centred(panel, f"deck-{DECK_OF[card.id]}", x + 116, y + 10, part=own)
    words = (
        in_a_line(voice, card.function),
        voice.message("scene-income", colour=voice.message(f"colour-{card.colour}")),
        voice.message(f"animal-{card.animal}"),
    )
    effects = (voice.detail(function_message(card.function), "text"), "", "")
    for letter, job, word, effect in zip(LETTERS, JOBS, words, effects, strict=True):
        what = voice.message("scene-twin", what=word, by=caption(voice, card.function)[0]) if letter in twins else word
        title = voice.message("scene-job", letter=letter, what=what)
        panel.put(
            f"zone-{letter.lower()}", x, y, 128, 180, id=f"{job}_{card.id}", title=title, detail=effect, about=job,
            button=title, ring="self", state="zone-thing", part=own,
        )  # fmt: skip
    panel.put("card-tabs", x, y, 128, 180, part=own)


@remembered
def hand(voice: Voice, cards: list[CardView] | None) -> Panel:
    """The reader's cards; in the other steps, the supply from which a cube can be taken. A guest has none."""
    panel = Panel("hand", 412, 206)
    if not cards:
        return supply(panel, voice, cards is not None)
    pitch = 140 if len(cards) <= 3 else 412 / len(cards)
    for i, card in enumerate(cards):
        picture(panel, voice, card, 2 + i * pitch, 22, twins(card, cards))
    return panel


def twins(card: CardView, cards: list[CardView]) -> str:
    """The letters under which another of these cards brings the same as this one."""
    others = [other for other in cards if other.id != card.id]
    same_cube = any(other.colour == card.colour for other in others)
    same_animal = any(other.animal == card.animal for other in others)
    return "B" * same_cube + "D" * same_animal


def supply(panel: Panel, voice: Voice, seated: bool) -> Panel:
    """Cubes of every colour, to be taken when the rules say so."""
    panel.box(3, 60, 404, 100, "paper")
    panel.label(voice.message("scene-supply" if seated else "scene-guest"), 205, 86, "soft mid")
    for i, colour in enumerate(COLOURS):
        x = 52 + i * 62
        title = voice.message("scene-supply-cube", colour=voice.message(f"colour-{colour}"))
        panel.box(x, 98, 50, 48, id=f"supply_{colour}", title=title, about="supply")
        centred(panel, f"cube-{colour}", x + 25, 122, 1.35, part=f"supply_{colour}")
    return panel


@remembered
def purse(voice: Voice, seat: int, resources: list[int], explorers: int) -> Panel:
    """The reader's cubes and the explorers still to be placed."""
    panel = Panel("purse", 348, 46)
    for i, colour in enumerate(COLOURS):
        n, x = resources[i], 10 + i * 53
        title = voice.message("scene-purse", n=n, colour=voice.message(f"colour-{colour}"))
        panel.box(x - 4, 4, 50, 40, id=f"cube_{colour}", title=title, about="cube")
        centred(panel, f"cube-{colour}", x + 13, 24, 1.17, state="" if n else "off", part=f"cube_{colour}")
        panel.label(str(n), x + 32, 31, "amount" if n else "amount off", id=f"cube_{colour}_size")
    title = voice.message("scene-explorers-left", n=explorers)
    centred(panel, f"explorer-{seat + 1}", 293, 22, 0.9, id="purse_explorer", title=title, about="explorers")
    panel.label(f"×{explorers}", 311, 31, "amount", id="purse_explorer_size")  # noqa: RUF001 - the sign for times
    return panel


@remembered
def holder(voice: Voice, seat: int, slots: list[SlotView], plan: list[CardView | None], step: int) -> Panel:
    """The reader's functions above the wood, the plan of the round in its windows."""
    panel = Panel("holder", 348, 178)
    pitch = 116 if len(slots) <= 3 else 87
    for i, slot in enumerate(slots):
        x, s = 4 + i * pitch, pitch / 116
        own = f"slot_{slot.number}"
        if slot.card is None:
            title, words = (voice.message(f"scene-slot-{end}", n=slot.number) for end in ("free", "empty"))
            panel.put("slot", x - 1, 4, 110 * s, 92, id=own, title=title, about="slot", button=words)
            continue
        name = voice.message(function_message(slot.card.function))
        title = voice.message("scene-slot", n=slot.number, function=name)
        effect = voice.detail(function_message(slot.card.function), "text")
        covered = in_a_line(voice, slot.card.function)
        covers = voice.message("scene-slot-covers", n=slot.number, function=covered)
        panel.box(x, 5, 108 * s, 120, "halfcard", id=own, title=title, detail=effect, about="function", button=covers)
        centred(
            panel, function_symbol(slot.card.function), x + 54 * s, 33, 0.88 * s, part=own,
            id=f"function_{slot.number}", like=f"card_{slot.card.id}", goes="discards",
        )  # fmt: skip
        for k, line in enumerate(caption(voice, slot.card.function)):
            panel.label(line, x + 54 * s, 71 + 14.5 * k, "caption strong" if k else "caption", part=own)
    panel.put("holder", 0, 98, 348, 78)
    planned = dict(zip(LETTERS, plan, strict=True))
    for letter, left, w in WINDOWS:
        if letter == "C":
            centred(panel, f"explorer-{seat + 1}", left + w / 2 + 5, 131, 0.92)
        window(panel, voice, letter, planned.get(letter), step, left, w)
    return panel


@piece
def window(panel: Panel, voice: Voice, letter: str, card: CardView | None, step: int, x: float, w: float) -> None:
    """One letter of the holder: blank, planned, or done."""
    middle = x + w / 2
    title = voice.message("scene-window", letter=letter, what=voice.message(f"scene-window-{letter.lower()}"))
    panel.box(x, 107, w, 60, id=f"window_{letter.lower()}", title=title, about="window")
    if letter == "C":
        panel.label(voice.message("scene-window-c"), middle, 162, "wood")
    elif card is not None:
        own = f"planned_{letter.lower()}"
        panel.box(
            x + 2,
            109,
            w - 4,
            56,
            "window",
            id=own,
            title=voice.message(function_message(card.function)),
            detail=explain(voice, card),
            about="plan",
        )
        symbol = {"A": function_symbol(card.function), "B": f"cube-{card.colour}", "D": f"animal-{card.animal}"}[letter]
        centred(
            panel,
            symbol,
            x + (67 if letter == "A" else 36),
            137,
            {"A": 0.92, "B": 1.4, "D": 0.8}[letter],
            part=own,
            id=f"plan_{letter}",
            like=f"card_{card.id}",
            goes="discards",
        )
    elif step > 0:
        centred(panel, "check", middle + 5, 132, 1.6, state="blank")
        panel.label(voice.message("scene-done"), middle, 162, "wood")
    else:
        symbol, scale = {"A": ("explorer-0", 0.8), "B": ("cube-plain", 1.15), "D": ("print-giant_fossa", 2.1)}[letter]
        centred(panel, symbol, middle + 6, 133, scale, state="blank")
        panel.label(voice.message(f"scene-window-{letter.lower()}"), middle, 162, "wood")
    centred(panel, f"letter-{letter.lower()}", x + 12, 119, 0.95)
    if step == "-ABCD".index(letter):
        panel.box(x, 107, w, 60, "ringed")


@remembered
def deck(voice: Voice, pile: int, discards: list[CardView]) -> Panel:
    """Draw pile with its count, and the discard pile: its top is drawn, all of it is told (rules 1.6)."""
    panel = Panel("deck", 128, 100)
    for k in (2, 1, 0):
        named: More = {"part": "deck"}
        if k == 0:
            named = {"id": "deck", "title": voice.message("scene-deck-title", n=pile), "about": "deck"}
        centred(panel, "card-back", 30 - 2 * k, 40 - 2 * k, 0.4, **named)
    panel.label(voice.message("scene-deck", n=pile), 20, 96, "foam mid")
    panel.label(voice.message("scene-discards", n=len(discards)), 94, 96, "foam mid")
    if discards:
        card = discards[-1]
        panel.put(
            "card", 74, 4, 51, 72, id="discards", title=voice.message("scene-discard-top"),
            detail=f"{explain(voice, card)} {contents(voice, discards)}", about="discards", turn=6,
        )  # fmt: skip
        centred(panel, function_symbol(card.function), 100, 22, 0.38, part="discards")
        panel.put(f"card-b-{card.colour}", 74, 46, 25.6, 30.4, turn=6, part="discards")
        panel.put(f"card-d-{card.animal}", 99, 47, 25.6, 30.4, turn=6, part="discards")
    return panel


def contents(voice: Voice, cards: list[CardView]) -> str:
    """How many cards of a pile show each resource and each animal."""
    colours, animals = [card.colour for card in cards], [card.animal for card in cards]
    return voice.message(
        "scene-discards-hold",
        colours=", ".join(f"{voice.message(f'colour-{name}')} {colours.count(name)}" for name in COLOURS),
        animals=", ".join(f"{voice.message(f'short-{name}')} {animals.count(name)}" for name in ANIMALS),
    )


def columns(left: float, cell: float, gap: float) -> tuple[list[float], float]:
    """The x of each space of a track, with a gap between areas, and where the last one ends."""
    xs, x = [], left
    for i, value in enumerate(TRACK):
        if i and value != TRACK[i - 1]:
            x += gap
        xs.append(x)
        x += cell
    return xs, x


def areas() -> list[tuple[int, int, int]]:
    """Each value of the tracks with its first and last space."""
    return [(value, TRACK.index(value), len(TRACK) - 1 - TRACK[::-1].index(value)) for value in sorted(set(TRACK))]


@remembered
def tracks(voice: Voice, markers: list[int], end_sum: int, seat: int, animals: list[int]) -> Panel:
    """What each animal will be worth, how many the reader has, and how near the end is."""
    panel = Panel("tracks", 348, 298)
    panel.box(1, 1, 346, 296, "paper")
    panel.label(voice.message("scene-tracks"), 16, 28, "title")
    panel.label(voice.message("scene-tracks-what"), 332, 27, "soft end")
    left, cell, top, row = 50.0, 15.6, 68.0, 36.5
    xs, right = columns(left, cell, 4)
    for value, first, last in areas():
        panel.box(xs[first], top - 28, xs[last] + cell - xs[first], row * 5 + 29, f"area area{value}")
        panel.label(str(value), (xs[first] + xs[last] + cell) / 2, top - 11, "strong mid")
    if animals:
        centred(panel, f"seat-{seat + 1}", right + 20, top - 16, 0.8)
    for i, animal in enumerate(ANIMALS):
        y, here = top + row * i + row / 2, markers[i]
        title = told(voice, animal, here)
        panel.box(8, y - row / 2 + 2, 332, row - 4, id=f"track_{animal}", title=title, about="track")
        centred(panel, f"tile-{animal}", 27, y, 0.76, part=f"track_{animal}")
        panel.box(left + 3, y - 0.6, right - left - 6, 1.2, "rail")
        for k in range(len(TRACK)):
            if k < here:
                centred(panel, f"print-{animal}", xs[k] + cell / 2, y, 1.12, state="print")
            elif k > here:
                panel.box(xs[k] + cell / 2 - 3.3, y - 3.3, 6.6, 6.6, "hole")
        centred(panel, "marker", xs[here] + cell / 2 + 3.5, y - 6.5, 0.9, id=f"marker_{animal}", part=f"track_{animal}")
        if animals:
            n = animals[i]
            panel.label(f"×{n}", right + 20, y + 5.5, "strong mid" if n else "strong mid dim")  # noqa: RUF001
    total = sum(TRACK[here] for here in markers)
    title = voice.message("scene-end-title", end=end_sum, n=total)
    panel.box(8, 262, 332, 30, id="end", title=title, about="end")
    panel.label(voice.message("scene-ends-at", n=end_sum), 16, 282, "strong")
    for i in range(end_sum):
        panel.box(98.4 + i * 15.8, 271.4, 11.2, 11.2, "pip on" if i < total else "pip")
    panel.label(voice.message("scene-now", n=total), 332, 282, "strong end")
    return panel


def told(voice: Voice, animal: str, here: int) -> str:
    """A track in words."""
    name = voice.message(f"animal-{animal}")
    return voice.message("scene-track", animal=name, n=TRACK[here], step=here, steps=len(TRACK) - 1)


@remembered
def mini_tracks(voice: Voice, markers: list[int], seat: int, animals: list[int]) -> Panel:
    """The same five tracks as a strip for the phone."""
    panel = Panel("mini", 390, 78)
    panel.box(6, 1, 378, 76, "paper")
    for i, animal in enumerate(ANIMALS):
        x, here = 13.0 + i * 74, markers[i]
        n = animals[i] if animals else 0
        panel.box(x - 3, 4, 72, 70, id=f"track_{animal}", title=told(voice, animal, here), about="track")
        centred(panel, f"tile-{animal}", x + 18, 23, 0.78, state="" if n else "pale", part=f"track_{animal}")
        if n:
            panel.box(x + 24.5, 24.5, 17, 17, "count", seat=seat)
            panel.label(str(n), x + 33, 37.3, "count-word")
        centred(panel, f"vp-{TRACK[here]}", x + 54, 23, 0.74, part=f"track_{animal}")
        xs, _ = columns(x, 3.7, 1.6)
        for value, first, last in areas():
            panel.box(xs[first], 55, xs[last] + 3.7 - xs[first], 12, f"area area{value} edge")
        panel.box(xs[0], 58.5, xs[here] + 3.7 - xs[0], 5, "walked")
        centred(panel, "marker", xs[here] + 5, 54, 0.72, id=f"marker_{animal}", part=f"track_{animal}")
    return panel


@remembered
def plate(voice: Voice, seat: int, player: PlayerView, first: bool, full: bool) -> Panel:
    """A player: points, cubes, animals, explorers, and the functions everybody may read; your own lie elsewhere."""
    h = 148 if full else 104
    panel = Panel(f"plate-{seat + 1}", 300, h, seat=seat)
    title = voice.message("scene-points", who=voice.name(seat), n=player.points)
    panel.box(1, 1, 60, h - 2, "seat-colour", seat=seat)
    detail = score(voice, player)
    panel.box(13, 1, 286, h - 2, "plate", id=f"seat_{seat + 1}", title=title, detail=detail, about="score", seat=seat)
    centred(panel, f"explorer-{seat + 1}", 36, 28, 0.95)
    name = voice.name(seat) if len(voice.name(seat)) <= 9 else voice.name(seat)[:8] + "…"
    panel.label(name, 60, 26, "name")
    if first:
        centred(panel, "helm", 64 + 10.5 * len(name) + 16, 20, 0.72, title=voice.message("scene-first"), about="first")
    panel.label("", 60, 43, "clock", id=f"clock_{seat + 1}")
    centred(
        panel,
        f"large-{player.large}",
        184,
        28,
        0.66,
        title=voice.message("scene-large", animal=voice.message(f"animal-{player.large}")),
        about="large",
    )
    centred(panel, "vp-star", 236, 27, 0.68, id=f"star_{seat + 1}", title=title, detail=detail, about="score")
    panel.label(str(player.points), 288, 37, "score", id=f"points_{seat + 1}")
    amounts(panel, voice, seat, player)
    title = voice.message("scene-has-planned", n=sum(player.ready))
    panel.box(242, 80, 46, 22, id=f"planned_{seat + 1}", title=title, about="planned")
    for i in range(3):
        if player.ready[i]:
            centred(panel, "back-small", 250 + i * 15, 91, 0.62, id=f"back_{seat + 1}_{i}", part=f"planned_{seat + 1}")
        else:
            panel.box(243.5 + i * 15, 81, 13, 20, "nocard")
    if full:
        functions(panel, voice, seat, player.slots)
    return panel


def score(voice: Voice, player: PlayerView) -> str:
    """Where somebody's points come from."""
    told = [voice.message("scene-part", what=voice.message(part), n=n) for part, n in player.parts.items() if n]
    return ", ".join(told)


def amounts(panel: Panel, voice: Voice, seat: int, player: PlayerView) -> None:
    """Two rows of numbers: cubes and animals."""
    for i in range(len(COLOURS)):
        cubes(panel, voice, seat, i, player.resources[i])
    for i in range(len(ANIMALS)):
        animals(panel, voice, seat, i, player.animals[i])
    explorers(panel, voice, seat, player.supply)


@piece
def cubes(panel: Panel, voice: Voice, seat: int, i: int, n: int) -> None:
    """How many cubes of a colour somebody has."""
    colour, x = COLOURS[i], 24 + i * 43
    title = capital(voice.message("scene-has-cube", colour=voice.message(f"colour-{colour}"), n=n))
    own = f"cube_{colour}_{seat + 1}"
    centred(panel, f"cube-{colour}", x + 10, 66, 0.86, state="" if n else "off", id=own, title=title, about="cube")
    panel.label(str(n), x + 24, 71.5, "few" if n else "few off", id=f"{colour}_{seat + 1}")


@piece
def animals(panel: Panel, voice: Voice, seat: int, i: int, n: int) -> None:
    """How many animals of a kind somebody has."""
    animal, x = ANIMALS[i], 24 + i * 43
    centred(
        panel, f"tile-{animal}", x + 10, 90, 0.53, state="" if n else "off",
        id=f"own_{seat + 1}_{animal}", holds=(f"tile_{animal}",) * n, about="animals",
        title=voice.message("scene-has-animal", animal=voice.message(f"animal-{animal}"), n=n),
    )  # fmt: skip
    panel.label(str(n), x + 24, 95.5, "few" if n else "few off", id=f"own_{seat + 1}_{animal}_size")


@piece
def explorers(panel: Panel, voice: Voice, seat: int, n: int) -> None:
    """How many explorers somebody has yet to place."""
    own, title = f"supply_{seat + 1}", voice.message("scene-has-explorers", n=n)
    waiting = (f"explorer_{seat}",) * n
    centred(panel, f"explorer-{seat + 1}", 254, 66, 0.56, id=own, title=title, about="explorers", holds=waiting)
    panel.label(str(n), 267, 71.5, "few", id=f"{own}_size")


@piece
def functions(panel: Panel, voice: Voice, seat: int, slots: list[SlotView]) -> None:
    """The functions of somebody else, which everybody may read."""
    pitch = 91 if len(slots) <= 3 else 68
    for i, slot in enumerate(slots):
        x = 22 + i * pitch
        if slot.card is None:
            title = voice.message("scene-slot-free", n=slot.number)
            own = f"fn_{seat + 1}_{slot.number}"
            panel.box(x, 106, pitch - 4, 36, "noplate", id=own, title=title, about="function")
            continue
        name = voice.message(function_message(slot.card.function))
        own = f"fn_{seat + 1}_{slot.number}"
        effect = voice.detail(function_message(slot.card.function), "text")
        panel.box(x, 106, pitch - 4, 36, "fn-plate", id=own, title=name, detail=effect, about="function")
        centred(panel, function_symbol(slot.card.function), x + pitch / 2 - 2, 124, 0.68 * pitch / 91, part=own)
