import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import { needsGuardian } from '#domain/people/guardian/guardian.rules.ts';
import { nextReminder } from '#domain/projects/project/sign-reminders.ts';
import { isAmong } from '#server/db/is-among.ts';
import type { Trx } from '#server/db/transaction.ts';
import { approvalPath, issueLink } from '#server/features/people/guardian/commands/issue-link.ts';
import { type LoadedAgreement, loadAgreements } from '#server/features/work/agreement/queries/load-agreement.ts';
import type { Loaded, Making, MakingAdapter } from '#server/lifecycle/adapter.ts';
import { type LoadedApproval, loadApprovals } from './queries.ts';

/**
 * A guardian's approval in the form that `move` takes. Without a token the link in the mail leads to the start page.
 */
export function approvalObject(approval: LoadedApproval, token?: string): Loaded<'approval'> {
  const { id, candidate_id, project_id, company_id, talent_id, guardian_email } = approval;
  const { kind, project_title, company_name, talent_name, role_title, first_name, guardian_name, answer_by } = approval;
  return {
    id,
    subject: approval,
    concerned: {
      candidate_id,
      project_id,
      company_id,
      talent_id,
      guardians: [{ email: guardian_email, path: token ? approvalPath(token) : '/' }],
    },
    facts: { kind, project_title, company_name, talent_name, role_title, first_name, guardian_name, answer_by },
  };
}

interface Guardian {
  readonly consent_id: string;
  readonly talent_id: string;
  readonly guardian_name: string;
  readonly guardian_email: string;
  readonly first_name: string;
  readonly birth_date: string | null;
}

function approvalOf(agreement: LoadedAgreement, guardian: Guardian, moment: Moment): Making<'approval'> {
  const { consent_id, talent_id, guardian_name, guardian_email, first_name } = guardian;
  const { token, kept, answer_by } = issueLink(moment);
  const { token_hash, token_expires_date } = kept;
  const { id: agreement_id, candidate_id, project_id, company_id } = agreement;
  const { kind, project_title, company_name, talent_name, role_title } = agreement;
  const { now } = moment;
  return {
    id: randomUUID(),
    values: {
      agreement_id,
      talent_id,
      consent_id,
      guardian_name,
      guardian_email,
      token_hash,
      token_expires_date,
      asked_date: now,
      remind_date: nextReminder(now, now),
      created_date: now,
    },
    concerned: {
      candidate_id,
      project_id,
      company_id,
      talent_id,
      guardians: [{ email: guardian_email, path: approvalPath(token) }],
    },
    facts: { kind, project_title, company_name, talent_name, role_title, first_name, guardian_name, answer_by },
  };
}

/**
 * New approvals for agreements that wait for guardians of a minor: one for each guardian without an open or signed
 * approval of the agreement, and only after all guardians have consented.
 */
async function askGuardiansOf(trx: Trx, agreements: readonly LoadedAgreement[], moment: Moment) {
  const waiting = agreements.filter(({ awaits, lacks_approval }) => awaits === 'guardian' && lacks_approval);
  if (waiting.length === 0) return [];
  const talents = waiting.map(({ talent_id }) => talent_id);
  const { rows } = await sql<Guardian>`
    select g.id as consent_id, g.talent_id, g.guardian_name, g.guardian_email, t.first_name, t.birth_date
    from guardian_consents g join talents t on t.id = g.talent_id
    where g.talent_id = any(${talents}::uuid[]) and g.status = 'given' and t.guardian_consent_date is not null
    order by g.id`.execute(trx);
  const { rows: answering } = await sql<{ agreement_id: string; consent_id: string }>`
    select agreement_id, consent_id from agreement_approvals
    where agreement_id = any(${waiting.map(({ id }) => id)}::uuid[]) and status in ('asked', 'signed')`.execute(trx);
  const isAsked = (agreement_id: string, consent_id: string) =>
    answering.some((one) => one.agreement_id === agreement_id && one.consent_id === consent_id);
  return waiting.flatMap((agreement) =>
    rows
      .filter((guardian) => guardian.talent_id === agreement.talent_id && needsGuardian(guardian, moment.today))
      .filter((guardian) => !isAsked(agreement.id, guardian.consent_id))
      .map((guardian) => approvalOf(agreement, guardian, moment)),
  );
}

