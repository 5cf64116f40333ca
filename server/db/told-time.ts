import type { Kysely } from 'kysely';
import { type Clock, systemClock } from '#server/clock.ts';
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
 * The first statement of a transaction: it makes defaults and triggers (`app_now`) use the process's clock. The clock
 * counts ms; transactions within one ms get successive µs, so that their stamps keep their order.
 */
export function tellTime(db: Kysely<Database>): string {
  const last = told.get(db) ?? keepTime(db, systemClock);
  const now = last.clock().getTime();
  last.turn = now === last.at ? last.turn + 1 : 0;
  last.at = now;
  const micro = String(last.turn % 1000).padStart(3, '0');
  const at = new Date(now + Math.floor(last.turn / 1000)).toISOString();
  return `set local medverka.now = '${at.replace('Z', `${micro}Z`)}'`;
}
