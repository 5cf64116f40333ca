import type { Terms } from '#domain/deal/terms/terms.ts';
import { NO_ORE } from '#domain/kernel/money/ore.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { mayBeShown } from '#domain/people/talent/profile.rules.ts';
import { sql } from '#server/db/sql.ts';
import type { Trx } from '#server/db/transaction.ts';
import { candidateObject } from '#server/features/casting/candidate/lifecycle.ts';
import { type LoadedCandidate, loadCandidates } from '#server/features/casting/candidate/queries/load-candidate.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { moveMany } from '#server/lifecycle/run.ts';

/** The new terms of a role. */
export interface RoleChange {
  readonly role_id: string;
  /** The new terms of a candidate of the role. */
  readonly termsFor: (candidate: LoadedCandidate) => Terms;
  /** The new version of the role's terms: the former one plus 1. */
  readonly role_terms_version: number;
  /** The changes in words, for notices. */
  readonly changes: string;
}

/** The words that all candidates with new terms get. */
interface Renewal {
  /** Last ISO day to answer. */
  readonly answer_by: string;
  /** The company's own words about the change. */
  readonly reason?: string;
  /** The move of days that changes the terms. */
  readonly day_move_id?: string;
}

/**
 * Stores the present terms of candidates before new terms replace them, marked as accepted for candidates who said yes.
 */
export async function keepTerms(trx: Trx, candidate_ids: readonly string[], { now }: Moment): Promise<void> {
  await sql`
    insert into candidate_terms (candidate_id, version, terms, sent_date, was_accepted, created_date)
    select id, terms_version, terms, terms_date, interest_status = 'interested', ${now} from candidates
    where id = any(${[...candidate_ids]}::uuid[])`.execute(trx);
}

const withTerms = (candidate: LoadedCandidate, terms: Terms, answer_by: string) =>
  candidateObject({
    ...candidate,
    terms,
    role_title: terms.role_title,
    answer_by,
    day_fee_ore: terms.fee.amount_ore ?? NO_ORE,
  });

/** New terms of candidates, and the changes in words. */
interface NewTerms {
  readonly terms: Terms;
  /** The version of the role's terms of which these are. */
  readonly role_terms_version: number;
  readonly changes: string;
}

/** Gives new terms to candidates with the same version of the present ones, who have to answer again. */
export function giveTerms(
  trx: Trx,
  actor: ProjectActor,
  alike: readonly LoadedCandidate[],
  { terms, role_terms_version, changes }: NewTerms,
  { answer_by, reason = '', day_move_id }: Renewal,
  moment: Moment,
) {
  const terms_version = (alike[0]?.terms_version ?? 0) + 1;
  return moveMany<'candidate', 'change-terms'>(trx, {
    noun: 'candidate',
    command: 'change-terms',
    objects: alike.map((candidate) => withTerms(candidate, terms, answer_by)),
    actor,
    moment,
    words: { answer_by, changes, ...(reason && { reason }) },
    values: { terms, role_terms_version, terms_version, ...(day_move_id && { day_move_id }) },
  });
}

/**
 * Sends changed terms to the candidates of the changed roles. Candidates who could still be booked have to answer
 * again. Candidates who said no are not notified; if they say yes later, they accept the new terms. Candidates who were
 * rejected, or are now hidden from the company, keep the terms they know.
 * @returns the number of candidates who have to answer again
 */
export async function renewTerms(
  trx: Trx,
  actor: ProjectActor,
  changes: readonly RoleChange[],
  renewal: Renewal,
  moment: Moment,
) {
  const roles = changes.map(({ role_id }) => role_id);
  const kept = await loadCandidates(
    trx,
    sql`k.role_id = any(${roles}::uuid[]) and not k.is_deleted and k.client_decision is distinct from 'rejected'`,
  );
  const asked = kept.filter((candidate) => mayBeShown(candidate, moment.today));
  await keepTerms(
    trx,
    asked.map(({ id }) => id),
    moment,
  );
  let asked_again_count = 0;
  for (const change of changes) {
    // Candidates who have negotiated have terms, and numbers of versions, of their own.
    const alike = Map.groupBy(
      asked.filter((candidate) => candidate.role_id === change.role_id),
      (candidate) => `${candidate.terms_version} ${JSON.stringify(change.termsFor(candidate))}`,
    );
    for (const group of alike.values()) {
      const [first] = group;
      if (!first) continue;
      const terms = change.termsFor(first);
      const said = Map.groupBy(group, ({ interest_status }) => (interest_status === 'not_interested' ? 'no' : 'else'));
      const told = said.get('else') ?? [];
      const given = await giveTerms(trx, actor, told, { ...change, terms }, renewal, moment);
      if (isRefusal(given)) return given;
      const silent = (said.get('no') ?? []).map(({ id }) => id);
      await sql`
        update candidates set terms = ${JSON.stringify(terms)}::jsonb, terms_version = terms_version + 1,
          role_terms_version = ${change.role_terms_version}, terms_date = ${moment.now}
        where id = any(${silent}::uuid[])`.execute(trx);
      asked_again_count += told.length;
    }
  }
  return asked_again_count;
}
