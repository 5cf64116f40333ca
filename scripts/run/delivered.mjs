// Prepares each thread of a delivered process:
//     node --max-semi-space-size=16 --heap-growing-percent=100 --expose-gc --import ./scripts/run/delivered.mjs scripts/serve.ts
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

// The main thread has its young generation by now. The option would overrule the smaller limits of other threads.
setFlagsFromString('--max-semi-space-size=0');

// Our sources have no types any more (scripts/deliver/copy-sources.ts). Node would load its stripper of types for them,
// which takes 35 MB and is never released.
const root = new URL('../..', import.meta.url).href;
registerHooks({
  load(url, context, next) {
    const isOurs = url.startsWith(root) && url.endsWith('.ts');
    if (!isOurs) return next(url, context);
    return { format: 'module', source: readFileSync(fileURLToPath(url), 'utf8'), shortCircuit: true };
  },
});
