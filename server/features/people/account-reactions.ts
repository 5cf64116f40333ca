import type { AccountReaction } from '#server/events/account-reaction.ts';
import { endConsentsOfMinor } from './guardian/commands/minors-mailbox.ts';

/** The reactions of this context to events of an account. */
export const accountReactions: readonly AccountReaction[] = [
  {
    when: ['address_confirmed', 'address_changed', 'age_told'],
    follow: endConsentsOfMinor,
    why: 'Nobody under 18 consents for anybody, and before that the owner of the mailbox or their age was not known.',
  },
];
