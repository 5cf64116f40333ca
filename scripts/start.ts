import { fileURLToPath } from 'node:url';
import { buildBeside } from './build/build-beside.ts';
import { runScript } from './database-session.ts';

// `npm start`: the built product with the settings of the environment; without any settings, a demonstration.
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
process.env.NODE_ENV ||= 'development';
await runScript(async () => {
  const pages = buildBeside();
  const { serve } = await import('./serve.ts');
  await serve(pages);
});
