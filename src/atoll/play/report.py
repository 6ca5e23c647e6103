"""A report for game designers: who wins from where, how points are spread, what each card or site is worth."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from statistics import fmean, pstdev

from atoll import games
from atoll.kernel.game import Game, Named
from atoll.kernel.rng import derived
from atoll.text.speaker import Speaker

from .charts import Bar, bars, columns
from .match import Match, invite
from .ratings import half_width, share_width

Use = tuple[str, str, int]
"""A thing named in a move: the verb's message, the kind of the blank, its number."""

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1d2b33 }
table { border-collapse: collapse; margin: 0 0 2rem } th, td { padding: .2rem .8rem; border-bottom: 1px solid #dde4e7 }
td { text-align: right } td:first-child, th:first-child { text-align: left } svg { max-width: 100%; height: auto }
"""


@dataclass(frozen=True)
class Chronicle:
    """What a report keeps of one game: how it ended, and which things each seat used how often."""

    points: tuple[int, ...]
    shares: tuple[float, ...]
    decisions: int
    uses: tuple[Mapping[Use, int], ...]


def chronicle(name: str, seats: int, options: Mapping[str, str], level: str, seed: int) -> Chronicle:
    """Play one game between equal bots and keep what a report needs."""
    game = games.find(name)
    bots = {seat: invite(level, game, seed, seat) for seat in range(seats)}
    match = Match.new(game, seats, derived(seed, "deal"), options, players=bots)
    uses: list[Counter[Use]] = [Counter() for _ in range(seats)]
    for step in match:
        verb = step.move.verb
        for (_, kind, _), value in zip(verb.blanks, step.move.values, strict=False):
            if isinstance(game.kinds.get(kind), Named):
                uses[step.seat][verb.name, kind, value] += 1
    match.expect_no_stand_in()
    outcome = match.outcome
    return Chronicle(outcome.points, outcome.shares, len(match.steps), tuple(uses))


@dataclass(frozen=True)
class Usage:
    """How often a thing was used, and the points of its users beyond the average of their tables."""

    use: Use
    per_game: float
    users: int
    worth: float
    interval: float


def usages(played: Sequence[Chronicle]) -> list[Usage]:
    """Everything that was used, the most valuable first."""
    times: Counter[Use] = Counter()
    ahead: dict[Use, list[float]] = defaultdict(list)
    for one in played:
        mean = fmean(one.points)
        for seat, used in enumerate(one.uses):
            for use, number in used.items():
                times[use] += number
                ahead[use].append(one.points[seat] - mean)
    rows = [
        Usage(
            use,
            times[use] / len(played),
            len(points),
            fmean(points),
            half_width(points),
        )
        for use, points in ahead.items()
    ]
    return sorted(rows, key=lambda row: -row.worth)


def seats_won(played: Sequence[Chronicle], speaker: Speaker) -> list[Bar]:
    """The part of the victories that each seat got."""
    rows = []
    for seat in range(len(played[0].points)):
        wins = [one.shares[seat] for one in played]
        share, interval = fmean(wins), share_width(wins, len(wins))
        rows.append(Bar(speaker.name(seat), share, interval, f"{100 * share:.1f} ± {100 * interval:.1f} %"))
    return rows


def report(game: Game, played: Sequence[Chronicle], speaker: Speaker) -> str:
    """One self-contained page."""
    message = speaker.catalogue.message
    seats = len(played[0].points)
    points = [points for one in played for points in one.points]
    spread = Counter(points)
    distribution = [(str(n), 100 * spread[n] / len(points)) for n in range(min(points), max(points) + 1)]
    summary = message(
        "report-summary",
        games=len(played),
        seats=seats,
        mean=fmean(points),
        deviation=pstdev(points),
        decisions=fmean(one.decisions for one in played),
    )
    body = [
        f"<h1>{escape(game.title)}</h1><p>{escape(summary)}</p>",
        bars(message("report-seats"), seats_won(played, speaker), 1 / seats),
        columns(message("report-points"), distribution, " %"),
        f"<h2>{escape(message('report-uses'))}</h2><p>{escape(message('report-how'))}</p>",
        *tables(usages(played), speaker),
    ]
    head = f"<meta charset='utf-8'><title>{escape(game.title)}</title><style>{STYLE}</style>"
    page = [f"<!doctype html><html lang='{speaker.catalogue.language}'>", f"<head>{head}</head>", "<body>", *body]
    return "\n".join([*page, "</body></html>", ""])


def tables(rows: Iterable[Usage], speaker: Speaker) -> list[str]:
    """A table for each verb and kind of thing."""
    message = speaker.catalogue.message
    groups: dict[tuple[str, str], list[Usage]] = defaultdict(list)
    for row in rows:
        groups[row.use[:2]].append(row)
    head = "".join(f"<th>{escape(message(name))}</th>" for name in ("report-thing", "report-times", "report-worth"))
    out = []
    for (verb, kind), group in sorted(groups.items()):
        lines = [
            f"<tr><td>{escape(str(speaker.thing(kind, row.use[2])))}</td><td>{row.per_game:.2f}</td>"
            f"<td>{row.worth:+.1f}{f' ± {row.interval:.1f}' if row.users > 1 else ''}</td></tr>"
            for row in group
        ]
        title = f"{verb.removeprefix('do-')} · {kind}"
        out.append(f"<h3>{escape(title)}</h3><table><tr>{head}</tr>{''.join(lines)}</table>")
    return out
