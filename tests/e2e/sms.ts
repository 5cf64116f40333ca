import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { z } from 'zod';
import { findHouse } from './houses.ts';

const messages = z.array(z.object({ to: z.string(), words: z.string(), is_sent: z.boolean() }));

/** The text messages to a number, newest first, as the empty server keeps them at /dev/sms. */
export async function smsTo(number: string): Promise<string[]> {
  const response = await fetch(`${findHouse('empty').url}/dev/sms.json`);
  const all = messages.parse(await response.json());
  return all.filter(({ to }) => to === number).map(({ words }) => words);
}

/** Waits for a text message to a number with matching words, and takes the newest. */
export async function smsWith(number: string, words: RegExp): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        const all = await smsTo(number);
        found = all.find((one) => words.test(one));
        return found ?? all;
      },
      { message: `a text message to ${number}` },
    )
    .toMatch(words);
  return found ?? '';
}

/** A number that no other journey uses, as it is stored and as people write it. */
export function aMobile(): { readonly number: string; readonly shown: string } {
  const last = String(randomInt(10_000_000)).padStart(7, '0');
  return { number: `+4670${last}`, shown: `070-${last.slice(0, 3)} ${last.slice(3, 5)} ${last.slice(5)}` };
}
