// The peer of `atoll load`: boardgame.io's own server, in memory, with about the smallest game for two.
const { Server, Origins } = require("boardgame.io/server");

const tally = {
  name: "tally",
  setup: () => ({ cells: Array(9).fill(0), last: "" }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G, playerID }, amount) => {
      G.cells[G.cells.indexOf(Math.min(...G.cells))] += amount;
      G.last = playerID;
    },
  },
};

Server({ games: [tally], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
