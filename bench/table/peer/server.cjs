// boardgame.io's own server with its store in memory, as its documentation starts it. The game: two players mark a
// number in turn; beside it the state carries what a state of ours holds, so that both servers send as much.
const { readFileSync } = require('node:fs');
const { Server } = require('boardgame.io/server');

const [port, held] = process.argv.slice(2);
const text = readFileSync(held, 'utf8');

const Marks = {
	name: 'marks',
	setup: () => ({ marks: Array(16).fill(null), held: JSON.parse(text) }),
	turn: { minMoves: 1, maxMoves: 1 },
	moves: {
		mark: ({ G, playerID }, place) => {
			G.marks[place] = playerID;
		},
	},
};

const server = Server({ games: [Marks], origins: ['http://127.0.0.1'] });
server.run({ port: Number(port), callback: () => console.log('ready') });
