import { isAmong } from '#server/db/is-among.ts';
import { sql } from '#server/db/sql.ts';
import type { Adapter } from '#server/lifecycle/adapter.ts';
import { loadAppointments } from './queries/load-appointments.ts';

const COLUMN_OF = { candidate: 'a.candidate_id', appointment: 'a.id' } as const;

export const appointmentAdapter: Adapter<'appointment'> = {
  async load(trx, { of, ids }, moment) {
    if (!(of in COLUMN_OF)) throw new Error(`Times of people are not found by ${of}`);
    const column = sql.ref(COLUMN_OF[of as keyof typeof COLUMN_OF]);
    return loadAppointments(trx, isAmong(column, ids), moment);
  },
  ofCandidates: (ids) => sql`appointments where ${isAmong(sql.ref('candidate_id'), ids)}`,
  writes: {
    drop: () => ({ slot_id: null }),
    decline: () => ({ slot_id: null }),
    end: () => ({ slot_id: null }),
    arrive: (_words, { now }) => ({ arrived_date: now }),
    'take-back-arrival': () => ({ arrived_date: null }),
    'remind-48': (_words, { now }) => ({ reminded_48_date: now }),
    'remind-24': (_words, { now }) => ({ reminded_24_date: now }),
    'remind-2': (_words, { now }) => ({ reminded_2_date: now }),
  },
};
