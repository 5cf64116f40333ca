/**
 * A slow line for all journeys: each call of the API is held back by chance before it goes to the server, so that of two that
 * are under way either may be taken up and answered first.
 */
import { createHash, randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';
import { API_PREFIX } from '#contract/kernel/route.ts';

/** The seed of the chance; a word that is no number for a new one. Where it is not set nothing is held back. */
const VARIABLE = 'E2E_SLOW_LINE';
const LONGEST_MS = 1_400;

/** True if calls are held back in this run. */
export const isLineSlow = (): boolean => Boolean(process.env[VARIABLE]);

/** Gives all workers, which inherit the environment, one seed and says which. */
export function tellSlowLine(): void {
  if (!isLineSlow()) return;
  const asked = Number(process.env[VARIABLE]);
  const seed = Number.isInteger(asked) ? asked : randomInt(1_000_000);
  process.env[VARIABLE] = String(seed);
  console.info(`Calls of the API are held back by up to ${LONGEST_MS} ms: ${VARIABLE}=${seed} does so again.`);
}

/** How long a call waits, in ms: by chance, and the same for the same name under the same seed. */
function delayOf(name: string): number {
  const digest = createHash('sha256').update(`${process.env[VARIABLE]} ${name}`).digest();
  return (digest.readUInt32BE() / 2 ** 32) * LONGEST_MS;
}

/**
 * Holds back the calls of a browser.
 * @param name of the browser in its test, so that one run holds back as the next does
 */
export async function holdCalls(context: BrowserContext, name: string): Promise<void> {
  let count = 0;
  await context.route(`**${API_PREFIX}/**`, async (route) => {
    await setTimeout(delayOf(`${name} ${count++}`));
    // The page may have been left meanwhile, and its calls with it.
    await route.continue().catch(() => undefined);
  });
}
