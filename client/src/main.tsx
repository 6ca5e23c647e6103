// Atoll in the browser. The client knows no rules: it draws what the server says and sends back one word.
import "@fontsource-variable/fraunces/full.css";
import "@fontsource-variable/inter/index.css";
import { effect } from "@preact/signals";
import { render } from "preact";
import { useEffect } from "preact/hooks";
import { begin } from "./api";
import { turnToChoices } from "./board-pages";
import { answer, resetWithQuestion } from "./choosing";
import { playAdvised } from "./hints";
import { readGlossary } from "./lens";
import { Create } from "./create";
import { t } from "./i18n";
import { followPapers } from "./lesson";
import { Lobby } from "./lobby";
import { DeadEnd } from "./masthead";
import { keep, kept } from "./keeping";
import { applyPreferences } from "./preferences";
import { Replay } from "./replay";
import { followLinks, path } from "./route";
import { watchWindow } from "./socket";
import { runClocks } from "./sprite";
import { followStory } from "./story";
import { TablePage } from "./table";
import { Drawn } from "./ui";
import { resetWithTable } from "./zoom";
import "./style/tokens.css";
import "./style/shell.css";
import "./style/site.css";
import "./style/table-page.css";
import "./style/overlays.css";
import "./style/table-layout.css";
import "../../src/atoll/looks.css";

function App() {
  const replay = /^\/t\/([\w-]+)\/replay$/.exec(path.value);
  const table = /^\/t\/([\w-]+)$/.exec(path.value);
  useEffect(() => {
    if (!table && !replay) delete document.body.dataset.game;
  }, [path.value]);
  if (replay) return <Replay key={path.value} id={replay[1]!} />;
  if (table) return <TablePage key={path.value} id={table[1]!} />;
  if (path.value === "/new") return <Create />;
  return path.value === "/" ? <Lobby /> : <DeadEnd title={t("error-unknown-page")} />;
}

/** Without the server there are no texts but the sentence that was kept for this, in the language spoken last. */
const ServerAway = () => (
  <main class="page narrow-page">
    <Drawn art="ill-serpent" title="Atoll" heading="h1">
      <p>{kept("unanswered") || "The server does not answer. Try again in a moment."}</p>
      <button class="btn go" type="button" onClick={() => location.reload()}>
        ↻
      </button>
    </Drawn>
  </main>
);

const root = document.createElement("div");
root.id = "app";
document.body.append(root);

// what follows addresses, the window, the clock and the table for as long as the page lives
followLinks();
watchWindow();
applyPreferences();
runClocks();
resetWithQuestion();
answer.value = playAdvised;
readGlossary();
resetWithTable();
turnToChoices();
followPapers();
followStory();

begin().then(
  () => {
    effect(() => keep("unanswered", t("unanswered")));
    render(<App />, root);
  },
  () => render(<ServerAway />, root),
);
