/** Numbered writes of sealed values through two server processes, of which either may be taken out for a restart. */
import { setTimeout as pause } from 'node:timers/promises';
import { API_PREFIX } from '#contract/kernel/route.ts';
import type { WrittenPaymentDetails } from '#contract/people/payment.ts';
import type { Talent } from '#tests/factories/people.ts';
import { overHttp } from '#tests/support/over-http.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';

const PAUSE_MS = 25;

/** Payment details with a numbered account; without an identity number the stored one stays. */
export const detailsWith = (number: number, identity_number = ''): WrittenPaymentDetails => ({
  tax_form: 'A',
  charges_vat: false,
  identity_number,
  account: { kind: 'bank', clearing: '5000', number: String(1_000_000 + number) },
});

/** The last acknowledged values of a talent. */
export interface Acknowledged {
  readonly number: number;
  /** Path of the calendar feed. */
  readonly feed: string;
}

/** Processes behind something like a proxy, which sends requests to those that are in. */
export function createPair(processes: readonly [ServerProcess, ServerProcess]) {
  const members = processes.map((process) => ({ process, isIn: true, calls: new Set<Promise<unknown>>() }));
  const member = (wanted: number) => {
    const at = members[wanted % 2];
    const found = at?.isIn ? at : members[(wanted + 1) % 2];
    if (!found?.isIn) throw new Error('No process is in');
    return found;
  };
  return {
    /** Sends a request to one of the two: the wanted one if it is in. */
    async send(
      wanted: number,
      told: { path: string; method: string; headers?: Record<string, string>; body?: unknown },
    ) {
      const { process, calls } = member(wanted);
      const call = overHttp(process.url + told.path, { headers: {}, ...told });
      calls.add(call);
      return call.finally(() => calls.delete(call));
    },
    urls: () => members.map(({ process }) => process.url),
    /** Replaces each process by another, one at a time, while the other one answers. */
    async restart(start: () => Promise<ServerProcess>) {
      for (const one of members) {
        one.isIn = false;
        await Promise.all(one.calls);
        await one.process.stop();
        one.process = await start();
        one.isIn = true;
      }
    },
    stop: () => Promise.all(members.map(({ process }) => process.stop())),
  };
}
export type Pair = ReturnType<typeof createPair>;

/** Begins the writes: each talent saves an account and makes a calendar address, again and again. */
export function beginWrites(pair: Pair, talents: readonly Talent[]) {
  const acknowledged = new Map<Talent, Acknowledged>();
  const failed: string[] = [];
  let isOver = false;
  const send = async (
    wanted: number,
    { cookie }: Talent,
    method: string,
    path: string,
    body?: object,
    key?: string,
  ) => {
    const headers = { cookie, ...(key && { 'idempotency-key': key }) };
    const { status, text } = await pair.send(wanted, { method, path, headers, body });
    if (status !== 200) failed.push(`${method} ${path} ${status} ${text}`);
    return text;
  };
  const write = async (talent: Talent, number: number) => {
    const [here, there] = [number, number + 1];
    await send(here, talent, 'PUT', `${API_PREFIX}/talent/payment-details`, detailsWith(number));
    const address = [talent, 'POST', `${API_PREFIX}/talent/calendar/feed`, {}, `feed ${number}`] as const;
    const made = await send(here, ...address);
    // The repeated call gets the answer that the other process has sealed.
    const again = await send(there, ...address);
    if (again !== made) failed.push(`A repeated call got another answer: ${again}`);
    const feed = new URL(JSON.parse(made).url).pathname;
    await send(there, talent, 'GET', feed);
    acknowledged.set(talent, { number, feed });
  };
  const loops = talents.map(async (talent) => {
    for (let number = 1; !isOver; number++) {
      await write(talent, number);
      await pause(PAUSE_MS);
    }
  });
  return {
    acknowledged,
    failed,
    async end() {
      isOver = true;
      await Promise.all(loops);
    },
  };
}
