import { writeFileSync } from 'node:fs';
import type { Person } from '#tests/factories/people.ts';
import { startWebKit, type WebKit } from '#tests/support/webkit.ts';
import { test as base } from '../fixtures.ts';
import { Phone } from './phone.ts';

interface Fixtures {
  /** Opens a phone of its own, signed in as a person made by a factory. */
  newPhone: (as?: Person) => Promise<Phone>;
}

export const test = base.extend<Fixtures, { webkit: WebKit }>({
  webkit: [
    async ({ house: _ }, use) => {
      const webkit = await startWebKit();
      await use(webkit);
      await webkit.stop();
    },
    { scope: 'worker' },
  ],
  newPhone: async ({ webkit, server }, use, testInfo) => {
    const opened: Phone[] = [];
    await use(async (as) => {
      const phone = new Phone(await webkit.open(), server.url);
      opened.push(phone);
      if (as) await phone.signIn(as.cookie);
      return phone;
    });
    for (const phone of opened) {
      if (testInfo.errors.length > 0) writeFileSync(testInfo.outputPath('screen.png'), await phone.picture());
      await phone.close();
    }
  },
});
