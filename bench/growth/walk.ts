/** The cost of each call on one database. */
import { cpuUsage } from 'node:process';
import { overHttp } from '#tests/support/over-http.ts';
import { type Asked, isRead } from './asked.ts';
import type { Market } from './market.ts';
import { type Read, takeRead } from './plans.ts';
import { openTabs } from './tabs.ts';

/** The cost of one call. */
export interface Cost extends Read {
  readonly status: number;
  readonly bytes: number;
  /** Processor time of this process, of server and caller together. */
  readonly process_ms: number;
}

/** Answers to which a signed-out caller has to arrive again. */
const SIGNED_OUT = 401;

async function measure(url: string, { method, path, cookie, body }: Asked): Promise<Cost> {
  const header = cookie();
  const before = cpuUsage();
  const { status, text, headers } = await overHttp(url + path, {
    method,
    headers: { ...(header && { cookie: header }) },
    ...(method !== 'GET' && { body: body() ?? {} }),
  });
  const { user, system } = cpuUsage(before);
  return {
    ...takeRead(String(headers['x-request-id'])),
    status,
    bytes: Buffer.byteLength(text),
    process_ms: (user + system) / 1000,
  };
}

/**
 * Makes every call while others have open tabs. Calls that read are made twice, so that the second finds all warm.
 * @returns the costs in the order of the calls
 */
export function walk({ calls, arrive, serve }: Market, name: string, tabs = 0): Promise<Cost[]> {
  return serve(name, async (server) => {
    const { url, services } = server;
    const close = await openTabs(server, tabs);
    const costs: Cost[] = [];
    for (const call of calls) {
      if (isRead(call)) await measure(url, call);
      let cost = await measure(url, call);
      if (cost.status === SIGNED_OUT) {
        await arrive();
        cost = await measure(url, call);
      }
      costs.push(cost);
      await services.scribe.settled();
    }
    close();
    return costs;
  });
}
