import type { Addition } from '#server/main.ts';
import { mountAdminCodes } from './admin-codes.ts';
import { createDrawings } from './drawings.ts';
import { createFilling, mountFilling } from './filling.ts';
import { seedDemoWhenEmpty } from './seed.ts';
import { demoSignIns } from './sign-ins.ts';

/**
 * The parts that DEMO=1 adds to the server: a filled market, printed sign-ins, and an administrator's code for
 * everybody. The pages open before the market is filled and show the progress.
 */
export function createDemonstration(): Addition {
  const filling = createFilling();
  const drawings = createDrawings();
  return {
    fill: async (services, { pages, signal }) => {
      await seedDemoWhenEmpty(services, { after: pages, signal, drawings, progress: filling.tell });
      filling.end();
    },
    mount: (app, services) => {
      mountAdminCodes(app, services);
      mountFilling(app, filling);
      // A request for a picture that is not drawn yet waits until it is.
      app.addHook('onRequest', async ({ url }) => drawings.need(url));
    },
    opened: (url) => {
      if (filling.line())
        console.log(`\n  Sidorna är öppna: ${url}\n  Inloggningarna kommer när demomarknaden är fylld.\n`);
    },
    whole: (url, now) => console.log(demoSignIns(url, now)),
  };
}
