import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import { minorUntil } from '#domain/people/guardian/guardian.rules.ts';
import { nextReminder } from '#domain/projects/project/sign-reminders.ts';
import type { AgreementKind } from '#domain/work/agreement/agreement.workflow.ts';
import { isAmong } from '#server/db/is-among.ts';
import type { Trx } from '#server/db/transaction.ts';
import { wakeScribes } from '#server/documents/scribe.ts';
import { type LoadedCandidate, loadCandidates } from '#server/features/casting/candidate/queries/load-candidate.ts';
import type { Loaded, Making, MakingAdapter } from '#server/lifecycle/adapter.ts';
import { type LoadedAgreement, loadAgreements } from './queries/load-agreement.ts';

/** An agreement in the form that `move` takes. */
export function agreementObject(agreement: LoadedAgreement): Loaded<'agreement'> {
  const { id, candidate_id, project_id, company_id, talent_id } = agreement;
  const { kind, version, project_title, company_name, talent_name, role_title } = agreement;
  return {
    id,
    subject: agreement,
    concerned: { candidate_id, project_id, company_id, talent_id },
    facts: { kind, version, project_title, company_name, talent_name, role_title },
  };
}

/** The version of an agreement, the agreement that it replaces, and the right that it extends. */
interface AgreementPlace {
  readonly version: number;
  readonly replaces_id: string | null;
  /** The right that the agreement extends; null for an agreement about work. */
  readonly extends_right_id?: string | null;
  /** The move of days that changes the terms; null for another change. */
  readonly day_move_id?: string | null;
}

/**
 * A new agreement with a booked candidate on the terms of `candidate`, still to be printed: a first version, a later
 * version or an extension.
 */
export function agreementOf(
  candidate: LoadedCandidate,
  { version, replaces_id, extends_right_id = null, day_move_id = null }: AgreementPlace,
  { now, today }: Moment,
): Making<'agreement'> {
  const { id: candidate_id, talent_id, company_id, project_id } = candidate;
  const { project_title, company_name, talent_name, role_title } = candidate;
  const minor_until = minorUntil(candidate.birth_date, today);
  const kind: AgreementKind = extends_right_id === null ? 'work' : 'extension';
  return {
    id: randomUUID(),
    values: {
      candidate_id,
      project_id,
      company_id,
      talent_id,
      kind,
      version,
      replaces_id,
      extends_right_id,
      day_move_id,
      terms: candidate.terms,
      minor_until,
      created_date: now,
    },
    concerned: { candidate_id, project_id, company_id, talent_id },
    facts: { kind, version, project_title, company_name, talent_name, role_title },
  };
}

const COLUMN_OF = {
  project: 'a.project_id',
  candidate: 'a.candidate_id',
  talent: 'a.talent_id',
  agreement: 'a.id',
} as const;

/** An agreement with each of the events' candidates, and a reminder of it to the company. */
async function agreeWithCandidates(trx: Trx, events: readonly { readonly subject_id: string }[], moment: Moment) {
  const ids = events.map(({ subject_id }) => subject_id);
  const booked = await loadCandidates(trx, sql`k.id = any(${ids}::uuid[])`);
  await sql`
    update projects set sign_remind_date = coalesce(sign_remind_date, ${nextReminder(moment.now, moment.now)})
    where id = any(${booked.map(({ project_id }) => project_id)}::uuid[])`.execute(trx);
  wakeScribes(trx);
  return booked.map((candidate) => agreementOf(candidate, { version: 1, replaces_id: null }, moment));
}

export const agreementAdapter: MakingAdapter<'agreement'> = {
  async load(trx, { of, ids }, moment) {
    if (!(of in COLUMN_OF)) throw new Error(`Agreements are not found by ${of}`);
    const column = sql.ref(COLUMN_OF[of as keyof typeof COLUMN_OF]);
    return (await loadAgreements(trx, isAmong(column, ids), moment)).map(agreementObject);
  },
  hold: async (trx, id) => {
    await sql`select id from agreements where id = ${id} for no key update`.execute(trx);
  },
  writes: {
    offer: (_words, { now }) => ({ offered_date: now }),
    'pass-to-talent': (_words, { now }) => ({ passed_date: now, remind_date: nextReminder(now, now) }),
    sign: (_words, { now }) => ({ signed_date: now }),
    decline: ({ reason }) => ({ decline_reason: reason }),
    'decline-by-guardian': ({ reason }) => ({ decline_reason: reason }),
  },
  byDeadline: {
    remind: ({ subject }, { now }) => ({
      words: {},
      values: { remind_date: nextReminder((subject as LoadedAgreement).passed_date ?? now, now) },
    }),
  },
  makesWhen: {
    'project.activate': async (trx, events, moment) => {
      const projects = events.map(({ subject_id }) => subject_id);
      const booked = await loadCandidates(
        trx,
        sql`k.project_id = any(${projects}::uuid[]) and k.client_decision = 'approved' and not k.is_deleted`,
      );
      wakeScribes(trx);
      return booked.map((candidate) => agreementOf(candidate, { version: 1, replaces_id: null }, moment));
    },
    /** A later version if the earlier ones became void; none if one is signed or waits to be. */
    'candidate.rebook': async (trx, events, moment) => {
      const ids = events.map(({ subject_id }) => subject_id);
      const { rows } = await sql<{ candidate_id: string; version: number }>`
        select candidate_id, max(version) + 1 as version from agreements
        where candidate_id = any(${ids}::uuid[]) and kind = 'work' group by candidate_id
        having bool_and(status not in ('draft', 'to_sign', 'signed'))`.execute(trx);
      const versions = new Map(rows.map(({ candidate_id, version }) => [candidate_id, version]));
      const back = await loadCandidates(trx, sql`k.id = any(${[...versions.keys()]}::uuid[])`);
      wakeScribes(trx);
      return back.map((candidate) =>
        agreementOf(candidate, { version: versions.get(candidate.id) ?? 1, replaces_id: null }, moment),
      );
    },
    'candidate.take-place': agreeWithCandidates,
    'candidate.split-off': agreeWithCandidates,
  },
};
