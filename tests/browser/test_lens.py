"""Everything drawn explains itself, once, and pointing at it says before what it does."""

import re

import pytest
from playwright.sync_api import Browser, Locator, expect

from .player import BOT, PHONE, House, Player

pytestmark = pytest.mark.slow


def lens(player: Player) -> Locator:
    return player.page.locator(".lens")


def point_at(player: Player, thing: str) -> None:
    """Rest the pointer on a thing."""
    player.page.mouse.move(1, 1)
    expect(lens(player)).to_have_count(0)
    player.page.mouse.move(*player.middle(player.page.locator(f'.board [data-id="{thing}"]').first), steps=2)


ON_THE_TABLE = [
    ("place_i-1", "not discovered yet"),
    ("idol_i-1", "Idol"),
    ("step_3", "Bridge"),
    ("row-glass_2", "magnifying glass"),
    ("row-book_5", "3 compasses"),
    ("bonus_3", "bonus"),
    ("moon_staff", "Moon Staff"),
    ("exile", "Exiled cards"),
    ("token_jewel", "jewels"),
    ("idol_slot_0", "Idol slot"),
    ("slot_jewel", "jewel"),
    ("score_1", "Idols and empty slots 10"),
    ("score_2", "Fear -2"),
    ("hand_of_2", "Cards in hand"),
    ("coin_of_2", "coins"),
]


