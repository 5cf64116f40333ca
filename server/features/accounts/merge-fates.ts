import { ends, type Fates, moves, OF_OTHERS, stays } from '#domain/kernel/merge/fate.ts';

/** What happens to this context's rows when two profiles of one person are merged. */
export const fates: Fates = {
  talents: {
    'appeals.talent_id': moves(),
    'archived_people.talent_id': stays('A person who is merged has not been erased.'),
  },
  accounts: {
    'account_deletions.account_id': stays('A person about to be deleted cannot be merged.'),
    'account_devices.account_id': ends,
    'appeals.answered_by': OF_OTHERS,
    'appeals.decided_by': OF_OTHERS,
    'challenges.account_id': ends,
    'consents.account_id': moves('consents'),
    'data_exports.account_id': ends,
    'earlier_addresses.account_id': ends,
    'email_changes.account_id': ends,
    'email_verification_codes.account_id': ends,
    'kept_answers.account_id': ends,
    'mail_bounces.account_id': ends,
    'passkeys.account_id': ends,
    'password_reset_tokens.account_id': ends,
    'sessions.account_id': ends,
    'sign_in_methods.account_id': ends,
    'two_factors.account_id': ends,
  },
};
