import { type Fates, joins, OF_OTHERS } from '#domain/kernel/merge/fate.ts';

/**
 * The fate of each column of this context that refers to a talent or an account, when two profiles of one person are
 * merged.
 */
export const fates: Fates = {
  talents: {
    'talent_blocks.talent_id': joins(['company_id']),
  },
  accounts: {
    'company_member_log.account_id': OF_OTHERS,
    'company_members.account_id': OF_OTHERS,
  },
};