/**
 * Approvals for guardians who were named after the earlier guardians had signed, on agreements about coming work. Such
 * a guardian has nothing to sign, but records the requirements of the work from now on. As for signatures, all
 * guardians must have consented first.
 */
async function showGuardiansOf(trx: Trx, talents: readonly string[], moment: Moment) {
  const { rows } = await sql<Guardian & { agreement_id: string }>`
    select distinct on (a.candidate_id, g.id) a.id as agreement_id, g.id as consent_id, g.talent_id, g.guardian_name,
      g.guardian_email, t.first_name, t.birth_date
    from clearances c join agreements a on a.candidate_id = c.candidate_id
      join guardian_consents g on g.talent_id = c.talent_id join talents t on t.id = c.talent_id
    where c.talent_id = any(${[...talents]}::uuid[]) and c.status in ('waiting', 'cleared')
      and a.kind = 'work' and (a.status = 'signed' or (a.status = 'to_sign' and a.awaits = 'talent'))
      and g.status = 'given' and t.guardian_consent_date is not null
      and exists (select from bookings b where b.candidate_id = c.candidate_id and b.status in ('waiting', 'confirmed')
        and b.ends_on >= ${moment.today})
      and not exists (select from agreement_approvals v join agreements o on o.id = v.agreement_id
        where o.candidate_id = c.candidate_id and o.kind = 'work' and v.consent_id = g.id and v.status in ('asked', 'shown', 'signed'))
    order by a.candidate_id, g.id, a.version desc`.execute(trx);
  const guardians = rows.filter((guardian) => needsGuardian(guardian, moment.today));
  const ids = guardians.map(({ agreement_id }) => agreement_id);
  const agreements = await loadAgreements(trx, sql`a.id = any(${ids}::uuid[])`, moment);
  return agreements.flatMap((agreement) =>
    guardians
      .filter(({ agreement_id }) => agreement_id === agreement.id)
      .map((guardian): Making<'approval'> => {
        const { values, ...made } = approvalOf(agreement, guardian, moment);
        // A guardian who has nothing to sign gets no reminder.
        return { ...made, command: 'show', values: { ...values, remind_date: null } };
      }),
  );
}

const COLUMN_OF = { candidate: 'a.candidate_id', talent: 'v.talent_id', approval: 'v.id' } as const;

export const approvalAdapter: MakingAdapter<'approval'> = {
  async load(trx, { of, ids }) {
    if (!(of in COLUMN_OF)) throw new Error(`Approvals are not found by ${of}`);
    const column = sql.ref(COLUMN_OF[of as keyof typeof COLUMN_OF]);
    return (await loadApprovals(trx, isAmong(column, ids))).map((one) => approvalObject(one));
  },
  hold: async (trx, id) => {
    await sql`select id from agreement_approvals where id = ${id} for update`.execute(trx);
  },
  writes: {
    sign: (_words, { now }) => ({ decided_date: now, remind_date: null }),
    decline: ({ reason }, { now }) => ({ decided_date: now, decline_reason: reason }),
  },
  byDeadline: {
    // The database stores only the hash of a token, so a reminder contains a new link.
    remind: ({ subject, concerned }, moment) => {
      const { asked_date, guardian_email } = subject as LoadedApproval;
      const { token, kept, answer_by } = issueLink(moment);
      const { token_hash, token_expires_date } = kept;
      return {
        words: { answer_by },
        values: { token_hash, token_expires_date, remind_date: nextReminder(asked_date, moment.now) },
        concerned: { ...concerned, guardians: [{ email: guardian_email, path: approvalPath(token) }] },
      };
    },
  },
  makesWhen: {
    'agreement.sign-for-company': async (trx, events, moment) => {
      const ids = events.map(({ subject_id }) => subject_id);
      return askGuardiansOf(trx, await loadAgreements(trx, sql`a.id = any(${ids}::uuid[])`, moment), moment);
    },
    'guardian.give': async (trx, events, moment) => {
      const talents = events.flatMap(({ concerned }) => concerned.talent_id ?? []);
      const agreements = await loadAgreements(
        trx,
        sql`a.talent_id = any(${talents}::uuid[]) and a.status = 'to_sign' and a.awaits = 'guardian'`,
        moment,
      );
      const asked = await askGuardiansOf(trx, agreements, moment);
      return [...asked, ...(await showGuardiansOf(trx, talents, moment))];
    },
  },
};
