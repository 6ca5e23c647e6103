"""What a search remembers of words."""

from atoll import games
from atoll.bots.habits import KEPT, Habits
from atoll.kernel.moves import Move
from atoll.kernel.rng import seeded

WORDS = games.find("costa-ruana").lexicon.moves[:3]
POOR, GOOD, FAIR = WORDS


def taught(lessons: int = 4) -> Habits:
    """Habits of two seats: with the same words the first has fared well where the second has fared badly."""
    habits = Habits(len(WORDS), 2)
    for word, chance in ((POOR, 0.2), (GOOD, 0.8), (FAIR, 0.5)):
        for _ in range(lessons):
            habits.say(0, word)
            habits.say(1, word)
            habits.learn([chance, 1.0 - chance])
    return habits


def picked(habits: Habits, seat: int, words: list[Move]) -> list[Move]:
    rng = seeded(1)
    return [habits.pick(seat, words, rng) for _ in range(200)]


def test_the_word_that_did_best_is_picked_most_and_others_now_and_then() -> None:
    counts = {word: picked(taught(), 0, WORDS).count(word) for word in WORDS}
    assert counts[GOOD] > 150
    assert 0 < counts[FAIR] < 50
    assert counts[POOR] < counts[FAIR]


def test_every_seat_has_habits_of_its_own() -> None:
    own = picked(taught(), 1, WORDS)
    assert own.count(POOR) > 150


def test_a_word_never_said_is_tried_first() -> None:
    habits = Habits(len(WORDS), 2)
    habits.say(0, GOOD)
    habits.learn([1.0, 0.0])
    told = picked(habits, 0, [GOOD, FAIR])
    assert told.count(FAIR) > 150


def test_a_line_teaches_once() -> None:
    habits = taught(lessons=1)
    habits.learn([0.0, 0.0])
    assert sum(habits.said) == len(WORDS) * 2
    assert sum(habits.total) == len(WORDS)


def test_what_was_said_long_ago_is_new_again() -> None:
    habits = taught(lessons=4)
    habits.fade()
    assert habits.said == [4 * KEPT] * (len(WORDS) * 2)
    assert picked(habits, 0, WORDS).count(GOOD) > 150
    habits.fade()
    habits.fade()
    assert picked(habits, 0, WORDS).count(GOOD) < 100
