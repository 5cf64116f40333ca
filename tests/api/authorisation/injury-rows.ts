/** Table rows: injuries at work. */
import type { RouteName } from '#tests/factories/client.ts';
import { ADMINS, NOBODYS_YET, type Row, TALENTS_AND_COMPANIES, TALENTS_OWN_AND_ADMINS } from './callers.ts';

export const INJURY_ROWS = {
  'GET /work-injuries': TALENTS_AND_COMPANIES,
  'GET /work-injuries/engagements': TALENTS_AND_COMPANIES,
  'GET /work-injuries/:id/words': TALENTS_OWN_AND_ADMINS,
  // Nothing is booked on the day of the report.
  'POST /work-injuries': { ...NOBODYS_YET, admin: 'forbidden' },
  'GET /admin/work-injuries': ADMINS,
  'POST /admin/work-injuries/:id/mark-serious': ADMINS,
  'POST /admin/work-injuries/:id/tell-authority': ADMINS,
  'POST /admin/work-injuries/:id/send': ADMINS,
  'POST /admin/work-injuries/:id/close': ADMINS,
  'POST /admin/work-injuries/:id/close-unsent': ADMINS,
} as const satisfies Partial<Record<RouteName, Row>>;
