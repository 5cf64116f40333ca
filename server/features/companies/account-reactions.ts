import type { AccountReaction } from '#server/events/account-reaction.ts';
import { confirmApplications } from './company/commands.ts';

/** The reactions of this context to events of an account. */
export const accountReactions: readonly AccountReaction[] = [
  {
    when: ['address_confirmed'],
    follow: confirmApplications,
    why: 'An application counts from when the address of its owner is confirmed.',
  },
];
