import type { Addition } from '#server/main.ts';
import { mountAdminCodes } from './admin-codes.ts';
import { seedDemoWhenEmpty } from './seed.ts';
import { demoSignIns } from './sign-ins.ts';

/** What DEMO=1 adds to the server: a filled market, sign-ins that are told, and an administrator's code for everybody. */
export const demonstration: Addition = {
  prepare: async (app, services) => {
    mountAdminCodes(app, services);
    await seedDemoWhenEmpty(services);
  },
  reached: (url, now) => console.log(demoSignIns(url, now)),
};
