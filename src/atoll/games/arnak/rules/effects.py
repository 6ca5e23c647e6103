"""From words in the data to tasks: every printed effect becomes one shared task, made here at import."""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from atoll.kernel.tasks import Seq, Task

from . import printed
from .assistants import (
    BorrowAssistant,
    ExchangeAssistant,
    Promote,
    Recruit,
    RefreshAll,
    RefreshAssistant,
    Rescue,
    TakeIdolFromSlot,
)
from .buying import GOALS, BuyCard, GainCard, GainExiled, RevealTop
from .cards import Discard, Draw, DrawAndSelect, Exile, ExileRightmostItem
from .components import (
    ARTIFACT,
    ARTIFACTS,
    ASSISTANTS,
    BONUS_STEPS,
    BOOT,
    CARDS,
    GUARDIANS,
    ICONS,
    IDOL_STEPS,
    ITEM,
    RESOURCES,
    SITE_STEPS,
    SLOT_STEPS,
    SQUARES,
    TRACKS,
    count_icons,
    count_tokens,
)
from .gains import (
    ChooseEffect,
    DiscardFor,
    Gain,
    GainFear,
    GainPerFigure,
    GainPerGuardian,
    GainPerIdol,
    GiveTravel,
    NoFearFromGuardians,
    Nothing,
    PayTokens,
    PayWithTravel,
    TravelAsPlanes,
    UpgradeToken,
)
from .guardians import LeadGuardian, OvercomeGuardian
from .purse import Cost, read_cost
from .research import ResearchStep, ResearchTerms
from .sites import (
    FILTERS,
    ActivateSite,
    ActivateStackTile,
    RecallArchaeologist,
    RelocateArchaeologist,
)
from .travel import PayIcons, SendArchaeologist, TravelTerms
from .words import GAINS, OPTIONS

Step = dict[str, Any]

NO_LIMIT: Final = 1000
NOTHING: Final = Nothing()


def _levels(names: list[int]) -> list[bool]:
    return [level in names for level in (0, 1, 2)]


def _times(n: i64, task: Task[Any]) -> Task[Any]:
    return task if n == 1 else Seq([task] * n)


def _gain(step: Step) -> Task[Any]:
    return Gain(RESOURCES.index(step["res"]), step["n"])


def _gain_per(step: Step) -> Task[Any]:
    counted: dict[str, Callable[[int, int, int], Task[Any]]] = {
        "idols_owned": GainPerIdol,
        "guardians_overcome_plus_guardians_on_own_sites": GainPerGuardian,
        "own_archaeologists_on_sites": GainPerFigure,
    }
    return counted[step["per"]](RESOURCES.index(step["res"]), step["n_each"], step["max"] or NO_LIMIT)


def _gain_fear(step: Step) -> Task[Any]:
    return GainFear(step["n"])


def _draw(step: Step) -> Task[Any]:
    return Draw(step["n"], step["from"] == "bottom")


def _draw_select(step: Step) -> Task[Any]:
    return DrawAndSelect(step["max"], step["from"] == "bottom", step["to_deck_top_max"] > 0)


def _discard(step: Step) -> Task[Any]:
    return _times(step["n"], Discard())


def _exile(step: Step) -> Task[Any]:
    return _times(step["n"], Exile())


def _exile_row_card(step: Step) -> Task[Any]:
    assert step["kind"] == "item" and step["position"] == "rightmost"
    return ExileRightmostItem()


def _pay(step: Step) -> Task[Any]:
    cost = read_cost(step["cost"])
    benefit = effect(step["then"])
    if cost.discards:
        assert cost.discards == 1 and sum(cost.tokens) == 0 and cost.travels == 0
        return DiscardFor(benefit, _paid_for(step["then"]))
    if cost.travels:
        assert sum(cost.tokens) == 0
        return PayWithTravel(cost, benefit, _paid_for(step["then"]), PayIcons(cost.travel))
    return PayTokens(cost, benefit, _paid_for(step["then"]))