def test_whatever_lies_on_the_table_of_arnak_has_a_lens(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    anna.lay("arnak", BOT)
    anna.wait()
    for thing, says in ON_THE_TABLE:
        point_at(anna, thing)
        expect(lens(anna)).to_contain_text(says)
        expect(lens(anna).locator(".ref").first).to_have_text(re.compile(r"^§ \d+\.\d+$"))


def test_a_refusal_under_the_lens_says_when_instead(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    anna.lay("arnak", BOT)
    anna.wait()
    helper = anna.page.locator('.board [data-id^="supply_assistant"]').first.get_attribute("data-id")
    point_at(anna, helper or "")
    expect(lens(anna).locator(".why")).to_contain_text("Assistants are recruited by research")
    expect(lens(anna).locator(".why .ref")).to_have_text("§ 12.1")
    point_at(anna, "place_i-1")
    expect(lens(anna).locator(".why")).to_contain_text("Not enough compasses: this takes 3")


def test_one_box_speaks_and_not_three(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    anna.lay("arnak", BOT)
    anna.wait()
    point_at(anna, "space_ii-1")
    expect(lens(anna)).to_have_count(1)
    anna.page.mouse.down()
    anna.page.mouse.up()
    expect(anna.page.locator("#lens-sheet .why")).to_contain_text("compasses")
    expect(lens(anna)).to_have_count(0)
    expect(anna.page.locator(".why-line")).to_have_count(0)
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("#lens-sheet")).to_be_hidden()
    expect(anna.page.locator(".why-line")).to_have_count(0)


def test_the_lens_tells_what_is_there_now(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    anna.lay("costa-ruana", BOT)
    anna.wait()
    point_at(anna, "island_4")
    expect(lens(anna)).to_contain_text("0 natives")
    anna.page.mouse.down()
    anna.page.mouse.up()
    expect(anna.page.locator(".prompt p").first).to_contain_text("2 of 3")
    expect(lens(anna).filter(has_text="0 natives")).to_have_count(0)


def test_a_lens_does_not_open_under_a_pointer_that_lies_still_but_when_it_stirs(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    anna.lay("arnak", BOT)
    anna.wait()
    x, y = anna.middle(anna.page.locator('.board [data-id="exile"]'))
    anna.page.mouse.move(x, y)
    anna.page.reload()
    anna.wait()
    anna.at_rest()
    anna.page.evaluate("() => new Promise(done => setTimeout(done, 600))")  # longer than a pointer has to rest
    expect(lens(anna)).to_have_count(0)
    anna.page.mouse.move(x + 2, y + 1)
    expect(lens(anna)).to_contain_text("Exiled cards")


def test_a_magnified_card_is_the_whole_card(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    anna.lay("la-isla", BOT)
    anna.wait()
    anna.page.locator('.board [data-id^="ability_"]').first.hover()
    expect(lens(anna).locator("svg.large use")).not_to_have_count(0)
    assert lens(anna).locator("svg.large use").count() >= 4
    expect(lens(anna).locator("svg.large text").first).to_be_attached()
    anna.page.locator('.board [data-id="seat_1"]').first.hover(force=True)
    expect(lens(anna)).to_contain_text("points")
    expect(lens(anna).locator("svg.large")).to_have_count(0)  # a frame without a drawing


def test_a_card_is_chosen_anywhere_and_its_button_says_the_same_words(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    anna.lay("la-isla", BOT)
    anna.wait()
    cards = anna.page.locator('.board [data-id^="ability_"]')
    on_cards = [(card.get_attribute("aria-label") or "").partition(": ")[2] for card in cards.all()]
    on_buttons = anna.page.locator(".prompt .choice > span:not(.count)").all_inner_texts()
    assert on_buttons == on_cards
    before = anna.state()
    cards.nth(1).locator("xpath=.").dispatch_event("click")
    anna.until_changed(before, "a click on the second card")
    expect(anna.page.locator(".prompt p").first).to_contain_text("2 of 3")
    whole = anna.page.locator('.board [data-id^="card_"]').first
    before = anna.state()
    words = anna.page.locator(".prompt .choice > span:not(.count)").first.inner_text()
    whole.dispatch_event("click")
    anna.until_changed(before, "a click beside the part of the card that glows")
    expect(anna.page.locator(".prompt .go")).to_have_text(words)  # what is asked about again keeps its words too
    expect(anna.page.locator("#lens-sheet")).to_be_hidden()


def test_a_slot_says_what_it_holds_and_what_would_be_covered(browser: Browser, house: House) -> None:
    anna = Player(browser, house, phone=True)
    anna.lay("la-isla", BOT)
    question = anna.page.locator(".prompt p").first
    covered = anna.page.locator(".prompt .choice", has_text="cover “")
    for _ in range(200):
        anna.wait()
        if question.inner_text().startswith("Which slot"):
            expect(
                anna.page.locator(".prompt .choice", has_text=re.compile(r"Slot \d: (free|cover “.+”)")).first
            ).to_be_attached()
            if covered.count():
                return
        anna.move(board=False)
    raise AssertionError("no slot was ever to be covered")


def test_pieces_carry_the_number_of_their_button(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    anna.lay("costa-ruana", BOT)
    anna.wait()
    expect(anna.page.locator('.board [data-id="island_3"] .number')).to_have_text("3")
    expect(anna.page.locator(".prompt .choice").nth(2)).to_contain_text("island 3")
    expect(anna.page.locator(".prompt p").first).to_contain_text("1 of 3")


def test_the_prompt_follows_the_verb(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    anna.lay("arnak", BOT)
    anna.wait()
    anna.page.locator(".prompt .choice", has_text="Dig").click()
    expect(anna.page.locator(".prompt p").first).to_have_text("Dig where?")


def test_the_first_tap_shows_and_the_second_plays(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    table = anna.lay("costa-ruana", BOT)
    key = anna.ask("me")["key"]
    with browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce") as context:
        page = context.new_page()
        page.goto(house.address + "/")
        page.evaluate(
            "key => fetch('/api/me', {method: 'POST', body: JSON.stringify({key}),"
            "headers: {'content-type': 'application/json'}})",
            key,
        )
        page.evaluate("localStorage.setItem('atoll-guide-costa-ruana', 'seen')")
        page.goto(f"{house.address}/t/{table}")
        island = page.locator('[data-id="island_2"]')
        page.wait_for_selector(".prompt .choice")
        island.tap()
        expect(page.locator(".lens.tapped")).to_contain_text("Tap again: Place on island 2")
        expect(page.locator(".prompt p").first).to_contain_text("1 of 3")
        page.locator(".lens .bare").tap()
        expect(page.locator("#lens-sheet")).to_be_visible()
        expect(page.locator("#lens-sheet .ref").first).to_be_visible()
        page.locator("#lens-sheet header button").tap()
        island.tap()
        island.tap()
        expect(page.locator(".prompt p").first).to_contain_text("2 of 3")
        page.evaluate("localStorage.setItem('atoll-one-tap', 'on')")
        page.reload()
        page.wait_for_selector(".prompt .choice")
        island.tap()
        expect(page.locator(".prompt p").first).to_contain_text("3 of 3")


def test_against_bots_any_own_move_can_be_taken_back_as_practice(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    table = anna.lay("costa-ruana", BOT)
    for _ in range(3):
        anna.wait()
        before = anna.state()
        anna.page.locator(".prompt .choice").first.click()
        anna.until_changed(before, "a native was placed")
    anna.wait()
    expect(anna.page.locator(".tag.practice")).to_have_count(0)
    anna.page.get_by_role("button", name="3 moves can be taken back").click()
    expect(anna.page.locator("#undo-list .wall")).to_contain_text("practice")
    anna.page.locator("#undo-list li button").nth(2).click()
    expect(anna.page.locator(".prompt p").first).to_contain_text("1 of 3")
    expect(anna.page.locator(".bar .tag.practice")).to_be_visible()
    anna.page.reload()
    expect(anna.page.locator(".bar .tag.practice")).to_be_visible()
    assert anna.ask(f"tables/{table}")["practice"] is True
    anna.visit("/")
    expect(anna.page.locator(".tag.practice").first).to_be_visible()


def test_a_searched_word_does_not_break_the_words_around_it(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    anna.lay("la-isla", BOT)
    anna.wait()
    anna.page.keyboard.press("r")
    anna.page.locator("#rules-search").fill("explorer")
    found = anna.page.locator("#rules p", has_text="8.11")
    expect(found.locator("mark").first).to_be_visible()
    assert "*" not in anna.page.locator("#rules .text").inner_text()


def test_only_what_is_shown_is_asked_about_and_a_wish_changes_that(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    anna.lay("arnak", BOT)
    anna.wait()
    for wish, asked in (("never", False), ("always", True)):
        anna.page.evaluate("wish => localStorage.setItem('atoll-confirm', wish)", wish)
        anna.page.reload()
        anna.wait()
        anna.page.locator(
            '.board [data-id^="hand_funding"].live, .board [data-id^="hand_exploration"].live'
        ).first.dispatch_event("click")
        if asked:
            expect(anna.page.locator(".prompt .go")).to_be_visible()
            expect(anna.page.locator(".prompt p").first).to_have_text("Do it?")
        else:
            expect(anna.page.get_by_role("button", name="Undo: Play")).to_be_visible()


def test_only_what_shows_something_is_asked_about_and_the_end_of_a_turn_is_not(browser: Browser, house: House) -> None:
    anna = Player(browser, house, seed=2)
    anna.lay("arnak", BOT)
    question = anna.page.locator(".prompt p").first
    ended = asked = False
    for _ in range(80):
        if ended and asked:
            break
        anna.wait()
        end = anna.page.locator(".prompt .choice", has_text="End the turn")
        if end.count() and not ended:
            end.click()
            anna.until(lambda: anna.words_sent()[-1:] == ["end"], "the turn was not ended by one click")
            ended = True
        elif anna.page.locator(".prompt .go").count():
            expect(question).to_have_text(re.compile(r"^This .+ cannot be taken back\b|^.+[.?]$"))
            assert question.inner_text() != "Do it?"
            asked = True
            anna.page.locator(".prompt .go").click()
            anna.drawn()
        else:
            anna.move(board=False)
    assert ended and asked and anna.errors == []
