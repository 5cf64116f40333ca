import type { Appellant } from '#domain/accounts/appeal/appeal.rules.ts';
import type { ShutOutActor } from '#server/actor.ts';

/** Whoever holds the link of a decision, as the rules know them: for a company, one who may speak for it. */
export const shutOutActor = ({ appellant, name }: { appellant: Appellant; name: string }): ShutOutActor =>
  appellant === 'company'
    ? { role: 'company', member_role: 'owner', account_id: null, name }
    : { role: 'talent', account_id: null, name };
