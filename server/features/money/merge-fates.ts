import { type Fates, moves, stays } from '#domain/kernel/merge/fate.ts';

/** The fates of this context's rows when two profiles of one person are merged. */
export const fates: Fates = {
  talents: {
    'charges.talent_id': moves(),
    'payees.talent_id': stays('Who is paid has told a number, and whoever has does not go.'),
    'payout_counters.talent_id': stays('As payees.'),
    'payouts.talent_id': moves('payouts'),
  },
  accounts: {},
};
