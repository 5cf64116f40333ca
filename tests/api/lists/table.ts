/** All lists of the API with the order that each promises. The test fails for a list without a row. */
import { records } from '#contract/registry/record/records.ts';
import { recordRoute } from '#contract/registry/record.ts';
import { AGENT_ROWS } from './agent-rows.ts';
import { ANNOUNCEMENT_PARTS, ANNOUNCEMENT_ROWS } from './announcement-rows.ts';
import { AUDIT_PARTS, AUDIT_ROWS } from './audit-rows.ts';
import { AUDITION_PARTS, AUDITION_ROWS } from './audition-rows.ts';
import { BOOK_PARTS, BOOK_ROWS } from './book-rows.ts';
import { CLOSING_ROWS } from './closing-rows.ts';
import { DAY_ROWS } from './day-rows.ts';
import { DECLARATION_PARTS, DECLARATION_ROWS } from './declaration-rows.ts';
import { FOUND_ROWS } from './found-rows.ts';
import { INJURY_ROWS } from './injury-rows.ts';
import { INQUIRY_PARTS, INQUIRY_ROWS } from './inquiry-rows.ts';
import type { ListRow } from './list-row.ts';
import { MEDIA_PARTS } from './media-parts.ts';
import { NOTICE_ROWS } from './notice-rows.ts';
import { OPERATIONS_PARTS } from './operations-parts.ts';
import { OUTCOME_PARTS, OUTCOME_ROWS } from './outcome-rows.ts';
import { PAYOUT_ROWS } from './payout-rows.ts';
import { PEOPLE_PARTS, PEOPLE_ROWS } from './people-rows.ts';
import { PRESENTATION_ROWS } from './presentation-rows.ts';
import { PRIVACY_ROWS } from './privacy-rows.ts';
import { recordLists } from './record-rows.ts';
import { THREAD_ROWS } from './thread-rows.ts';
import { TIME_PARTS, TIME_ROWS } from './time-rows.ts';

