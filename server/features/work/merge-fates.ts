import { type Fates, moves } from '#domain/kernel/merge/fate.ts';

/** The fate of this context's rows when two profiles of one person are merged. */
export const fates: Fates = {
  talents: {
    'agreement_approvals.talent_id': moves(),
    'agreements.talent_id': moves('agreements'),
    'assignment_diets.talent_id': moves(),
    'bookings.talent_id': moves('bookings'),
    'clearances.talent_id': moves(),
    'reviews.talent_id': moves('reviews'),
    'summonses.talent_id': moves(),
    'usage_rights.talent_id': moves('rights'),
    'work_injuries.talent_id': moves(),
    'work_reports.talent_id': moves('reports'),
  },
  accounts: {},
};
