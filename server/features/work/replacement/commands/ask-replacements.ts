import { requestMessageTo } from '#domain/casting/candidate/candidate.rules.ts';
import type { PayFacts } from '#domain/deal/price/pay-facts.ts';
import { spanOfTerms } from '#domain/deal/terms/days.ts';
import type { Terms } from '#domain/deal/terms/terms.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { sql } from '#server/db/sql.ts';
import type { Trx } from '#server/db/transaction.ts';
import { candidateFor } from '#server/features/casting/candidate/commands/make-candidate.ts';
import { giveTerms, keepTerms } from '#server/features/casting/candidate/commands/renew-terms.ts';
import { type LoadedCandidate, loadCandidates } from '#server/features/casting/candidate/queries/load-candidate.ts';
import { findPayFacts } from '#server/features/people/payment/queries/talent-price.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { holdProject, type LoadedRole } from '#server/features/projects/project/queries/load-project.ts';
import { type Asked, loadAsked, type SentRequests } from '#server/features/work/pipeline/commands/send-requests.ts';
import { loadLeft, SAID_NO_BEFORE, termsLeft } from '#server/features/work/replacement/queries/left-booking.ts';
import type { Making } from '#server/lifecycle/adapter.ts';
import { makeMany } from '#server/lifecycle/run.ts';
import { NOT_AVAILABLE } from '#texts/kernel/not-available.ts';
import { movesText } from '#texts/work/day-move-words.ts';

export interface AskReplacements {
  readonly talent_ids: readonly string[];
  /** Last day to answer (ISO day); no later than the first remaining day of work. */
  readonly answer_by: string;
  readonly message: string;
}

/** The request `made`, with this pay and this message, for the place of the cancelled booking. */
function requestOf(
  made: Making<'candidate'>,
  booking_id: string,
  pay: PayFacts | null,
  message: string,
): Making<'candidate'> {
  return {
    ...made,
    values: { ...made.values, replaces_booking_id: booking_id, request_message: message },
    facts: { ...made.facts, pay, is_replacement: true },
  };
}

/** Asks people again who said no to former days of the place, about the present ones. */
async function askAgain(
  trx: Trx,
  actor: ProjectActor,
  candidates: readonly LoadedCandidate[],
  { terms, role }: { readonly terms: Terms; readonly role: LoadedRole },
  { answer_by, message: reason }: AskReplacements,
  moment: Moment,
) {
  await keepTerms(
    trx,
    candidates.map(({ id }) => id),
    moment,
  );
  for (const candidate of candidates) {
    const changes = movesText(candidate.terms.days, terms.days);
    const given = { terms, changes, role_terms_version: role.terms_version };
    const asked = await giveTerms(trx, actor, [candidate], given, { answer_by, reason }, moment);
    if (isRefusal(asked)) return asked;
  }
  return true;
}

/**
 * Asks replacements for the remaining days of a cancelled booking. Locks the project, as answers that fill a place do,
 * so that nobody is asked for a place that has just been filled.
 */
export async function askReplacements(
  trx: Trx,
  actor: ProjectActor,
  booking_id: string,
  { talent_ids, answer_by, message }: AskReplacements,
  moment: Moment,
) {
  const seen = await loadLeft(trx, actor, booking_id, moment);
  const project = seen && (await holdProject(trx, actor, seen.project_id));
  const left = project && (await loadLeft(trx, actor, booking_id, moment));
  const role = project?.roles.find(({ id }) => id === left?.role_id);
  if (!project || !left || !role) return refuse('not_found');
  if (!left.is_cancelled || !left.may_replace) return refuse('not_allowed_now');
  const terms = termsLeft(left, project, role, moment);
  const { first_day } = spanOfTerms(terms);
  if (answer_by < moment.today) return refuse('answer_day_passed');
  if (first_day !== null && answer_by > first_day) return refuse('answer_day_late');
  const people = await loadAsked(trx, actor, project, talent_ids, moment);
  const refusers = await loadCandidates(
    trx,
    sql`k.replaces_booking_id = ${left.id} and not k.is_deleted and ${SAID_NO_BEFORE}
      and k.talent_id = any(${[...talent_ids]}::uuid[])`,
  );
  const skipped: SentRequests['skipped'] = [];
  const asked: Asked[] = [];
  for (const talent_id of new Set(talent_ids)) {
    const person = people.get(talent_id);
    const isAsked = left.asked.includes(talent_id);
    // The booked talent may well be free on the days to which the place has moved.
    const mayStepIn = talent_id !== left.talent_id || left.moved_to !== null;
    if (person?.is_seen && person.is_visible && !isAsked && mayStepIn) asked.push(person);
    else
      skipped.push({
        talent_name: person?.is_seen ? person.name : NOT_AVAILABLE,
        role_title: role.title,
        code: isAsked && person?.is_seen ? 'already_requested' : 'talent_not_visible',
      });
  }
  const isRefuser = ({ talent_id }: Pick<Asked, 'talent_id'>) => refusers.some((one) => one.talent_id === talent_id);
  const again = refusers.filter(({ talent_id }) => asked.some((person) => person.talent_id === talent_id));
  const asked_again = await askAgain(trx, actor, again, { terms, role }, { talent_ids, answer_by, message }, moment);
  if (isRefusal(asked_again)) return asked_again;
  const newcomers = asked.filter((person) => !isRefuser(person));
  const pays = await findPayFacts(
    trx,
    newcomers.map((person) => person.talent_id),
    { terms, sent_date: moment.now },
  );
  // Minors get no message, so there are at most two groups.
  const groups = Map.groupBy(newcomers, (person) => requestMessageTo(person, message, moment.today));
  for (const [words, group] of groups) {
    const objects = group.map((person) =>
      requestOf(
        candidateFor(project, role, person, answer_by, moment, terms),
        left.id,
        pays.get(person.talent_id) ?? null,
        words,
      ),
    );
    const made = await makeMany(trx, { noun: 'candidate', objects, actor, moment, words: { message: words || null } });
    if (isRefusal(made)) return made;
  }
  return { sent_count: asked.length, skipped };
}
