import { sql } from 'kysely';
import { isAmong } from '#server/db/is-among.ts';
import type { Adapter, Loaded } from '#server/lifecycle/adapter.ts';
import { loadWishes } from './queries.ts';

const COLUMN_OF = { project: 'w.project_id', candidate: 'w.candidate_id', slot_wish: 'w.id' } as const;

/** Records the times that the talent has been offered, so that none of them is offered again. */
const passed = ({ subject }: Loaded<'slot_wish'>) => ({ passed_slot_ids: [...subject.offered_slot_ids] });
const NO_OFFER = { offered_slot_id: null, offer_until: null };

export const slotWishAdapter: Adapter<'slot_wish'> = {
  /** Loads waiting wishes only, because no event changes the others. */
  async load(trx, { of, ids }, moment) {
    if (!(of in COLUMN_OF)) throw new Error(`Wishes for another time are not found by ${of}`);
    const column = sql.ref(COLUMN_OF[of as keyof typeof COLUMN_OF]);
    return loadWishes(trx, sql`${isAmong(column, ids)} and w.status in ('open', 'offered')`, moment);
  },
  /**
   * Locks the project, as commands on audition times do, so that giving a time back and offering it cannot run at once.
   */
  async hold(trx, id) {
    await sql`
      select p.id from projects p join slot_wishes w on w.project_id = p.id where w.id = ${id} for no key update of p`.execute(
      trx,
    );
  },
  writes: {
    take: () => NO_OFFER,
    pass: () => NO_OFFER,
    lapse: () => NO_OFFER,
    meet: () => NO_OFFER,
    'take-back': () => NO_OFFER,
    end: () => NO_OFFER,
    decline: ({ reason }) => ({ answer: reason }),
  },
  companysReasons: ['decline'],
  writesOwn: {
    pass: passed,
    lapse: passed,
    offer: ({ subject: { next_offer } }) => ({
      offered_slot_id: next_offer?.slot_id ?? null,
      offer_until: next_offer?.until ?? null,
    }),
  },
};