/** Keys: the route and the field of the answer, with a word in brackets if one route gives several lists. */
export const LISTS: Readonly<Record<string, ListRow>> = {
  'GET /projects items': {
    as: 'company',
    made: 'select id, updated_date from projects where company_id = $company',
    order: ['-updated_date', 'id'],
  },
  'GET /projects items (admin)': {
    as: 'admin',
    made: 'select id, updated_date from projects',
    order: ['-updated_date', 'id'],
  },
  'GET /admin/projects items': {
    as: 'admin',
    made: 'select id, updated_date from projects',
    order: ['-updated_date', 'id'],
  },
  'GET /company/dashboard projects': {
    as: 'company',
    made: `select id, array_position(array['casting', 'draft', 'active'], status) as turn, updated_date
      from projects where company_id = $company`,
    order: ['turn', '-updated_date', 'id'],
    most: 8,
  },
  'GET /company/dashboard answers': {
    as: 'company',
    made: `select k.id, k.answered_date from candidates k join projects p on p.id = k.project_id
      where p.company_id = $company and p.status = 'casting' and k.answered_date is not null`,
    order: ['-answered_date', 'id'],
    most: 8,
  },
  'GET /company/dashboard bookings': {
    as: 'company',
    made: `select id, starts_on from bookings where company_id = $company and status = 'confirmed'`,
    order: ['starts_on', 'id'],
    most: 8,
  },
  'GET /projects/:id/log items': {
    as: 'company',
    params: { id: '$project' },
    made: 'select id, created_date from project_edit_logs where project_id = $project',
    order: ['-created_date', 'id'],
  },
  'GET /projects/:id/picks picks': {
    as: 'company',
    params: { id: '$project' },
    made: `select talent_id || ' ' || role_id as id, created_date from role_picks where project_id = $project`,
    order: ['created_date', 'id'],
    idOf: ({ talent, role_id }) => `${(talent as { id: string }).id} ${role_id}`,
  },
  'GET /projects/:id/candidates items': {
    as: 'company',
    params: { id: '$project' },
    made: 'select id, role_index, board_position, created_date from candidates where project_id = $project',
    order: ['role_index', 'board_position', 'created_date', 'id'],
  },
  'GET /projects/:id/bookings items': {
    as: 'company',
    params: { id: '$project' },
    made: `select b.id, b.starts_on, t.first_name || ' ' || t.last_name as name
      from bookings b join talents t on t.id = b.talent_id where b.project_id = $project`,
    order: ['starts_on', 'name', 'id'],
  },
  'GET /company/bookings items': {
    as: 'company',
    query: { group: 'all' },
    made: `select b.id, b.starts_on, t.first_name || ' ' || t.last_name as name
      from bookings b join talents t on t.id = b.talent_id where b.company_id = $company`,
    order: ['starts_on', 'name', 'id'],
  },
  'GET /projects/:id/agreements items': {
    as: 'company',
    params: { id: '$project' },
    made: `select a.id, a.created_date, t.first_name || ' ' || t.last_name as name
      from agreements a join talents t on t.id = a.talent_id where a.project_id = $project`,
    order: ['name', 'created_date', 'id'],
  },
  'GET /projects/:id/rights items': {
    as: 'company',
    params: { id: '$project' },
    made: `select u.id, u.line_index, t.first_name || ' ' || t.last_name as name
      from usage_rights u join talents t on t.id = u.talent_id where u.project_id = $project`,
    order: ['name', 'line_index', 'id'],
  },
  'GET /company/rights items (standing)': {
    as: 'company',
    made: `select id, ends_on from usage_rights where company_id = $company and status = 'running'`,
    order: ['ends_on', 'id'],
  },
  'GET /company/rights items (ended)': {
    as: 'company',
    query: { group: 'ended' },
    made: `select id, ends_on from usage_rights where company_id = $company and status = 'ended'`,
    order: ['-ends_on', '-id'],
  },
  'GET /talent/rights items': {
    as: 'talent',
    made: `select id, created_date from agreements where talent_id = $talent`,
    order: ['-created_date', 'id'],
  },
  'GET /projects/:id/clearances items': {
    as: 'company',
    params: { id: '$project' },
    made: `select c.id, t.first_name || ' ' || t.last_name as name
      from clearances c join talents t on t.id = c.talent_id where c.project_id = $project`,
    order: ['name', 'id'],
  },
  'GET /templates items': {
    as: 'company',
    made: `select id, created_date from project_templates where company_id = $company`,
    order: ['-created_date', 'id'],
  },
  'GET /company/people items': {
    as: 'company',
    made: `select b.talent_id as id, max(b.ends_on)::text as worked_on from bookings b
      where b.company_id = $company and b.status <> 'cancelled' group by b.talent_id`,
    idOf: (row) => String((row.talent as { id: string }).id),
    order: ['-worked_on', 'id'],
  },
  'GET /projects/:id/counter-offers items': {
    as: 'company',
    params: { id: '$project' },
    made: `select id, created_date from counter_offers where project_id = $project`,
    order: ['-created_date', 'id'],
  },
  'GET /projects/:id/reports items': {
    as: 'company',
    params: { id: '$project' },
    made: `select r.candidate_id as id, r.id as report_id, t.first_name || ' ' || t.last_name as name
      from work_reports r join talents t on t.id = r.talent_id where r.project_id = $project`,
    order: ['name', 'report_id'],
  },
  'GET /projects/:id/reviews items': {
    as: 'company',
    params: { id: '$project' },
    made: `select w.candidate_id as id, w.id as review_id, t.first_name || ' ' || t.last_name as name
      from reviews w join talents t on t.id = w.talent_id where w.project_id = $project`,
    order: ['name', 'review_id'],
  },
  ...DAY_ROWS,
  'GET /talent/reviews items': {
    as: 'talent',
    made: `select candidate_id as id, id as review_id, created_date from reviews
      where talent_id = $talent and status <> 'lapsed'`,
    order: ['-created_date', 'review_id'],
  },
  'GET /admin/disputes items': {
    as: 'admin',
    made: `select candidate_id as id, id as report_id, updated_date from work_reports where status = 'disputed'`,
    order: ['updated_date', 'report_id'],
  },
  'GET /talent/requests items': {
    as: 'talent',
    made: `select k.id, k.created_date from candidates k where k.talent_id = $talent and k.interest_status = 'pending'`,
    order: ['-created_date', 'id'],
  },
  'GET /talent/assignments items (upcoming)': {
    as: 'talent',
    query: { group: 'upcoming' },
    made: `select candidate_id as id, starts_on from bookings where talent_id = $talent and status = 'confirmed'`,
    order: ['starts_on', 'id'],
    no_ties: 'a talent is booked once on a day',
  },
  'GET /talent/assignments items (past)': {
    as: 'talent',
    query: { group: 'past' },
    made: `select b.candidate_id as id, b.ends_on from bookings b join projects p on p.id = b.project_id
      where b.talent_id = $talent and p.title like 'Förbi%'`,
    order: ['-ends_on', 'id'],
  },
  'GET /talent/assignments items (done)': {
    as: 'talent',
    query: { group: 'done' },
    made: `select r.candidate_id as id, b.ends_on from work_reports r join bookings b on b.candidate_id = r.candidate_id
      where r.talent_id = $talent and r.status = 'approved'`,
    order: ['-ends_on', 'id'],
  },
  'GET /admin/applications items': {
    as: 'admin',
    query: { status: 'pending' },
    made: `select id, email_confirmed_date from companies where status = 'pending'`,
    order: ['email_confirmed_date', 'id'],
  },
  'GET /admin/outbox items': {
    as: 'admin',
    made: `select id, state_date from outbox where state = 'dead'`,
    order: ['-state_date', 'id'],
  },
  'GET /admin/sms items': {
    as: 'admin',
    made: `select id, closed_date from sms_messages where outcome = 'failed'`,
    order: ['-closed_date', 'id'],
  },
  ...AUDIT_ROWS,
  ...BOOK_ROWS,
  ...DECLARATION_ROWS,
  'GET /admin/invoices items (draft)': {
    as: 'admin',
    made: `select id, created_date from invoices where status = 'draft'`,
    order: ['created_date', 'id'],
  },
  'GET /admin/invoices items (open)': {
    as: 'admin',
    query: { group: 'open' },
    made: `select id, due_on from invoices where status = 'issued'`,
    order: ['due_on', 'id'],
  },
  'GET /admin/invoices items (settled)': {
    as: 'admin',
    query: { group: 'settled' },
    made: `select id, created_date from invoices where status = 'paid'`,
    order: ['-created_date', 'id'],
  },
  'GET /admin/invoicing/debts items': {
    as: 'admin',
    made: `select company_id as id, min(due_on) as oldest_due_on from invoices where status = 'issued' group by company_id`,
    order: ['oldest_due_on', 'id'],
  },
  'GET /admin/owed-projects items': {
    as: 'admin',
    made: `select project_id as id, happened_on from charges where status = 'owed'`,
    order: ['happened_on', 'id'],
  },
  'GET /company/invoices items': {
    as: 'company',
    made: `select id, issued_on, number from invoices where company_id = $company and status = 'issued'`,
    order: ['-issued_on', '-number', 'id'],
    no_ties: 'each has a number of its own',
  },
  'GET /talent/busy-days spans': {
    as: 'talent',
    made: 'select id, starts_on from busy_spans where talent_id = $talent',
    order: ['starts_on', 'id'],
    no_ties: 'spans that share a day are one',
  },
  'GET /talent/busy-hours items': {
    as: 'talent',
    made: 'select id, day, from_time, to_time from busy_hours where talent_id = $talent',
    order: ['day', 'from_time', 'to_time', 'id'],
    no_ties: 'the same hours are one entry',
  },
  'GET /account/security passkeys': {
    as: 'company',
    made: 'select id, created_date from passkeys where account_id = $account',
    order: ['created_date', 'id'],
  },
  'GET /account/security sessions': {
    as: 'company',
    made: `select id, token like 'token %' as is_another, coalesce(refreshed_date, created_date) as seen_date
      from sessions where account_id = $account`,
    order: ['is_another', '-seen_date', 'id'],
  },
  'GET /account/push devices': {
    as: 'company',
    made: 'select id, used_date from push_devices where account_id = $account',
    order: ['-used_date', 'id'],
  },
  ...OUTCOME_ROWS,
  ...AGENT_ROWS,
  ...PAYOUT_ROWS,
  ...PRIVACY_ROWS,
  ...INJURY_ROWS,
  ...INQUIRY_ROWS,
  ...THREAD_ROWS,
  ...NOTICE_ROWS,
  ...FOUND_ROWS,
  ...ANNOUNCEMENT_ROWS,
  ...CLOSING_ROWS,
  ...AUDITION_ROWS,
  ...PRESENTATION_ROWS,
  ...PEOPLE_ROWS,
  ...TIME_ROWS,
  ...recordLists(),
};

