import type { Kysely } from 'kysely';
import { type Clock, systemClock } from '#server/clock.ts';
import type { Database } from './generated.ts';

interface Told {
  readonly clock: Clock;
  /** Of the last transaction: the ms, and its number in that ms. */
  at: number;
  turn: number;
}

const told = new WeakMap<Kysely<Database>, Told>();

/** Says by whose clock the transactions of a database are. */
export function keepTime(db: Kysely<Database>, clock: Clock): Told {
  const kept = { clock, at: 0, turn: 0 };
  told.set(db, kept);
  return kept;
}

/**
 * The first statement of a transaction, by which defaults and triggers (`app_now`) stamp by the clock of the process.
 * The clock has ms; transactions that begin within one are told apart by µs, so that their stamps keep their order.
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
