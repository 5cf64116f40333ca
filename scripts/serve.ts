import { main } from '#server/main.ts';

// The process that everything starts (`npm start`, `npm run dev`, tests, bench): the server, and with DEMO=1, which
// production refuses, the demonstration. Nothing of it is loaded otherwise.
await main(async (env) => (env.demo ? (await import('#demo/demonstration.ts')).demonstration : undefined));
