import type { Addition } from '#server/main.ts';
import { mountAdminCodes } from './admin-codes.ts';
import { createDrawings } from './drawings.ts';
import { createFilling, mountFilling } from './filling.ts';
import { seedDemoWhenEmpty } from './seed.ts';
import { demoSignIns } from './sign-ins.ts';

/**
 * What DEMO=1 adds to the server: a filled market, sign-ins that are told, and an administrator's code for everybody. The
 * pages open before the market is filled, and say how far that is.
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
      // A page that shows a talent whose picture is yet to be drawn waits a moment for it.
      app.addHook('onRequest', async ({ url }) => drawings.need(url));
    },
    opened: (url) => {
      if (filling.line())
        console.log(`\n  Sidorna är öppna: ${url}\n  Inloggningarna kommer när demomarknaden är fylld.\n`);
    },
    whole: (url, now) => console.log(demoSignIns(url, now)),
  };
}
