import type { Appellant } from '#domain/accounts/appeal/appeal.rules.ts';
import type { ShutOutActor } from '#server/actor.ts';

/** The holder of a decision's link as an actor: for a company, its owner. */
export const shutOutActor = ({ appellant, name }: { appellant: Appellant; name: string }): ShutOutActor =>
  appellant === 'company'
    ? { role: 'company', member_role: 'owner', account_id: null, name }
    : { role: 'talent', account_id: null, name };
