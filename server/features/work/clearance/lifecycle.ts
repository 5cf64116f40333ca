import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addDays, type Moment } from '#domain/kernel/time/day.ts';
import { isAmong } from '#server/db/is-among.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { Loaded, Making, MakingAdapter } from '#server/lifecycle/adapter.ts';
import { linkGuardian } from './commands/link-guardian.ts';
import { holdWaiting, type LoadedClearance, loadClearances } from './queries/load-clearances.ts';

/** Days before the first day of work on which talent, company and guardians are reminded of missing requirements. */
const REMINDED_BEFORE_DAYS = [7, 2];

/** The day after which the next reminder is sent; null after the last reminder. */
function nextReminderOn(first_day: string, today: string): string | null {
  const passed = REMINDED_BEFORE_DAYS.map((days) => addDays(first_day, -days - 1));
  return passed.find((day) => day >= today) ?? null;
}

/**
 * A clearance in the form that `move` takes. Guardians get mail at the address of their consent, each with a link to
 * their own approval page, or to the start page if they have no approval.
 */
export function clearanceObject(clearance: LoadedClearance, moment: Moment): Loaded<'clearance'> {
  const { id, candidate_id, project_id, company_id, talent_id, guardian_emails, first_day, lacks } = clearance;
  const { project_title, company_name, talent_name, role_title, has_guardian_link } = clearance;
  return {
    id,
    subject: clearance,
    concerned: {
      candidate_id,
      project_id,
      company_id,
      talent_id,
      guardians: guardian_emails.map((email) => ({
        email,
        path: (trx: Trx) => linkGuardian(trx, clearance, email, moment),
      })),
    },
    facts: {
      project_title,
      company_name,
      talent_name,
      role_title,
      first_day,
      has_guardian_link,
      lacks: lacks.map(({ code }) => code),
    },
  };
}

interface Booked {
  readonly candidate_id: string;
  readonly project_id: string;
  readonly company_id: string;
  readonly talent_id: string;
  readonly first_day: string;
  /** The chaperone of the assignment's latest cleared clearance; null if there is none. */
  readonly chaperone_name: string | null;
  readonly chaperone_phone: string | null;
  readonly was_cleared: boolean;
  readonly project_title: string;
  readonly company_name: string;
  readonly talent_name: string;
  readonly role_title: string;
}

/**
 * Assignments with waiting bookings and no waiting clearance, each with the chaperone of the latest cleared clearance.
 */
async function findBooked(trx: Trx, candidates: readonly string[]): Promise<Booked[]> {
  const { rows } = await sql<Booked>`
    select b.candidate_id, b.project_id, b.company_id, b.talent_id, min(b.starts_on) as first_day,
      p.title as project_title, o.name as company_name, btrim(t.first_name || ' ' || t.last_name) as talent_name,
      k.terms ->> 'role_title' as role_title, past.chaperone_name, past.chaperone_phone, past.id is not null as was_cleared
    from bookings b join talents t on t.id = b.talent_id join projects p on p.id = b.project_id
      join companies o on o.id = b.company_id join candidates k on k.id = b.candidate_id
      left join lateral (select c.id, c.chaperone_name, c.chaperone_phone from clearances c
        where c.candidate_id = b.candidate_id and c.status = 'cleared' order by c.created_date desc, c.id limit 1) past on true
    where b.candidate_id = any(${[...candidates]}::uuid[]) and b.status = 'waiting'
      and not exists (select from clearances c where c.candidate_id = b.candidate_id and c.status = 'waiting')
    group by b.candidate_id, b.project_id, b.company_id, b.talent_id, t.id, p.id, o.id, k.id, past.id,
      past.chaperone_name, past.chaperone_phone
    order by b.talent_id, b.candidate_id`.execute(trx);
  return rows;
}

function clearanceOf(booked: Booked, { now, today }: Moment): Making<'clearance'> {
  const { candidate_id, project_id, company_id, talent_id, first_day } = booked;
  const { chaperone_name, chaperone_phone, was_cleared } = booked;
  const { project_title, company_name, talent_name, role_title } = booked;
  return {
    id: randomUUID(),
    values: {
      candidate_id,
      project_id,
      company_id,
      talent_id,
      waits_until: addDays(first_day, -1),
      // After an earlier clearance nobody expects a new one, so its first reminder is due at once.
      remind_on: was_cleared ? addDays(today, -1) : nextReminderOn(first_day, today),
      chaperone_name,
      chaperone_phone,
      created_date: now,
    },
    concerned: { candidate_id, project_id, company_id, talent_id },
    facts: { project_title, company_name, talent_name, role_title, first_day, lacks: [] },
  };
}

const COLUMN_OF = { candidate: 'c.candidate_id', talent: 'c.talent_id', clearance: 'c.id' } as const;

export const clearanceAdapter: MakingAdapter<'clearance'> = {
  async load(trx, { of, ids }, moment) {
    if (!(of in COLUMN_OF)) throw new Error(`Clearances are not found by ${of}`);
    const column = sql.ref(COLUMN_OF[of as keyof typeof COLUMN_OF]);
    // An ended clearance holds again only if no later one has followed it.
    const where = sql`${isAmong(column, ids)} and (c.status in ('waiting', 'cleared') or c.status = 'ended'
      and not exists (select from clearances later where later.candidate_id = c.candidate_id and later.created_date > c.created_date))`;
    await holdWaiting(trx, where);
    return (await loadClearances(trx, where, moment)).map((one) => clearanceObject(one, moment));
  },
  // The project is locked first, as in every decision about bookings.
  hold: async (trx, id) => {
    await sql`
      select p.id from projects p join clearances c on c.project_id = p.id where c.id = ${id} for no key update of p`.execute(
      trx,
    );
  },
  writes: {
    'lose-chaperone': () => ({ chaperone_name: null, chaperone_phone: null }),
  },
  writesOwn: {
    // On the day of the work another chaperone can be named until its end.
    'lose-chaperone': ({ subject: { waits_until } }, { today }) => ({
      waits_until: waits_until < today ? today : waits_until,
    }),
    // If the new first day is so close that the first reminder is overdue, the reminder is sent at once.
    'follow-days': ({ subject: { first_day } }) =>
      first_day === null
        ? {}
        : {
            waits_until: addDays(first_day, -1),
            remind_on: addDays(first_day, -Math.max(...REMINDED_BEFORE_DAYS) - 1),
          },
  },
  byDeadline: {
    remind: ({ subject: { first_day } }, { today }) => ({
      words: {},
      values: { remind_on: first_day === null ? null : nextReminderOn(first_day, today) },
    }),
  },
  makesWhen: {
    'booking.wait': async (trx, events, moment) => {
      const candidates = events.flatMap(({ concerned }) => concerned.candidate_id ?? []);
      const booked = await findBooked(trx, candidates);
      return booked.map((one) => clearanceOf(one, moment));
    },
  },
};
