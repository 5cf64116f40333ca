/** Table rows: announcements. */
import type { RouteName } from '#tests/factories/client.ts';
import {
  ADMINS,
  COMPANIES_AND_ADMINS,
  COMPANYS_OWN_ALONE,
  COMPANYS_OWN_AND_ADMINS,
  type Row,
  TALENTS,
} from './callers.ts';

export const ANNOUNCEMENT_ROWS = {
  'GET /announcements': COMPANIES_AND_ADMINS,
  'POST /announcements': COMPANYS_OWN_ALONE,
  'GET /announcements/:id': COMPANYS_OWN_AND_ADMINS,
  'PUT /announcements/:id': COMPANYS_OWN_ALONE,
  'POST /announcements/:id/submit': COMPANYS_OWN_ALONE,
  'POST /announcements/:id/publish': COMPANYS_OWN_ALONE,
  'POST /announcements/:id/withdraw': COMPANYS_OWN_AND_ADMINS,
  'POST /announcements/:id/close': COMPANYS_OWN_AND_ADMINS,
  'POST /announcements/:id/approve': ADMINS,
  'POST /announcements/:id/refuse': ADMINS,
  'POST /announcements/:id/take-down': ADMINS,
  'GET /admin/announcement-rules': ADMINS,
  'PUT /admin/announcement-rules': ADMINS,
  'GET /talent/announcements': TALENTS,
  // Any talent may read a public announcement. The right to answer is checked later.
  'GET /talent/announcements/:id': TALENTS,
  'PUT /talent/announcements/:id/kept': TALENTS,
  'POST /talent/announcements/:id/interest': TALENTS,
} as const satisfies Partial<Record<RouteName, Row>>;
