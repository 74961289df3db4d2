// A game with secrets for four, on boardgame.io's own server with its file storage, to be measured beside ours.
// About as much lies on its table as on that of Rattus; nobody sees the deck or the hands of others.

const { Server, FlatFile } = require("boardgame.io/server");
const { PlayerView } = require("boardgame.io/core");

const [folder, port] = process.argv.slice(2);

const game = {
  name: "peer",
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(Array.from({ length: 60 }, (_, k) => `card-${k}`));
    const players = {};
    for (let seat = 0; seat < ctx.numPlayers; seat++) players[seat] = { hand: deck.splice(0, 5) };
    const regions = Array.from({ length: 12 }, (_, k) => ({
      name: `region-${k}`,
      near: [(k + 1) % 12, (k + 11) % 12],
      cubes: Array(ctx.numPlayers).fill(0),
      rats: [{ slot: `${k}.1`, face: null, seen: [] }, { slot: `${k}.2`, face: null, seen: [] }, null],
    }));
    return { secret: { deck }, players, regions, plague: 0, points: Array(ctx.numPlayers).fill(0), used: [] };
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID, random }, region) => {
      const { hand } = G.players[playerID];
      G.used.push(hand.shift());
      if (G.used.length > 40) G.secret.deck.push(...random.Shuffle(G.used.splice(0, 20)));
      hand.push(G.secret.deck.pop());
      G.regions[region].cubes[playerID] = (G.regions[region].cubes[playerID] + 1) % 20;
      G.plague = region;
      G.points[playerID] += 1;
    },
  },
};

const server = Server({ games: [game], origins: [/.*/], db: new FlatFile({ dir: folder, logging: false }) });
server.run({ port: Number(port), callback: () => console.log("ready") });
