import type { Appellant } from '#domain/accounts/appeal/appeal.rules.ts';
import type { ShutOutActor } from '#server/actor.ts';

/** The actor who holds a decision's link: the talent, or the owner of the company. */
export const shutOutActor = ({ appellant, name }: { appellant: Appellant; name: string }): ShutOutActor =>
  appellant === 'company'
    ? { role: 'company', member_role: 'owner', account_id: null, name }
    : { role: 'talent', account_id: null, name };
