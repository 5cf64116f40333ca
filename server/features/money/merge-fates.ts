import { type Fates, moves, stays } from '#domain/kernel/merge/fate.ts';

/**
 * The fate of each column of this context that refers to a talent or an account, when two profiles of one person are
 * merged.
 */
export const fates: Fates = {
  talents: {
    'charges.talent_id': moves(),
    'payees.talent_id': stays(
      'A payee has given a personal number, and a profile with a number cannot be the leaving one.',
    ),
    'payout_counters.talent_id': stays('As for payees.'),
    'f_tax_invocations.talent_id': moves(),
    'payouts.talent_id': moves('payouts'),
  },
  accounts: {},
};
