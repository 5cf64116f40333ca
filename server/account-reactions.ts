import type { AccountReaction } from './events/account-reaction.ts';
import { accountReactions as companies } from './features/companies/account-reactions.ts';
import { accountReactions as people } from './features/people/account-reactions.ts';

/** The contexts' reactions to a new fact of an account, in this order. */
export const ACCOUNT_REACTIONS: readonly AccountReaction[] = [...companies, ...people];
