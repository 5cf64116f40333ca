import { fileURLToPath } from 'node:url';
import { buildWeb } from './build.ts';
import { runScript } from './database-session.ts';

// `npm start`: the built product on the settings of the environment, and for a person who has set none, a demonstration.
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
process.env.NODE_ENV ||= 'development';
await runScript(async () => {
  await buildWeb();
  await import('./serve.ts');
});
