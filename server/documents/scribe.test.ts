import { expect, it } from 'vitest';
import { createScribe } from './scribe.ts';

const log = { error: () => undefined };

it('documents of one kind do not wait for all of another', async () => {
  const month = Promise.withResolvers<void>();
  const made: string[] = [];
  const scribe = createScribe([[async () => void made.push('agreement')], [() => month.promise]], log);
  scribe.wake();
  await Promise.resolve();
  scribe.wake();
  await expect.poll(() => made).toEqual(['agreement', 'agreement']);
  month.resolve();
  await scribe.stop();
});

it('one lane works in its order, and again for callers that come in the meantime', async () => {
  const first = Promise.withResolvers<void>();
  const done: string[] = [];
  const settle = async () => {
    await first.promise;
    done.push('settled');
  };
  const scribe = createScribe([[settle, async () => void done.push('printed')]], log);
  scribe.wake();
  const again = scribe.settled();
  first.resolve();
  await again;
  expect(done).toEqual(['settled', 'printed', 'settled', 'printed']);
});

it('a paused scribe makes nothing, and afterwards what was wanted in the meantime', async () => {
  let made = 0;
  const scribe = createScribe([[async () => void made++]], log);
  const goOn = scribe.pause();
  await scribe.settled();
  expect(made).toBe(0);
  goOn();
  await scribe.settled();
  expect(made).toBeGreaterThan(0);
});
