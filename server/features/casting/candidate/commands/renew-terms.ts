import { sql } from 'kysely';
import type { Terms } from '#domain/deal/terms/terms.ts';
import { NO_ORE } from '#domain/kernel/money/ore.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { mayBeShown } from '#domain/people/talent/profile.rules.ts';
import type { Trx } from '#server/db/transaction.ts';
import { candidateObject } from '#server/features/casting/candidate/lifecycle.ts';
import { type LoadedCandidate, loadCandidates } from '#server/features/casting/candidate/queries/load-candidate.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import type { CommandWords } from '#server/lifecycle/adapter.ts';
import { moveMany } from '#server/lifecycle/run.ts';

/** The new terms of a role. */
export interface RoleChange {
  readonly role_id: string;
  readonly terms: Terms;
  /** The new version of the role's terms: the former one plus 1. */
  readonly role_terms_version: number;
  /** The changes in words, for notices. */
  readonly changes: string;
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

const withTerms = (candidate: LoadedCandidate, { terms }: RoleChange, answer_by: string) =>
  candidateObject({
    ...candidate,
    terms,
    role_title: terms.role_title,
    answer_by,
    day_fee_ore: terms.fee.amount_ore ?? NO_ORE,
  });

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
  answer_by: string,
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
    const { role_id, terms, role_terms_version } = change;
    const ofRole = asked.filter((candidate) => candidate.role_id === role_id);
    const said = Map.groupBy(ofRole, ({ interest_status }) => (interest_status === 'not_interested' ? 'no' : 'else'));
    const words: CommandWords<'candidate', 'change-terms'> = { answer_by, changes: change.changes };
    // The versions differ, because candidates who have negotiated their own terms have had more versions.
    const asking = Map.groupBy(said.get('else') ?? [], ({ terms_version }) => terms_version);
    for (const [version, group] of asking) {
      const objects = group.map((candidate) => withTerms(candidate, change, answer_by));
      const values = { terms, role_terms_version, terms_version: version + 1 };
      const moved = await moveMany<'candidate', 'change-terms'>(trx, {
        noun: 'candidate',
        command: 'change-terms',
        objects,
        actor,
        moment,
        words,
        values,
      });
      if (isRefusal(moved)) return moved;
      asked_again_count += objects.length;
    }
    const silent = (said.get('no') ?? []).map(({ id }) => id);
    await sql`
      update candidates set terms = ${JSON.stringify(terms)}::jsonb, terms_version = terms_version + 1,
        role_terms_version = ${role_terms_version}, terms_date = ${moment.now}
      where id = any(${silent}::uuid[])`.execute(trx);
  }
  return asked_again_count;
}
