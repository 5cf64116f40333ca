import { sql } from 'kysely';
import type { EndedByRun } from '#domain/accounts/retention/classes.ts';
import { LAST_MAIL } from '#server/outbox/last-mail.ts';
import { NO_WAITING } from '#server/sms/phones.ts';
import { endDocuments, endExports, endMessages } from './end-files.ts';
import { askIdle, endIdle } from './end-idle.ts';
import { emptyRequests } from './end-requests.ts';
import { deletes, empties, type Sweep } from './end-rows.ts';
import { unconfirmedAccounts, unconfirmedCompanies } from './end-unconfirmed.ts';

const isPast = ({ before }: { before: string }) => sql`expires_date <= ${before}`;
const isOlder = ({ before }: { before: string }) => sql`created_date < ${before}`;
const isEarlierDay = ({ before_day }: { before_day: string }) => sql`day < ${before_day}`;

/**
 * Turns companies' views of a talent into daily counts without the companies. The talent's own figures add these counts
 * to the views that are still stored.
 */
const views: Sweep = {
  ...deletes('shown_people', isEarlierDay),
  async end(trx, keys, { before_day }) {
    const { rows } = await sql<{ people: number }>`
      with gone as (
        delete from shown_people where ctid = any(${[...keys]}::tid[]) and day < ${before_day}
        returning talent_id, day, shown_as),
      counted as (select talent_id, day, shown_as, count(*)::int as people from gone group by talent_id, day, shown_as),
      kept as (
        insert into talent_seen_days (talent_id, day, shown_as, people)
        select c.* from counted c join talents t on t.id = c.talent_id
        on conflict (talent_id, day, shown_as) do update set people = talent_seen_days.people + excluded.people)
      select coalesce(sum(people), 0)::int as people from counted`.execute(trx);
    return rows[0]?.people ?? 0;
  },
};

/**
 * The people and guests of presentations that ended before the limit, and with them clients' views and opinions and the
 * company's words about talents.
 */
const clientViews: Sweep = {
  async find(db, { before_day }, stuck, limit) {
    const { rows } = await sql<{ id: string }>`
      select p.id from presentations p
      where p.ends_on < ${before_day} and p.id <> all(${[...stuck]}::uuid[]) and (
        exists (select from presentation_people where presentation_id = p.id)
        or exists (select from presentation_guests where presentation_id = p.id))
      limit ${limit}`.execute(db);
    return rows.map(({ id }) => id);
  },
  async end(trx, ids) {
    await sql`delete from presentation_people where presentation_id = any(${[...ids]}::uuid[])`.execute(trx);
    await sql`delete from presentation_guests where presentation_id = any(${[...ids]}::uuid[])`.execute(trx);
    return ids.length;
  },
};

/**
 * Sessions that have expired. Their devices stay: nobody has signed out there, and the person signs in after the next
 * push.
 */
const expiredSessions: Sweep = {
  ...deletes('sessions', isPast),
  async end(trx, keys, look) {
    await sql`
      update push_devices set session_id = null where session_id in (
        select id from sessions where ctid = any(${[...keys]}::tid[]) and ${isPast(look)})`.execute(trx);
    return deletes('sessions', isPast).end(trx, keys, look);
  },
};

