import type { AccountReaction } from '#server/events/account-reaction.ts';
import { confirmApplications } from './company/commands.ts';

/** What this context does when something becomes known of an account. */
export const accountReactions: readonly AccountReaction[] = [
  {
    when: ['address_confirmed'],
    follow: confirmApplications,
    why: 'An application counts from when the address of its owner is confirmed.',
  },
];
