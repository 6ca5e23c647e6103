// The peer of `atoll load`: boardgame.io's own server, in memory. The rules are nearly nothing (add one somewhere),
// but the table is as large as Costa Ruana's: islands, supplies, secret hands, cards on the table, and a short log.
// (koa-compose is held at 4.1: since 4.2 the routes of boardgame.io's lobby, which it adds late, are not found.)
const { Server, Origins } = require("boardgame.io/server");
const { PlayerView } = require("boardgame.io/core");

const seats = ["0", "1"];

const tally = {
  name: "tally",
  setup: () => ({
    islands: Array.from({ length: 8 }, (_, n) => ({ island: n + 1, treasures: 3, natives: [0, 0] })),
    tribes: seats.map((seat) => ({ seat, supply: 12, collected: 0, hand_size: 5 })),
    played: Array.from({ length: 8 }, (_, n) => ({ by: n % 2, before: (n + 1) % 2, up: false, active: n === 0, natives: [] })),
    players: Object.fromEntries(seats.map((seat) => [seat, { hand: ["place-1", "place-2", "move-native", "return-1", "steal"] }])),
    log: [],
    last: "",
  }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G, playerID }, island) => {
      G.islands[island].natives[Number(playerID)] += 1;
      G.log = [...G.log.slice(-2), `Player ${playerID} places a native on island ${island + 1}`];
      G.last = playerID;
    },
  },
};

Server({ games: [tally], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
