import { sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import { isAmong } from '#server/db/is-among.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { NewEvent } from '#server/events/event.ts';
import type { MakingAdapter } from '#server/lifecycle/adapter.ts';
import { findUncalled } from './queries/find-uncalled.ts';
import { loadSummonses } from './queries/load-summonses.ts';

const COLUMN_OF = { candidate: 's.candidate_id', summons: 's.id' } as const;

/** Summonses to the published sheets of the days of the events' assignments. */
function callBooked(trx: Trx, events: readonly NewEvent[], moment: Moment) {
  const candidates = events.flatMap(({ concerned }) => concerned.candidate_id ?? []);
  return findUncalled(trx, sql`b.candidate_id = any(${candidates}::uuid[])`, moment);
}

export const summonsAdapter: MakingAdapter<'summons'> = {
  async load(trx, { of, ids }) {
    if (!(of in COLUMN_OF)) throw new Error(`Summonses are not found by ${of}`);
    const column = sql.ref(COLUMN_OF[of as keyof typeof COLUMN_OF]);
    return loadSummonses(trx, isAmong(column, ids));
  },
  writes: {
    remind: (_words, { now }) => ({ reminded_date: now }),
    'remind-unread': (_words, { now }) => ({ late_reminded_date: now }),
  },
  makesWhen: {
    'booking.confirm': callBooked,
    'booking.come-back': callBooked,
  },
};
