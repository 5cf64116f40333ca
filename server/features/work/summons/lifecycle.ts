import { sql } from 'kysely';
import { isAmong } from '#server/db/is-among.ts';
import type { MakingAdapter } from '#server/lifecycle/adapter.ts';
import { findUncalled } from './queries/find-uncalled.ts';
import { loadSummonses } from './queries/load-summonses.ts';

const COLUMN_OF = { candidate: 's.candidate_id', summons: 's.id' } as const;

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
    'booking.confirm': (trx, events, moment) => {
      const candidates = events.flatMap(({ concerned }) => concerned.candidate_id ?? []);
      return findUncalled(trx, sql`b.candidate_id = any(${candidates}::uuid[])`, moment);
    },
  },
};
