/**
 * A slow connection for all journeys: each API call waits a random time before it is sent, so two pending calls may
 * arrive in either order.
 */
import { createHash, randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';
import { API_PREFIX } from '#contract/kernel/route.ts';

/**
 * The seed of the random delays. A value that is not a whole number draws a new seed; without a value, no call is
 * delayed.
 */
const VARIABLE = 'E2E_SLOW_LINE';
const LONGEST_MS = 1_400;

/** True if calls are delayed in this run. */
export const isLineSlow = (): boolean => Boolean(process.env[VARIABLE]);

/** Sets one seed for all workers, which inherit the environment, and prints it. */
export function tellSlowLine(): void {
  if (!isLineSlow()) return;
  const asked = Number(process.env[VARIABLE]);
  const seed = Number.isInteger(asked) ? asked : randomInt(1_000_000);
  process.env[VARIABLE] = String(seed);
  console.info(`Calls of the API are held back by up to ${LONGEST_MS} ms: ${VARIABLE}=${seed} does so again.`);
}

/** The delay of a call in ms: random, but the same for the same name and seed. */
function delayOf(name: string): number {
  const digest = createHash('sha256').update(`${process.env[VARIABLE]} ${name}`).digest();
  return (digest.readUInt32BE() / 2 ** 32) * LONGEST_MS;
}

/**
 * Delays the calls of a browser.
 * @param name name of the browser, unique in its test, so that a repeated run has the same delays
 */
export async function holdCalls(context: BrowserContext, name: string): Promise<void> {
  let count = 0;
  await context.route(`**${API_PREFIX}/**`, async (route) => {
    await setTimeout(delayOf(`${name} ${count++}`));
    // The test may have left the page by then, which cancels the call.
    await route.continue().catch(() => undefined);
  });
}
