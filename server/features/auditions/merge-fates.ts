import { type Fates, moves } from '#domain/kernel/merge/fate.ts';

/** What becomes of this context's rows when two profiles are found to be one person's. */
export const fates: Fates = {
  talents: {
    'appointments.talent_id': moves(),
    'invitations.talent_id': moves('auditions'),
    'slot_wishes.talent_id': moves(),
  },
  accounts: {},
};
