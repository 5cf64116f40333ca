/** The product with a route that leaves a rejected promise unhandled, which ends the process. */
import { main } from '#server/main.ts';

const [isBegun, isClosing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];

await main(async () => ({
  async fill() {},
  mount(app) {
    app.addHook('preClose', async () => isClosing.resolve());
    /** Answers only after the process has begun to end. */
    app.get('/slow', async () => {
      isBegun.resolve();
      await isClosing.promise;
      return 'whole';
    });
    app.get('/break', async () => {
      await isBegun.promise;
      void Promise.reject(new TypeError('what nobody waits for'));
      return 'broken';
    });
  },
  opened() {},
  whole() {},
}));
