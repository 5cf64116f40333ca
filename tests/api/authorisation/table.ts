/**
 * The rights of all callers: one row for each route of the API, one column for each kind of caller.
 * mounted-routes.test.ts fails for a route without a row. walk.ts calls every route as every caller, and fails for an
 * answer other than the row's. 'Own' objects belong to the callers `talent` and `owner`; `member` is in the same
 * company as `owner`.
 */
import type { RouteName } from '#tests/factories/client.ts';
import { ACCOUNT_ROWS } from './account-rows.ts';
import { ADMIN_ROWS } from './admin-rows.ts';
import { AGREEMENT_ROWS } from './agreement-rows.ts';
import { ANNOUNCEMENT_ROWS } from './announcement-rows.ts';
import type { Row } from './callers.ts';
import { CASTING_ROWS } from './casting-rows.ts';
import { COMPANY_ROWS } from './company-rows.ts';
import { DAY_ROWS } from './day-rows.ts';
import { DESK_ROWS } from './desk-rows.ts';
import { FINDING_ROWS } from './finding-rows.ts';
import { INJURY_ROWS } from './injury-rows.ts';
import { INQUIRY_ROWS } from './inquiry-rows.ts';
import { INVOICE_ROWS } from './invoice-rows.ts';
import { MEMBER_ROWS } from './member-rows.ts';
import { MONEY_ROWS } from './money-rows.ts';
import { OFFICE_ROWS } from './office-rows.ts';
import { OUTSIDE_ROWS } from './outside-rows.ts';
import { PRESENTATION_ROWS } from './presentation-rows.ts';
import { PROFILE_ROWS } from './profile-rows.ts';
import { PROJECT_ROWS } from './project-rows.ts';
import { RECORD_ROWS } from './record-rows.ts';
import { RIGHT_ROWS } from './right-rows.ts';
import { THREAD_ROWS } from './thread-rows.ts';
import { TIME_ROWS } from './time-rows.ts';
import { WORK_ROWS } from './work-rows.ts';

type PlainRoute = Exclude<RouteName, `${string} /records/${string}`>;

export const ROUTE_ROWS: Readonly<Record<PlainRoute, Row>> & Readonly<Record<string, Row>> = {
  ...ACCOUNT_ROWS,
  ...ADMIN_ROWS,
  ...PRESENTATION_ROWS,
  ...OFFICE_ROWS,
  ...PROFILE_ROWS,
  ...PROJECT_ROWS,
  // DAY_ROWS come before the routes that cancel the bookings: without a booking a talent may not see a call sheet.
  ...DAY_ROWS,
  ...WORK_ROWS,
  ...COMPANY_ROWS,
  ...RIGHT_ROWS,
  ...ANNOUNCEMENT_ROWS,
  ...THREAD_ROWS,
  ...AGREEMENT_ROWS,
  ...TIME_ROWS,
  ...CASTING_ROWS,
  ...FINDING_ROWS,
  ...DESK_ROWS,
  ...MONEY_ROWS,
  ...INVOICE_ROWS,
  ...MEMBER_ROWS,
  ...INJURY_ROWS,
  ...INQUIRY_ROWS,
  ...OUTSIDE_ROWS,
  ...RECORD_ROWS,
};