/** The sweeps of each class that the job ends. */
export const SWEEPS: Readonly<Record<EndedByRun, readonly Sweep[]>> = {
  sign_ins: [expiredSessions],
  links: [
    deletes('verifications', isPast),
    deletes('password_reset_tokens', isPast),
    deletes('email_changes', isPast),
    deletes('challenges', isPast),
    deletes('family_links', isPast),
    deletes('guardian_consent_links', isPast),
    // Numbers that nobody has confirmed: one that was mistyped is another person's.
    deletes('phone_numbers', ({ before }) => sql`code_expires_date <= ${before} and confirmed_date is null`),
    empties('phone_numbers', NO_WAITING, ({ before }) => sql`code_expires_date <= ${before}`),
  ],
  earlier_addresses: [deletes('earlier_addresses', ({ before }) => sql`left_date < ${before}`)],
  unconfirmed: [unconfirmedCompanies, unconfirmedAccounts],
  idle: [askIdle, endIdle],
  joining: [deletes('company_invitations', isPast), deletes('admin_invitations', isPast)],
  devices: [deletes('account_devices', ({ before }) => sql`last_used_date < ${before}`)],
  webhook_deliveries: [
    deletes('outbox', ({ before }) => sql`kind = 'webhook' and state <> 'waiting' and state_date < ${before}`),
  ],
  pushes: [
    deletes('outbox', ({ before }) => sql`kind = 'push' and state <> 'waiting' and state_date < ${before}`),
    deletes('outbox', ({ before }) => sql`kind = 'sms' and state <> 'waiting' and state_date < ${before}`),
  ],
  sms: [deletes('sms_messages', isOlder)],
  bounces: [deletes('mail_bounces', ({ before }) => sql`bounced_date < ${before}`)],
  // Numbers of guardians whose consent has ended, or whose child has come of age.
  guardian_phones: [
    deletes(
      'phone_numbers',
      ({ before_day }) => sql`consent_id is not null and not exists (
        select from guardian_consents g join talents t on t.id = g.talent_id where g.id = phone_numbers.consent_id
          and g.status = 'given' and t.birth_date > ${before_day}::date - interval '18 years')`,
    ),
  ],
  push_devices: [deletes('push_devices', ({ before }) => sql`used_date < ${before}`)],
  repeated_calls: [deletes('kept_answers', isOlder)],
  attempts: [deletes('rate_limits', ({ before }) => sql`expire <= ${Date.parse(before)}`)],
  // The row stays without its recipient, because its key prevents a second mail about the same thing.
  recipients: [
    empties(
      'outbox',
      sql`recipient = ''`,
      ({ before }) => sql`state in ('sent', 'given_up') and recipient <> ''
        and (state_date < ${before} or dedupe_key like ${`${LAST_MAIL}%`})`,
    ),
  ],
  views: [views, deletes('shown_people_days', isEarlierDay), deletes('shown_people_told', isEarlierDay)],
  view_figures: [deletes('talent_seen_days', isEarlierDay)],
  // Rows of talents that no longer exist. The limit is long enough for every process to notice that these talents are
  // gone.
  search_traces: [
    deletes(
      'talent_search',
      ({ before }) => sql`not is_findable and facts = '' and fresh_date < ${before}
        and not exists (select 1 from talents t where t.id = talent_search.talent_id)`,
    ),
  ],
  past_days: [
    deletes('busy_spans', ({ before_day }) => sql`ends_on < ${before_day}`),
    deletes('busy_hours', ({ before_day }) => sql`day < ${before_day}`),
  ],
  // Diets of assignments without a waiting or confirmed booking that ends on the limit or later.
  diets: [
    deletes(
      'assignment_diets',
      ({ before_day }) => sql`not exists (select from bookings b where b.candidate_id = assignment_diets.candidate_id
        and b.status in ('waiting', 'confirmed') and b.ends_on >= ${before_day})`,
    ),
  ],
  // Access needs of invitations in a state other than invited or accepted, or of an audition that is not published.
  access_needs: [
    empties(
      'invitations',
      sql`access_needs = '', access_needs_date = null`,
      () => sql`access_needs <> '' and (status not in ('invited', 'accepted') or exists (
        select from auditions d where d.id = invitations.audition_id and d.status <> 'published'))`,
    ),
  ],
  printed: [endDocuments],
  exports: [endExports],
  archive: [deletes('archived_people', ({ before_day }) => sql`kept_until < ${before_day}`)],
  requests: [emptyRequests],
  messages: [endMessages],
  client_views: [clientViews],
  consents: [deletes('consents', ({ before }) => sql`account_id is null and updated_date < ${before}`)],
  looks: [deletes('audit_entries', isOlder), deletes('payment_details_readings', isOlder)],
  imported: [deletes('imported_records', ({ before }) => sql`account_id is null and created_date < ${before}`)],
  runs: [deletes('retention_runs', ({ before }) => sql`started_date < ${before}`)],
};