def _paid_for(steps: list[Step]) -> int:
    """Under which name an effect is paid for: by what it begins with."""
    name = "-".join([step["res"] for step in steps if step["op"] == "gain"]) or steps[0]["op"].replace("_", "-")
    return GAINS.index(name if name in GAINS else "other")


def _option(steps: list[Step]) -> int:
    """Under which name an effect can be chosen."""
    first = steps[0]
    if first["op"] == "gain":
        return OPTIONS.index("-".join([step["res"] for step in steps]))
    if first["op"] == "travel":
        return OPTIONS.index(first["icons"][0])
    if first["op"] == "gain_card":
        return OPTIONS.index(first["kind"])
    return OPTIONS.index(first["op"])


def _choose(step: Step) -> Task[Any]:
    options = step["options"]
    return ChooseEffect(step["k"], [_option(steps) for steps in options], [effect(steps) for steps in options])


def _upgrade(step: Step) -> Task[Any]:
    return _times(step["n"], UpgradeToken())


def _travel(step: Step) -> Task[Any]:
    return GiveTravel(count_icons(step["icons"]))


def _refresh_assistant(step: Step) -> Task[Any]:
    assert step["n"] in (1, SQUARES)
    return RefreshAssistant() if step["n"] == 1 else RefreshAll()


def _recruit_assistant(step: Step) -> Task[Any]:
    assert step["side"] == "silver" and step["ready"]
    return Recruit()


def _upgrade_assistant(step: Step) -> Task[Any]:
    return _times(step["n"], Promote())


def _rescue_assistant(step: Step) -> Task[Any]:
    assert step["side"] == "silver" and not step["ready"]
    return Rescue()


def _use_supply_assistant(step: Step) -> Task[Any]:
    return BorrowAssistant(step["side"] == "gold")


def _exchange_assistant(step: Step) -> Task[Any]:
    assert step["keep_level"] and step["new_is_refreshed"]
    return ExchangeAssistant()


def _archaeologist_action(step: Step) -> Task[Any]:
    icons = step["travel_discount"]
    return SendArchaeologist(
        TravelTerms(
            _levels(step["site_levels"]),
            "discover" in step["allow"],
            ICONS.index(icons[0]) if icons else BOOT,
            len(icons),
            step["compass_discount"],
            step["travel_free"],
            step["max_activations"],
        )
    )


def _relocate_archaeologist(step: Step) -> Task[Any]:
    return RelocateArchaeologist(_levels(step["to_levels"]))


def _recall_archaeologist(step: Step) -> Task[Any]:
    return _times(step["n"], RecallArchaeologist())


def _activate_site(step: Step) -> Task[Any]:
    surcharge = step.get("surcharge", {})
    compasses = [int(surcharge.get(str(level), {}).get("compass", 0)) for level in (0, 1, 2)]
    return ActivateSite(step["n"], _levels(step["site_levels"]), FILTERS[step["filter"]], compasses)


def _activate_stack_tile(step: Step) -> Task[Any]:
    return ActivateStackTile(step["site_level"])


def _overcome_guardian(step: Step) -> Task[Any]:
    return OvercomeGuardian(step["where"] == "own_site")


def _move_guardian(step: Step) -> Task[Any]:
    return LeadGuardian(_levels(step["to_levels"]))


def _buy_card(step: Step) -> Task[Any]:
    items = "item" in step["kinds"]
    artifacts = "artifact" in step["kinds"]
    top = bool(step["include_deck_top"])
    question = BuyCard(items, artifacts, step["discount"], top)
    return Seq([RevealTop(ARTIFACT if artifacts else ITEM), question]) if top else question


def _gain_card(step: Step) -> Task[Any]:
    group = ITEM if step["kind"] == "item" else ARTIFACT
    exiled = step["source"] == "exile"
    return (GainExiled if exiled else GainCard)(group, exiled, GOALS[step["to"]])


