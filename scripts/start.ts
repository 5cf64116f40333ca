import { fileURLToPath } from 'node:url';
import { buildWeb } from './build.ts';

// `npm start`: the built product on the settings of the environment, and for a person who has set none, a demonstration.
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
process.env.NODE_ENV ||= 'development';
await buildWeb();
await import('#server/main.ts');
