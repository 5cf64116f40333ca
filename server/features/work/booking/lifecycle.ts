import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { readTerms } from '#contract/deal/terms.ts';
import { addDays, dayOf, daysBetween, type Moment } from '#domain/kernel/time/day.ts';
import { needsGuardian } from '#domain/people/guardian/guardian.rules.ts';
import type { ReactingBooking } from '#domain/work/booking/booking.workflow.ts';
import type { BookingStatus } from '#domain/work/booking/booking-states.ts';
import type { BookingFacts } from '#domain/work/facts.ts';
import { isAmong } from '#server/db/is-among.ts';
import type { Db } from '#server/db/transaction.ts';
import { type LoadedCandidate, loadCandidates } from '#server/features/casting/candidate/queries/load-candidate.ts';
import { GUARDIANS_OF } from '#server/features/work/summons/queries/load-summonses.ts';
import type { Loaded, Making, MakingAdapter } from '#server/lifecycle/adapter.ts';
import { OTHER_DAYS_AGREED } from '#texts/work/agreement/evidence.ts';
import { MAY_RETURN } from './queries/may-return.ts';

interface LoadedBooking extends BookingFacts {
  id: string;
  status: BookingStatus;
  is_off_terms: boolean;
  has_other_hours: boolean;
  called_off: boolean;
  may_return: boolean;
  is_cleared: boolean;
  cancelled_date: string | null;
  missed_days: string[];
  candidate_id: string;
  project_id: string;
  company_id: string;
  talent_id: string;
  birth_date: string | null;
  guardian_emails: string[];
}

/** A booking as it was called off. */
interface Absent extends ReactingBooking {
  readonly cancelled_date: string | null;
  readonly missed_days: readonly string[];
}

const SPANS = sql`(kind text, starts_on date, ends_on date, call_time text, end_time text)`;

/**
 * The bookings that meet `where`, in which `b` is the booking and `p` its project, in the form that `move` takes.
 * Ordered by talent.
 */
export async function loadBookings(db: Db, where: ReturnType<typeof sql>): Promise<Loaded<'booking'>[]> {
  const { rows } = await sql<LoadedBooking>`
    select b.id, b.status, b.called_off, b.cancelled_date, b.missed_days, ${MAY_RETURN} as may_return,
      exists (select from clearances r where r.candidate_id = b.candidate_id and r.status = 'cleared') as is_cleared,
      b.starts_on, b.ends_on, b.day_fee_ore, b.candidate_id, b.project_id, b.company_id, b.talent_id,
      not exists (select from jsonb_to_recordset(k.terms -> 'days') as s (kind text, starts_on date, ends_on date)
        where s.kind = b.kind and s.starts_on = b.starts_on and s.ends_on = b.ends_on) as is_off_terms,
      exists (select from jsonb_to_recordset(k.terms -> 'days') as s ${SPANS}
        join jsonb_to_recordset((select f.terms -> 'days' from candidate_terms f where f.candidate_id = k.id
          order by f.version desc limit 1)) as old ${SPANS} using (kind, starts_on, ends_on)
        where kind = b.kind and starts_on = b.starts_on and ends_on = b.ends_on
          and (s.call_time, s.end_time) is distinct from (old.call_time, old.end_time)) as has_other_hours,
      p.title as project_title, c.name as company_name, k.terms ->> 'role_title' as role_title,
      coalesce(k.terms -> 'fee' ->> 'basis', 'day') as fee_basis,
      btrim(t.first_name || ' ' || t.last_name) as talent_name, t.birth_date, ${GUARDIANS_OF} as guardian_emails
    from bookings b join projects p on p.id = b.project_id join companies c on c.id = b.company_id
      join candidates k on k.id = b.candidate_id join talents t on t.id = b.talent_id
    where ${where} order by b.talent_id, b.id`.execute(db);
  return rows.map(({ is_off_terms, has_other_hours, birth_date, guardian_emails, ...row }) => {
    const { called_off, may_return, is_cleared, cancelled_date, missed_days, ...booking } = row;
    const { id, status, candidate_id, project_id, company_id, talent_id, ...facts } = booking;
    const talent = { birth_date };
    const is_minors = needsGuardian(talent, facts.starts_on);
    return {
      id,
      subject: {
        status,
        is_minors,
        is_off_terms,
        has_other_hours,
        called_off,
        may_return,
        is_cleared,
        cancelled_date,
        missed_days,
        starts_on: facts.starts_on,
        ends_on: facts.ends_on,
      },
      talent,
      concerned: {
        candidate_id,
        project_id,
        company_id,
        talent_id,
        // Guardians have no account, so the mail leads to the start page.
        guardians: is_minors ? guardian_emails.map((email) => ({ email, path: '/' })) : [],
      },
      facts,
    };
  });
}

