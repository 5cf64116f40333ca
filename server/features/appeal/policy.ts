import type { ShutOutActor } from '../../actor.ts';
import type { LoadedAppeal } from './queries/load-appeals.ts';

/** Whoever holds the link of a decision, as the rules know them: for a company, one who may speak for it. */
export const shutOutActor = ({ appellant, name }: Pick<LoadedAppeal, 'appellant' | 'name'>): ShutOutActor =>
  appellant === 'company'
    ? { role: 'company', member_role: 'owner', account_id: null, name }
    : { role: 'talent', account_id: null, name };
