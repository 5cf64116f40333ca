import { requestMessageTo } from '#domain/casting/candidate/candidate.rules.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { SYSTEM, type TalentActor } from '#server/actor.ts';
import { sql } from '#server/db/sql.ts';
import type { Trx } from '#server/db/transaction.ts';
import { keepTerms } from '#server/features/casting/candidate/commands/renew-terms.ts';
import { candidateObject } from '#server/features/casting/candidate/lifecycle.ts';
import { loadCandidates } from '#server/features/casting/candidate/queries/load-candidate.ts';
import { offerObject } from '#server/features/casting/counter-offer/lifecycle.ts';
import {
  holdRequest,
  type LoadedOffer,
  loadOffers,
} from '#server/features/casting/counter-offer/queries/load-offers.ts';
import { refuseOverLimit } from '#server/features/casting/sign-off/commands/ask-sign-off.ts';
import { costOfProposal } from '#server/features/casting/sign-off/queries/find-cost.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { move } from '#server/lifecycle/run.ts';
import { takeRejectionBack } from './take-rejection-back.ts';

/** The command that ends a counter-offer, and the reason if it is declined. */
export interface Settling {
  readonly command: 'accept' | 'decline' | 'withdraw';
  /** The version shown on the actor's screen. */
  readonly seen_version: number;
  readonly reason?: string;
}

const AS_TALENT = {
  accept: 'accept-as-talent',
  decline: 'decline-as-talent',
  withdraw: 'withdraw-as-talent',
} as const;

/**
 * Writes the agreed terms to the request as accepted. The earlier terms are stored, as when the company changes terms.
 */
async function adopt(trx: Trx, { candidate_id, versions }: LoadedOffer, moment: Moment) {
  const [candidate] = await loadCandidates(trx, sql`k.id = ${candidate_id}`);
  const terms = versions.at(-1)?.terms;
  if (!candidate || !terms) throw new Error('A counter-offer without its request or a version');
  await keepTerms(trx, [candidate_id], moment);
  return move(trx, {
    noun: 'candidate',
    command: 'agree',
    object: candidateObject({ ...candidate, terms }),
    actor: SYSTEM,
    moment,
    words: {},
    values: { terms, terms_version: candidate.terms_version + 1 },
  });
}

/** Accepts or declines the other side's version, or withdraws the actor's own. */
export async function settleOffer(
  trx: Trx,
  actor: ProjectActor | TalentActor,
  id: string,
  { command, seen_version, reason = '' }: Settling,
  moment: Moment,
) {
  if (!(await holdRequest(trx, actor, { offer_id: id }))) return refuse('not_found');
  const [offer] = await loadOffers(trx, sql`o.id = ${id}`);
  if (!offer) return refuse('not_found');
  if (offer.version !== seen_version) return refuse('changed_meanwhile');
  const isTalent = actor.role === 'talent';
  // A company's free text is never sent to minors.
  const said = isTalent ? reason : requestMessageTo(offer, reason, moment.today);
  const moved = await move(trx, {
    noun: 'counter_offer',
    command: isTalent ? AS_TALENT[command] : command,
    object: offerObject(offer),
    actor,
    moment,
    words: { reason: said || null },
  });
  if (isRefusal(moved) || command !== 'accept') return moved;
  const agreed = offer.versions.at(-1)?.terms ?? offer.terms;
  const over = isTalent
    ? null
    : await refuseOverLimit(trx, actor, () => costOfProposal(trx, offer.terms, agreed, moment));
  if (over) return over;
  const wanted = isTalent || (await takeRejectionBack(trx, actor, offer.candidate_id, moment));
  if (isRefusal(wanted)) return wanted;
  return adopt(trx, offer, moment);
}
