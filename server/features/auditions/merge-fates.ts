import { type Fates, moves } from '#domain/kernel/merge/fate.ts';

/**
 * The fate of each column of this context that refers to a talent or an account, when two profiles of one person are
 * merged.
 */
export const fates: Fates = {
  talents: {
    'appointments.talent_id': moves(),
    'invitations.talent_id': moves('auditions'),
    'slot_wishes.talent_id': moves(),
  },
  accounts: {},
};