function bookingsOf(candidate: LoadedCandidate, created_date: string): Making<'booking'>[] {
  const { id: candidate_id, role_id, talent_id, company_id, project_id, day_fee_ore } = candidate;
  const { project_title, company_name, talent_name, role_title } = candidate;
  return candidate.terms.days.map(({ kind, starts_on, ends_on }) => ({
    id: randomUUID(),
    values: {
      candidate_id,
      project_id,
      role_id,
      company_id,
      talent_id,
      kind,
      starts_on,
      ends_on,
      day_fee_ore,
      created_date,
    },
    concerned: { candidate_id, project_id, company_id, talent_id },
    facts: {
      project_title,
      company_name,
      talent_name,
      role_title,
      starts_on,
      ends_on,
      day_fee_ore,
      fee_basis: candidate.terms.fee.basis,
    },
  }));
}

/** The identity of a span, without its hours, which may change while its booking stays. */
const spanOf = ({ kind, starts_on, ends_on }: { kind?: unknown; starts_on?: unknown; ends_on?: unknown }) =>
  `${kind} ${starts_on} ${ends_on}`;

/** The spans of the terms before the present terms, keyed by candidate. */
async function findSpansBefore(trx: Db, candidate_ids: readonly string[]): Promise<Map<string, ReadonlySet<string>>> {
  const { rows } = await sql<{ candidate_id: string; terms: unknown }>`
    select distinct on (candidate_id) candidate_id, terms from candidate_terms
    where candidate_id = any(${[...candidate_ids]}::uuid[]) order by candidate_id, version desc`.execute(trx);
  return new Map(rows.map(({ candidate_id, terms }) => [candidate_id, new Set(readTerms(terms).days.map(spanOf))]));
}

const approvedIn = (projects: readonly string[]) =>
  sql`k.project_id = any(${[...projects]}::uuid[]) and k.client_decision = 'approved' and not k.is_deleted`;

const COLUMN_OF = { project: 'b.project_id', candidate: 'b.candidate_id', talent: 'b.talent_id', booking: 'b.id' };

/**
 * The time of a cancellation, from which the contract's table gives a share of the pay. A booking that still waits for
 * a clearance has none: nobody could work on its days yet, and nothing is owed.
 */
const timeIfCertain = ({ subject }: Loaded<'booking'>, { now }: Moment) => ({
  cancelled_date: subject.status === 'waiting' ? null : now,
});

/**
 * The days that a talent who comes back has missed: from the calling off, or the first day if that is later, until
 * yesterday. Nothing is owed for them.
 */
function missedDays({ subject }: Loaded<'booking'>, { today }: Moment) {
  const { starts_on, cancelled_date, missed_days } = subject as Absent;
  const from = cancelled_date && dayOf(cancelled_date) > starts_on ? dayOf(cancelled_date) : starts_on;
  const count = Math.max(0, daysBetween(from, today));
  return { missed_days: [...missed_days, ...Array.from({ length: count }, (_, after) => addDays(from, after))] };
}

/** One booking for each span of the events' candidates. */
async function bookCandidates(trx: Db, events: readonly { readonly subject_id: string }[], { now }: Moment) {
  const candidates = await loadCandidates(trx, sql`k.id = any(${events.map(({ subject_id }) => subject_id)}::uuid[])`);
  return candidates.flatMap((candidate) => bookingsOf(candidate, now));
}

export const bookingAdapter: MakingAdapter<'booking'> = {
  async load(trx, { of, ids }) {
    if (!(of in COLUMN_OF)) throw new Error(`Bookings are not found by ${of}`);
    const column = sql.ref(COLUMN_OF[of as keyof typeof COLUMN_OF]);
    return loadBookings(trx, isAmong(column, ids));
  },
  writes: {
    cancel: ({ reason }) => ({ cancel_reason: reason }),
    'call-off': ({ reason }, { now }) => ({ cancel_reason: reason, cancelled_date: now, called_off: true }),
    'come-back': () => ({ cancel_reason: null, cancelled_date: null, called_off: false }),
    'cancel-with-project': ({ reason }) => ({ cancel_reason: reason }),
    'end-with-terms': () => ({ cancel_reason: OTHER_DAYS_AGREED }),
  },
  writesOwn: { cancel: timeIfCertain, 'come-back': missedDays, 'cancel-with-project': timeIfCertain },
  companysReasons: ['cancel', 'cancel-with-project'],
  makesWhen: {
    /** One booking for each span of all approved candidates, whose rows the activation has locked. */
    'project.activate': async (trx, events, { now }) => {
      const projects = events.map(({ subject_id }) => subject_id);
      const approved = await loadCandidates(trx, approvedIn(projects));
      return approved.flatMap((candidate) => bookingsOf(candidate, now));
    },
    'candidate.take-place': bookCandidates,
    'candidate.split-off': bookCandidates,
    /**
     * One booking for each span that the signed terms add, while the project is active. A span of the earlier terms is
     * already booked, or its booking was cancelled: a talent who signs another fee does not agree to work on a
     * cancelled day after all.
     */
    'candidate.adopt-terms': async (trx, events, { now }) => {
      const ids = events.map(({ subject_id }) => subject_id);
      const candidates = await loadCandidates(trx, sql`k.id = any(${ids}::uuid[]) and p.status = 'active'`);
      const before = await findSpansBefore(trx, ids);
      return candidates.flatMap((candidate) =>
        bookingsOf(candidate, now).filter(({ values }) => !before.get(candidate.id)?.has(spanOf(values))),
      );
    },
  },
};
