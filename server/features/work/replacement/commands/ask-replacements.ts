import { requestMessageTo } from '#domain/casting/candidate/candidate.rules.ts';
import { spanOfTerms } from '#domain/deal/terms/days.ts';
import type { Terms } from '#domain/deal/terms/terms.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Trx } from '#server/db/transaction.ts';
import { candidateFor } from '#server/features/casting/candidate/commands/make-candidate.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { holdProject } from '#server/features/projects/project/queries/load-project.ts';
import { type Asked, loadAsked, type SentRequests } from '#server/features/work/pipeline/commands/send-requests.ts';
import { loadLeft, termsLeft } from '#server/features/work/replacement/queries/left-booking.ts';
import type { Making } from '#server/lifecycle/adapter.ts';
import { makeMany } from '#server/lifecycle/run.ts';
import { NOT_AVAILABLE } from '#texts/kernel/not-available.ts';

export interface AskReplacements {
  readonly talent_ids: readonly string[];
  /** Last day to answer (ISO day); no later than the first remaining day of work. */
  readonly answer_by: string;
  readonly message: string;
}

/** The request `made`, with these terms and this message, for the place of the cancelled booking. */
function requestOf(made: Making<'candidate'>, booking_id: string, terms: Terms, message: string): Making<'candidate'> {
  return {
    ...made,
    values: { ...made.values, terms, replaces_booking_id: booking_id, request_message: message },
    facts: { ...made.facts, ...spanOfTerms(terms), is_replacement: true },
  };
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
  const skipped: SentRequests['skipped'] = [];
  const asked: Asked[] = [];
  for (const talent_id of new Set(talent_ids)) {
    const person = people.get(talent_id);
    const isAsked = left.asked.includes(talent_id);
    if (person?.is_seen && person.is_visible && !isAsked && talent_id !== left.talent_id) asked.push(person);
    else
      skipped.push({
        talent_name: person?.is_seen ? person.name : NOT_AVAILABLE,
        role_title: role.title,
        code: isAsked && person?.is_seen ? 'already_requested' : 'talent_not_visible',
      });
  }
  // Minors get no message, so there are at most two groups.
  const groups = Map.groupBy(asked, (person) => requestMessageTo(person, message, moment.today));
  for (const [words, group] of groups) {
    const objects = group.map((person) =>
      requestOf(candidateFor(project, role, person, answer_by, moment), left.id, terms, words),
    );
    const made = await makeMany(trx, { noun: 'candidate', objects, actor, moment, words: { message: words || null } });
    if (isRefusal(made)) return made;
  }
  return { sent_count: asked.length, skipped };
}
