import type { TestServer } from '#tests/support/test-server.ts';

/** The consequences of an act, read from the tables. */
export interface Told {
  /** Notices of a talent, oldest first, as their types. */
  noticesOf(talent: { readonly talent_id: string }): Promise<string[]>;
  /** Notices of a company, oldest first, as their types. */
  noticesOfCompany(company: { readonly company_id: string }): Promise<string[]>;
  /** Subjects of the mails to an address, oldest first. */
  mailsTo(person: { readonly email: string }): Promise<string[]>;
  /** Events of one object, oldest first, as their types. */
  eventsOf(subject_id: string): Promise<string[]>;
  /** Bookings of a project as 'starts_on ends_on status', by day and status. */
  bookingsOf(project_id: string): Promise<string[]>;
}

/** Reads the notices, mails, events and bookings in a server's database. */
export function toldBy({ services: { pool } }: TestServer): Told {
  const column = async (text: string, value: string): Promise<string[]> =>
    (await pool.query<{ said: string }>(text, [value])).rows.map(({ said }) => said);
  return {
    noticesOf: ({ talent_id }) =>
      column('select type as said from talent_notifications where talent_id = $1 order by event_id', talent_id),
    noticesOfCompany: ({ company_id }) =>
      column('select type as said from company_notifications where company_id = $1 order by event_id', company_id),
    mailsTo: ({ email }) =>
      column(
        `select content ->> 'title' as said from outbox where recipient = $1 order by (regexp_match(dedupe_key, '^event (\\d+)'))[1]::bigint nulls last, created_date`,
        email,
      ),
    eventsOf: (id) => column('select type as said from events where subject_id = $1 order by id', id),
    bookingsOf: (id) =>
      column(
        `select concat_ws(' ', starts_on, ends_on, status) as said from bookings where project_id = $1 order by starts_on, status, id`,
        id,
      ),
  };
}
