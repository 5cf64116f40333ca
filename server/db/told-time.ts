import type { Kysely } from 'kysely';
import { type Clock, systemClock } from '#server/clock.ts';
import { currentRequestId } from '#server/request-id.ts';
import type { Database } from './generated.ts';

interface Told {
  readonly clock: Clock;
  /** The time (ms) of the last transaction, and its number within that ms. */
  at: number;
  turn: number;
}

const told = new WeakMap<Kysely<Database>, Told>();

/** Sets the clock for a database's transactions. */
export function keepTime(db: Kysely<Database>, clock: Clock): Told {
  const kept = { clock, at: 0, turn: 0 };
  told.set(db, kept);
  return kept;
}

/**
 * The first statements of a transaction: they make defaults and triggers use the process's clock (`app_now`) and the id
 * of the request (`app_request_id`). The clock counts ms; transactions within one ms get successive µs, so that their
 * stamps keep their order.
 */
export function tellTime(db: Kysely<Database>): string {
  const last = told.get(db) ?? keepTime(db, systemClock);
  const now = last.clock().getTime();
  last.turn = now === last.at ? last.turn + 1 : 0;
  last.at = now;
  const micro = String(last.turn % 1000).padStart(3, '0');
  const at = new Date(now + Math.floor(last.turn / 1000)).toISOString();
  const time = `set local medverka.now = '${at.replace('Z', `${micro}Z`)}'`;
  const request = currentRequestId();
  return request === undefined ? time : `${time}; set local medverka.request = '${request}'`;
}
