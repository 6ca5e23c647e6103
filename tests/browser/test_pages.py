"""The pages around the table when something is refused, slow or missing, and what they remember between visits."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Route, expect

from .player import BOT, House, Player

pytestmark = pytest.mark.slow

NO_STORAGE = "Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('', 'SecurityError') }})"
FULL_STORAGE = "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError') }"
REFUSAL = "Slower, please."


def refuse(route: Route) -> None:
    route.fulfill(status=429, json={"type": "error", "name": "too-fast", "text": REFUSAL})


@contextmanager
def slowly(player: Player, address: str) -> Iterator[None]:
    """A house so slow with its answer that somebody clicks a second time: it is asked once all the same."""
    held: list[Route] = []
    player.page.route(address, lambda route: held.append(route))
    yield
    player.until(lambda: held, f"{address} was not asked for")
    player.ask("me")  # what the page has asked for before this has reached the house by now
    assert len(held) == 1
    held[0].continue_()
    player.page.unroute(address)


def finished(player: Player, **wishes: object) -> str:
    """A game against a bot that is over, played by a socket beside the pages."""
    made = player.ask("tables", {"game": "costa-ruana", "seats": [{"kind": "me"}, BOT], **wishes})
    player.page.evaluate(
        """([table, patience]) => new Promise((over, fail) => {
            setTimeout(() => fail(new Error('the game does not end')), patience);
            const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/tables/${table}?shape=none`);
            let asked = -1;
            socket.onmessage = event => {
                const frame = JSON.parse(event.data);
                if (frame.over) { socket.close(); over(); }
                if (!frame.choices?.length || frame.seq === asked) return;
                asked = frame.seq;
                socket.send(JSON.stringify({type: 'play', seq: asked, word: frame.choices[0].word}));
            };
        })""",
        [made["id"], 60_000],
    )
    return str(made["id"])


@pytest.mark.parametrize("storage", [NO_STORAGE, FULL_STORAGE])
def test_a_browser_that_keeps_nothing_shows_the_pages_and_a_lesson(
    browser: Browser, house: House, storage: str
) -> None:
    anna = Player(browser, house)
    anna.page.evaluate("localStorage.clear()")
    anna.page.add_init_script(storage)
    anna.visit("/")
    anna.page.locator('[data-learn="costa-ruana"]').click()
    paper = anna.page.locator(".lesson-paper")
    expect(paper).to_be_visible()
    paper.get_by_role("button", name="Stop the lesson").click()
    expect(paper).to_have_count(0)
    assert anna.errors == []


def test_a_replay_that_cannot_be_shown_says_why_and_leads_to_the_lobby(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    running = anna.lay("costa-ruana", BOT)
    for table in ("nonsense", running):
        anna.visit(f"/t/{table}/replay")
        expect(anna.page.get_by_role("alert")).to_have_text(re.compile(r"\w+"))
        anna.page.get_by_role("link", name="To the lobby").click()
        expect(anna.page.locator("[data-play]").first).to_be_visible()
    assert anna.errors == []


def test_a_replay_needs_nothing_but_its_positions(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    table = finished(anna)
    anna.page.route(f"**/api/tables/{table}?*", lambda route: route.abort())
    number = anna.page.locator(".replay .move b")
    for asked, shown in (("3", 3), ("abc", 0), ("-2", 0), ("2.7", 2)):
        anna.visit(f"/t/{table}/replay?n={asked}")
        expect(number).to_have_text(re.compile(rf"^{shown} / \d+$"))
    anna.visit(f"/t/{table}/replay?n=1e99")
    expect(number).to_have_text(re.compile(r"^(\d+) / \1$"))
    assert anna.errors == []


def test_the_same_table_is_laid_again_as_it_was(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    wishes = {"guests": False, "hints": False, "stand_ins": False, "open_talk": True}
    table = finished(anna, **wishes)
    anna.visit(f"/t/{table}")
    again = anna.page.get_by_role("button", name="Play again")
    anna.page.route("**/again?*", refuse)
    again.click()
    expect(anna.page.locator(".toast")).to_contain_text(REFUSAL)
    anna.page.unroute_all()
    with slowly(anna, "**/again?*"):
        again.dblclick()
    anna.page.wait_for_url(lambda url: table not in url)
    mine = anna.ask("tables")["mine"]
    assert [{name: made[name] for name in wishes} for made in mine] == [wishes]
    assert anna.errors == []


def test_a_double_click_opens_one_table(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    table = finished(anna)
    anna.visit(f"/t/{table}/replay?n=5")
    with slowly(anna, "**/play-on?*"):
        anna.page.get_by_role("button", name="What if? Play on").dblclick()
    anna.wait()
    assert len(anna.ask("tables")["branches"]) == 1
    anna.visit("/new?game=costa-ruana")
    with slowly(anna, "**/api/tables?*"):
        anna.page.get_by_role("button", name="Open the table").dblclick()
    expect(anna.page.locator(".gather")).to_be_visible()
    assert len(anna.ask("tables")["mine"]) == 1
    assert anna.errors == []


def test_a_double_click_takes_one_seat(browser: Browser, house: House) -> None:
    anna, ben = Player(browser, house), Player(browser, house)
    table = anna.lay("costa-ruana", {"kind": "open"}, {"kind": "open"})
    ben.visit(f"/t/{table}")
    with slowly(ben, "**/sit?*"):
        ben.page.get_by_role("button", name="Sit down").first.dblclick()
    expect(ben.page.get_by_role("button", name="Get up")).to_be_visible()
    ben.drawn()
    expect(ben.page.get_by_role("alert")).to_have_count(0)
    assert ben.errors == []


def test_words_that_do_not_come_break_no_page(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    anna.page.route("**/api/messages?*", refuse)
    anna.page.locator(".lang [lang=fr]").click()
    expect(anna.page.get_by_role("alert")).to_contain_text(REFUSAL)
    expect(anna.page.locator(".welcome h1")).to_have_text("Which island tonight?")
    anna.page.reload()
    expect(anna.page.locator("#app")).to_contain_text("The server does not answer.")
    anna.page.unroute_all()
    anna.page.get_by_role("button").click()
    expect(anna.page.locator("[data-play]").first).to_be_visible()
    assert anna.errors == []


def test_the_lobby_leads_to_the_table_that_has_waited_longest(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    first = anna.lay("costa-ruana", BOT)
    anna.wait()
    anna.lay("arnak", BOT)
    anna.wait()
    anna.visit("/")
    expect(anna.page.locator(".nudge")).to_contain_text("Costa Ruana has waited longest")
    assert anna.page.locator(".nudge a").get_attribute("href") == f"/t/{first}"
    assert anna.errors == []


def test_a_host_who_does_not_sit_has_the_link_too(browser: Browser, house: House) -> None:
    anna, ben = Player(browser, house), Player(browser, house)
    made = anna.ask("tables", {"game": "costa-ruana", "seats": [{"kind": "invite"}, BOT]})
    anna.visit(f"/t/{made['id']}")
    link = anna.page.locator("#link")
    expect(link).to_have_value(re.compile(r"\?invite=\w+"))
    ben.page.goto(link.input_value())
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ben.page.get_by_role("button", name="Get up")).to_be_visible()
    assert anna.errors == ben.errors == []


@pytest.mark.parametrize(("typed", "seated"), [("", "Zoe"), ("Ben", "Ben")])
def test_who_sits_down_keeps_the_name_that_was_given_last(
    browser: Browser, house: House, typed: str, seated: str
) -> None:
    anna, ben = Player(browser, house), Player(browser, house)
    table = anna.lay("costa-ruana", {"kind": "open"}, {"kind": "open"})
    ben.visit(f"/t/{table}")
    expect(ben.page.locator("#my-name")).to_be_visible()
    ben.page.locator('[popovertarget="me"]').first.click()
    ben.page.locator("#name").fill("Zoe")
    ben.page.get_by_role("button", name="Save").click()
    expect(ben.page.locator("#my-name")).to_have_value("Zoe")
    ben.page.keyboard.press("Escape")
    if typed:
        ben.page.locator("#my-name").fill(typed)
    ben.page.get_by_role("button", name="Sit down").first.click()
    expect(ben.page.locator(".gather .who", has_text="you")).to_contain_text(seated)
    assert ben.errors == []


def test_rules_that_were_left_open_stay_with_their_page(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    table = anna.lay("arnak", BOT)
    anna.wait()
    anna.visit("/")
    anna.page.locator(f'.rows a[href="/t/{table}"]').click()
    anna.wait()
    sheet = anna.page.locator("#rules")
    anna.page.keyboard.press("r")
    expect(sheet).to_be_visible()
    anna.page.go_back()
    anna.page.locator(f'.rows a[href="/t/{table}"]').click()
    anna.wait()
    anna.drawn()
    expect(sheet).to_be_hidden()
    anna.page.keyboard.press("r")
    expect(sheet).to_be_visible()
    assert anna.errors == []


def test_every_second_yes_has_the_focus(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    anna.lay("la-isla", BOT)
    yes = anna.page.locator(".prompt .go")
    met = 0
    while met < 3:
        anna.wait()
        if yes.count():
            expect(yes).to_be_focused()
            met += 1
        anna.move(board=False)
    assert anna.errors == []


def test_a_name_that_could_not_be_saved_is_said_to(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    anna.page.locator('[popovertarget="me"]').first.click()
    anna.page.route("**/api/me?*", lambda route: route.abort())
    anna.page.locator("#name").fill("Zoe")
    anna.page.get_by_role("button", name="Save").click()
    expect(anna.page.locator("#me [role=alert]")).to_contain_text("The server does not answer.")
    anna.page.unroute_all()
    anna.page.get_by_role("button", name="Save").click()
    expect(anna.page.locator("#me h2")).to_contain_text("Zoe")
    expect(anna.page.locator("#me [role=alert]")).to_have_count(0)
    assert anna.errors == []


def test_a_copied_link_is_said_to_be_and_the_button_learns_french(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    anna.lay("costa-ruana", {"kind": "open"})
    button = anna.page.locator(".invite .link button")
    button.click()
    expect(button).to_have_text("Copied")
    expect(button).to_have_text("Copy")
    anna.page.locator(".lang [lang=fr]").click()
    expect(button).to_have_text("Copier")
    anna.page.evaluate("void (navigator.clipboard.writeText = () => Promise.reject(new Error()))")
    button.click()
    expect(button).to_have_text("Le navigateur ne laisse pas cette page copier")
    assert anna.errors == []


def test_a_replay_plays_no_faster_than_its_positions_come(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    table = finished(anna)
    anna.page.clock.install()
    anna.visit(f"/t/{table}/replay?n=3")
    number = anna.page.locator(".replay .move b")
    expect(number).to_have_text(re.compile(r"^3 / \d+$"))
    held: list[Route] = []
    anna.page.route("**/replay/*", lambda route: held.append(route))
    anna.page.get_by_role("button", name="Play", exact=True).click()
    expect(number).to_have_text(re.compile(r"^4 /"))
    anna.page.clock.run_for(5000)  # four more steps, if nothing held them up
    anna.drawn()
    expect(number).to_have_text(re.compile(r"^4 /"))
    for route in held:
        route.continue_()
    anna.page.unroute_all()
    expect(number).to_have_text(re.compile(r"^6 /"))
    assert anna.errors == []


def test_a_replay_leaves_the_browser_and_open_papers_their_keys(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    table = finished(anna)
    anna.visit(f"/t/{table}/replay?n=9")
    number = anna.page.locator(".replay .move b")
    expect(number).to_have_text(re.compile(r"^9 / \d+$"))
    anna.page.keyboard.press("Control+ArrowLeft")
    anna.page.get_by_role("button", name="Rules").first.click()
    anna.page.locator("#rules .text").focus()
    anna.page.keyboard.press("End")
    anna.drawn()
    expect(number).to_have_text(re.compile(r"^9 /"))
    anna.page.keyboard.press("Escape")
    anna.page.locator("#prompt").focus()
    anna.page.keyboard.press("ArrowLeft")
    expect(number).to_have_text(re.compile(r"^8 /"))
    assert anna.errors == []


def test_who_opens_the_rules_by_key_can_search_at_once(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    anna.lay("costa-ruana", BOT)
    anna.wait()
    anna.page.keyboard.press("/")
    search = anna.page.locator("#rules-search")
    expect(search).to_be_focused()
    anna.page.keyboard.type("treas")
    expect(search).to_have_value("treas")
    expect(anna.page.locator("#rules mark").first).to_be_visible()
    assert anna.errors == []


def test_every_page_has_its_title_in_the_language_of_its_reader(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    table = finished(anna)
    titles = {
        "/": ("Atoll · Lobby", "Atoll · Accueil"),
        "/new": ("Atoll · New table", "Atoll · Nouvelle table"),
        f"/t/{table}/replay": ("Replay · Costa Ruana", "Revoir · Costa Ruana"),
    }
    for path, (english, french) in titles.items():
        anna.visit(path)
        for language, title in (("fr", french), ("en", english)):
            with anna.page.expect_response("**/api/games?*"):  # the last thing that is asked for in another language
                anna.page.locator(f".lang [lang={language}]").click()
            expect(anna.page).to_have_title(title)
            anna.drawn()
    assert anna.errors == []


def test_a_guest_talks_where_the_game_goes_on_and_is_told_who_reads_it(browser: Browser, house: House) -> None:
    anna, ben = Player(browser, house), Player(browser, house)
    field = ben.page.locator("#chat-field")
    for talk in (False, True):
        table = anna.ask("tables", {"game": "costa-ruana", "seats": [{"kind": "me"}, BOT], "open_talk": talk})["id"]
        ben.visit(f"/t/{table}")
        expect(ben.page.locator(".board")).to_be_visible()
        ben.page.locator('a[href="#chat"]').click()
        expect(ben.page.locator(".chat")).to_be_visible()
        ben.drawn()
        expect(field).to_have_count(1)
        expect(ben.page.locator(".chat .note")).to_contain_text("read each other" if talk else "closed to spectators")
    table = finished(ben)
    for path, count in ((f"/t/{table}", 1), (f"/t/{table}/replay?n=3", 0)):
        ben.visit(path)
        ben.page.locator('a[href="#chat"]').click()
        expect(ben.page.locator(".chat")).to_be_visible()
        expect(field).to_have_count(count)
    assert ben.errors == []


def test_advice_and_a_reason_take_turns(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    anna.lay("arnak", BOT)
    anna.wait()
    reason, advice = anna.page.locator(".prompt .why-line"), anna.page.locator(".advice")
    anna.page.keyboard.press("h")
    expect(advice).to_be_visible(timeout=60_000)
    anna.page.locator('[data-id="place_ii-1"]').dispatch_event("click")
    expect(advice).to_have_count(0)
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("h")
    expect(advice).to_be_visible(timeout=60_000)
    expect(reason).to_have_count(0)
    assert anna.errors == []


def test_a_forbidden_notification_is_never_shown_as_on(browser: Browser, house: House) -> None:
    anna = Player(browser, house)
    anna.context.grant_permissions([])  # and all others are refused
    anna.page.evaluate("localStorage.setItem('atoll-tell', 'on')")  # from when it was allowed
    anna.page.reload()
    anna.page.locator('[popovertarget="me"]').first.click()
    switch = anna.page.get_by_label("Notification at my turn")
    expect(switch).not_to_be_checked()
    for _ in range(2):
        switch.click()
        expect(switch).not_to_be_checked()
    assert anna.errors == []
