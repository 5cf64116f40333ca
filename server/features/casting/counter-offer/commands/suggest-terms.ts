import { randomUUID } from 'node:crypto';
import type { WrittenProposal } from '#contract/casting/counter-offer.ts';
import { requestMessageTo } from '#domain/casting/candidate/candidate.rules.ts';
import { lastDayOf, maySuggest, withProposal } from '#domain/casting/counter-offer/counter-offer.rules.ts';
import { areSameTerms } from '#domain/deal/terms/compare-terms.ts';
import type { Terms } from '#domain/deal/terms/terms.ts';
import { lacksOfTerms } from '#domain/deal/terms/terms-lacks.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { lacksGuardian } from '#domain/people/guardian/guardian.rules.ts';
import type { TalentActor } from '#server/actor.ts';
import { sql } from '#server/db/sql.ts';
import type { Trx } from '#server/db/transaction.ts';
import { offerObject } from '#server/features/casting/counter-offer/lifecycle.ts';
import { findSuggestable } from '#server/features/casting/counter-offer/queries/find-suggestable.ts';
import { holdRequest, loadOffers } from '#server/features/casting/counter-offer/queries/load-offers.ts';
import { refuseOverLimit } from '#server/features/casting/sign-off/commands/ask-sign-off.ts';
import { costOfProposal } from '#server/features/casting/sign-off/queries/find-cost.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { make, move } from '#server/lifecycle/run.ts';
import { takeRejectionBack } from './take-rejection-back.ts';

/**
 * The suggested terms and the last day to answer them, or a refusal: nothing has changed, a part such as the fee is
 * missing, or the last day has passed.
 */
function readProposal(before: Terms, proposal: WrittenProposal, answer_by: string, { today }: Moment) {
  const terms = withProposal(before, proposal);
  const ends_on = lastDayOf(proposal.ends_on, answer_by, today);
  if (ends_on < today) return refuse('answer_day_passed');
  if (areSameTerms(before, terms)) return refuse('terms_unchanged');
  // A proposal cannot change rights or hours, so it is not refused for rights that the order left open, or for the
  // order's hours.
  const lacks = lacksOfTerms({ ...terms, rights: [] }).filter(({ code }) => code !== 'half_day_too_long');
  if (lacks.length > 0) return refuse('terms_incomplete', { roles: [{ title: terms.role_title, lacks }] });
  return { terms, ends_on };
}

interface NewVersion {
  readonly version: number;
  readonly made_by: 'talent' | 'company';
  readonly terms: Terms;
  readonly words: string;
  readonly ends_on: string;
}

async function writeVersion(trx: Trx, offer_id: string, version: NewVersion, { now }: Moment): Promise<void> {
  const row = { ...version, terms: JSON.stringify(version.terms), counter_offer_id: offer_id, created_date: now };
  await trx.insertInto('counter_offer_versions').values(row).execute();
}

/**
 * Suggests other terms for one of the talent's own requests.
 * @returns the counter-offer's id
 */
export async function suggestTerms(
  trx: Trx,
  actor: TalentActor,
  candidate_id: string,
  { terms_version, ...proposal }: WrittenProposal & { readonly terms_version: number },
  moment: Moment,
) {
  if (!(await holdRequest(trx, actor, { candidate_id }))) return refuse('not_found');
  const request = await findSuggestable(trx, actor, candidate_id);
  if (!request) return refuse('not_found');
  if (request.terms_version !== terms_version || request.has_open_offer) return refuse('changed_meanwhile');
  if (!maySuggest({ ...request, talent_rounds: 0 }, moment.today)) return refuse('not_allowed_now');
  if (!maySuggest(request, moment.today)) return refuse('counter_offer_rounds');
  if (lacksGuardian(request, moment.today)) return refuse('guardian_missing');
  const read = readProposal(request.terms, proposal, request.answer_by, moment);
  if (isRefusal(read)) return read;
  const id = randomUUID();
  const { project_id, company_id, talent_id, project_title, company_name, talent_name, role_title } = request;
  const made = await make(trx, {
    noun: 'counter_offer',
    object: {
      id,
      values: { candidate_id, project_id, company_id, talent_id, ends_on: read.ends_on, created_date: moment.now },
      concerned: { candidate_id, project_id, company_id, talent_id },
      facts: { project_title, company_name, talent_name, role_title, ends_on: read.ends_on },
    },
    actor,
    moment,
    words: {},
  });
  if (isRefusal(made)) return made;
  await writeVersion(trx, id, { version: 1, made_by: 'talent', words: proposal.words, ...read }, moment);
  return id;
}

/** Answers the other side's version with a new version. */
export async function answerOffer(
  trx: Trx,
  actor: ProjectActor | TalentActor,
  id: string,
  { seen_version, ...proposal }: WrittenProposal & { readonly seen_version: number },
  moment: Moment,
) {
  if (!(await holdRequest(trx, actor, { offer_id: id }))) return refuse('not_found');
  const [offer] = await loadOffers(trx, sql`o.id = ${id}`);
  if (!offer) return refuse('not_found');
  if (offer.version !== seen_version) return refuse('changed_meanwhile');
  const before = offer.versions.at(-1)?.terms ?? offer.terms;
  const read = readProposal(before, proposal, offer.answer_by, moment);
  if (isRefusal(read)) return read;
  const object = offerObject(offer);
  const [version, made_by] = [offer.version + 1, actor.role === 'talent' ? ('talent' as const) : ('company' as const)];
  const moved = await move(trx, {
    noun: 'counter_offer',
    command: made_by === 'talent' ? 'answer-company' : 'answer-talent',
    object: { ...object, facts: { ...object.facts, ends_on: read.ends_on } },
    actor,
    moment,
    words: {},
    values: { version, ends_on: read.ends_on },
  });
  if (isRefusal(moved)) return moved;
  // The company is bound by its version as soon as the talent says yes, so the member's limit applies as for accepting
  // the talent's version.
  const over =
    actor.role === 'talent'
      ? null
      : await refuseOverLimit(trx, actor, () => costOfProposal(trx, offer.terms, read.terms, moment));
  if (over) return over;
  const wanted = actor.role === 'talent' || (await takeRejectionBack(trx, actor, offer.candidate_id, moment));
  if (isRefusal(wanted)) return wanted;
  // A company's free text is never sent to minors.
  const words = made_by === 'talent' ? proposal.words : requestMessageTo(offer, proposal.words, moment.today);
  await writeVersion(trx, id, { version, made_by, words, ...read }, moment);
  return true;
}