def _research_action(step: Step) -> Task[Any]:
    glass = "magnifying_glass" in step["tokens"]
    temple = bool(step["temple_tile_allowed"])
    if "discount_options" in step:
        discounts = step["discount_options"]
        names = [OPTIONS.index(next(iter(discount))) for discount in discounts]
        steps: list[Task[Any]] = [
            ResearchStep(ResearchTerms(glass, step["free"], count_tokens(discount), temple)) for discount in discounts
        ]
        return ChooseEffect(1, names, steps)
    return ResearchStep(ResearchTerms(glass, step["free"], count_tokens(step.get("discount", {})), temple))


def _return_slotted_idol(step: Step) -> Task[Any]:
    return _times(step["n"], TakeIdolFromSlot())


def _set_flag(step: Step) -> Task[Any]:
    return TravelAsPlanes() if step["flag"] == "all_own_travel_icons_are_planes" else NoFearFromGuardians()


OPS: Final[dict[str, Callable[[Step], Task[Any]]]] = {
    "gain": _gain,
    "gain_per": _gain_per,
    "gain_fear": _gain_fear,
    "draw": _draw,
    "draw_select": _draw_select,
    "discard": _discard,
    "exile": _exile,
    "exile_row_card": _exile_row_card,
    "pay": _pay,
    "choose": _choose,
    "upgrade": _upgrade,
    "travel": _travel,
    "refresh_assistant": _refresh_assistant,
    "recruit_assistant": _recruit_assistant,
    "upgrade_assistant": _upgrade_assistant,
    "rescue_assistant": _rescue_assistant,
    "use_supply_assistant": _use_supply_assistant,
    "exchange_assistant": _exchange_assistant,
    "archaeologist_action": _archaeologist_action,
    "relocate_archaeologist": _relocate_archaeologist,
    "recall_archaeologist": _recall_archaeologist,
    "activate_site": _activate_site,
    "activate_stack_tile": _activate_stack_tile,
    "overcome_guardian": _overcome_guardian,
    "move_guardian": _move_guardian,
    "buy_card": _buy_card,
    "gain_card": _gain_card,
    "research_action": _research_action,
    "return_slotted_idol": _return_slotted_idol,
    "set_flag": _set_flag,
}
"""Every word that an effect in the data can be made of."""


def effect(steps: list[Step]) -> Task[Any]:
    """One task for a list of steps."""
    tasks = [OPS[step["op"]](step) for step in steps]
    if not tasks:
        return NOTHING
    return tasks[0] if len(tasks) == 1 else Seq(tasks)


def opening_cost(steps: list[Step]) -> Cost | None:
    """The cost with which an effect begins: nobody is offered what it could not give (rules 3.4)."""
    return read_cost(steps[0]["cost"]) if steps and steps[0]["op"] == "pay" else None


def print_components() -> None:
    """Fill the tables of what is printed; once, before the first game is set up."""
    printed.CARD.extend([effect(card.steps) for card in CARDS])
    printed.ARTIFACT_COST.extend([opening_cost(CARDS[card].steps) for card in ARTIFACTS])
    printed.CARD_PASS.extend([effect(card.pass_steps) for card in CARDS])
    printed.SITE.extend([effect(steps) for steps in SITE_STEPS])
    printed.IDOL.extend([effect(steps) for steps in IDOL_STEPS])
    printed.BONUS.extend([effect(steps) for steps in BONUS_STEPS])
    printed.BOON.extend([effect(guardian.boon) for guardian in GUARDIANS])
    printed.SLOT.extend([effect(steps) for steps in SLOT_STEPS])
    printed.SLOT_COST.extend([opening_cost(steps) for steps in SLOT_STEPS])
    printed.ASSISTANT.extend([effect(steps) for assistant in ASSISTANTS for steps in assistant.steps])
    printed.ASSISTANT_COST.extend([opening_cost(steps) for assistant in ASSISTANTS for steps in assistant.steps])
    printed.ROW.extend([[[effect(steps) for steps in rows] for rows in track.steps] for track in TRACKS])
