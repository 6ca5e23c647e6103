// Atoll in the browser. The client knows no rules: it draws what the server says and sends back one word.
import "@fontsource-variable/fraunces/full.css";
import "@fontsource-variable/inter/index.css";
import { render } from "preact";
import { useEffect } from "preact/hooks";
import { begin } from "./api";
import { Create } from "./create";
import { Lobby } from "./lobby";
import { Drawn } from "./parts";
import { Replay } from "./replay";
import { path } from "./route";
import "./style/tokens.css";
import "./style/shell.css";
import "./style/site.css";
import "./style/bay.css";
import "./style/paper.css";
import "./style/table.css";
import { TablePage } from "./table";
import "./wishes";

function Page() {
  const replay = /^\/t\/([\w-]+)\/replay$/.exec(path.value);
  const table = /^\/t\/([\w-]+)$/.exec(path.value);
  useEffect(() => {
    if (!table && !replay) delete document.body.dataset.game;
  }, [path.value]);
  if (replay) return <Replay key={path.value} id={replay[1]!} />;
  if (table) return <TablePage key={path.value} id={table[1]!} />;
  if (path.value === "/new") return <Create />;
  return <Lobby />;
}

/** Without the server there are no texts: this page brings its own sentence. */
const AWAY = navigator.language.startsWith("fr")
  ? "Le serveur ne répond pas. Réessayez dans un instant."
  : "The server does not answer. Try again in a moment.";

const Sunk = () => (
  <main class="page narrow-page">
    <Drawn art="ill-serpent" title="Atoll" heading="h1">
      <p>{AWAY}</p>
      <button class="btn go" type="button" onClick={() => location.reload()}>
        ↻
      </button>
    </Drawn>
  </main>
);

const root = document.createElement("div");
root.id = "app";
document.body.append(root);
begin().then(
  () => render(<Page />, root),
  () => render(<Sunk />, root),
);
