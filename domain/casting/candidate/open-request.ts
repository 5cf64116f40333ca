import { whileAsking } from './asking.rules.ts';
import type { ReactingCandidate } from './candidate.workflow.ts';

/** True for a candidate who has said yes to stepping in and is not booked yet. */
export const hasLeftPlace = (candidate: ReactingCandidate): boolean =>
  candidate.is_replacement && candidate.interest_status === 'interested' && candidate.client_decision !== 'approved';

/** True for a request without a no, a withdrawal or a final answer, while talents may be asked (`isAsking`). */
export const isOpenRequest = (candidate: ReactingCandidate): boolean =>
  candidate.interest_status !== 'not_interested' && !candidate.is_deleted && whileAsking(candidate) === null;
