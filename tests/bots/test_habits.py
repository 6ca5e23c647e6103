"""What a search remembers of words."""

from atoll import games
from atoll.bots.habits import Habits
from atoll.kernel.moves import Move
from atoll.kernel.rng import seeded

LEXICON = games.find("costa-ruana").lexicon
WORDS = LEXICON.moves[:3]
POOR, GOOD, FAIR = WORDS


def taught(lessons: int = 4) -> Habits:
    """Habits of two seats: with the same words the first has fared well where the second has fared badly."""
    habits = Habits(LEXICON, 2)
    for word, chance in ((POOR, 0.2), (GOOD, 0.8), (FAIR, 0.5)):
        for _ in range(lessons):
            habits.follow(0, word)
            habits.follow(1, word)
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
    habits = Habits(LEXICON, 2)
    habits.follow(0, GOOD)
    habits.learn([1.0, 0.0])
    told = picked(habits, 0, [GOOD, FAIR])
    assert told.count(FAIR) > 150


def test_a_line_teaches_once() -> None:
    habits = taught(lessons=1)
    habits.learn([0.0, 0.0])
    said, total = list(habits.memory)[::2], list(habits.memory)[1::2]
    assert sum(said) == len(WORDS) * 2 * 2  # for two seats, alone and after what came before
    assert sum(total) == len(WORDS) * 2


def test_what_was_said_long_ago_is_new_again() -> None:
    habits = taught(lessons=4)
    habits.fade()
    assert picked(habits, 0, WORDS).count(GOOD) > 150
    habits.fade()
    habits.fade()
    assert picked(habits, 0, WORDS).count(GOOD) < 100


def test_an_older_lesson_counts_less() -> None:
    for chances, liked in (((0.2, 0.8), GOOD), ((0.8, 0.2), FAIR)):
        habits = Habits(LEXICON, 2)
        for chance in chances:
            habits.fade()
            for word, won in ((GOOD, chance), (FAIR, 0.5)):
                habits.follow(0, word)
                habits.learn([won, 1.0 - won])
        assert picked(habits, 0, [GOOD, FAIR]).count(liked) > 150


def test_a_word_may_be_good_after_one_and_bad_after_another() -> None:
    habits = Habits(LEXICON, 2)
    for first, then, chance in ((GOOD, FAIR, 0.9), (GOOD, POOR, 0.1), (POOR, FAIR, 0.1), (POOR, POOR, 0.9)):
        for _ in range(20):
            habits.begin()
            habits.follow(0, first)
            habits.follow(0, then)
            habits.learn([chance, 1.0 - chance])
    habits.begin()
    habits.follow(0, GOOD)
    assert picked(habits, 0, [FAIR, POOR]).count(FAIR) > 150
    habits.hear(0, POOR)
    habits.begin()
    assert picked(habits, 0, [FAIR, POOR]).count(POOR) > 150


def test_of_a_secret_word_only_its_sound_is_remembered() -> None:
    lexicon = games.find("la-isla").lexicon
    secrets = [move for move in lexicon.moves if move.text.startswith("income")]
    memories = []
    for word in secrets[:2]:
        habits = Habits(lexicon, 2)
        habits.hear(1, word)
        memories.append(habits.heard)
    assert memories[0] == memories[1]


def test_after_thousands_of_decisions_lessons_still_count() -> None:
    habits = taught()
    for _ in range(5000):
        habits.fade()
    for word, chance in ((POOR, 0.2), (GOOD, 0.8)):
        habits.follow(0, word)
        habits.learn([chance, 1.0 - chance])
    assert picked(habits, 0, [POOR, GOOD]).count(GOOD) > 150