/** Lists that are parts of one object; the tests of that object cover their order. */
export const PARTS: readonly string[] = [
  ...AUDIT_PARTS,
  ...BOOK_PARTS,
  ...DECLARATION_PARTS,
  ...INQUIRY_PARTS,
  ...MEDIA_PARTS,
  ...OPERATIONS_PARTS,
  ...ANNOUNCEMENT_PARTS,
  ...AUDITION_PARTS,
  ...TIME_PARTS,
  ...OUTCOME_PARTS,
  ...PEOPLE_PARTS,
  'GET /admin/to-do items',
  'GET /talent/to-do items',
  'GET /admin/figures items',
  'GET /talent/calendar items',
  'GET /talent/calendars items',
  'GET /talent/requests/:id busy',
  'GET /talent/requests/:id busy_hours',
  'GET /board columns',
  'GET /presentations/:id people',
  'GET /presentations/:id guests',
  'GET /presentations/:id/preview people',
  'GET /order-start people',
  'GET /talent/requests/:id/counter-offers offers',
  'GET /talent/announcements/:id reasons',
  'GET /talent/announcements/:id wishes',
  'GET /company/keys keys',
  'GET /company/webhooks webhooks',
  'GET /company/members members',
  'GET /company/members invitations',
  'GET /agreements/:id signatures',
  'GET /assignments/:id/payouts items',
  'GET /company/bookings/calendar days',
  'GET /bookings/:id/replacement chain',
  'GET /bookings/:id/replacement days',
  'GET /bookings/:id/replacement/suggested items',
  'GET /assignments/:id/report differences',
  'GET /assignments/:id/report changes',
  'GET /agreements/:id versions',
  'GET /admin/invoices/:id vat',
  'GET /admin/invoices/:id parts',
  'GET /admin/invoices/:id creditable',
  'GET /admin/invoices/:id payments',
  'GET /admin/invoices/:id credit_notes',
  'GET /admin/invoices/:id reminders',
  'GET /admin/invoices/:id papers',
  'GET /threads/:id readers',
  'GET /talent/poll unread_threads',
  'GET /company/poll unread_threads',
  'GET /talent/profile skills',
  'GET /talent/profile languages',
  'GET /talent/profile credits',
  'GET /talent/profile sizes',
  'GET /talent/profile media',
  'GET /talent/profile steps',
  'GET /talents/:id skills',
  'GET /talents/:id languages',
  'GET /talents/:id credits',
  'GET /talents/:id sizes',
  'GET /talents/:id media',
  'GET /talents unknown',
  'GET /talents facets',
  'GET /talents instead',
  'GET /projects/:id dates',
  'GET /projects/:id roles',
  'GET /projects/:id parts',
  'GET /threads/:id earlier_answers',
  'GET /projects/:id/sign-off candidates',
  'GET /records/Project/:id dates',
  'GET /records/Project/:id roles',
  'GET /records/Order/:id dates',
  'GET /records/Order/:id roles',
  'GET /talent/requests/:id clashes',
  'GET /talent/assignments/:id bookings',
  'GET /search-demo phrases',
];

/** Lists that no caller may read. */
export const UNREADABLE: readonly string[] = Object.values(records)
  .filter(({ may }) => may.read.length === 0)
  .flatMap(({ name }) => [`${recordRoute(name, 'list')} items`, `${recordRoute(name, 'filter')} items`]);
