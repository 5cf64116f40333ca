import { type Fates, moves, OF_OTHERS } from '#domain/kernel/merge/fate.ts';

/**
 * The fate of each column of this context that refers to a talent or an account, when two profiles of one person are
 * merged.
 */
export const fates: Fates = {
  talents: {
    'admin_notes.about_id': moves('notes'),
    'mandates.talent_id': moves(),
  },
  accounts: {
    'admin_notes.account_id': OF_OTHERS,
    'audit_entries.account_id': OF_OTHERS,
    'mandates.account_id': OF_OTHERS,
  },
};
