/** Table rows: inquiries, notifications, palette targets, guardians' consents, and pages for visitors. */
import type { RouteName } from '#tests/factories/client.ts';
import {
  ADMINS,
  EVERYBODY,
  NOBODYS_YET,
  type Row,
  SIGNED_IN,
  TALENTS_AND_COMPANIES,
  TALENTS_OWN_OF_ALL_AND_ADMINS,
} from './callers.ts';

export const INQUIRY_ROWS = {
  'GET /inquiries': TALENTS_AND_COMPANIES,
  'POST /inquiries': TALENTS_AND_COMPANIES,
  'GET /inquiries/:id': TALENTS_OWN_OF_ALL_AND_ADMINS,
  'POST /inquiries/:id/messages': TALENTS_OWN_OF_ALL_AND_ADMINS,
  'POST /inquiries/:id/files': { ...TALENTS_OWN_OF_ALL_AND_ADMINS, admin: 'forbidden' },
  'POST /inquiries/:id/files/:file_id': NOBODYS_YET,
  'POST /inquiries/:id/close': TALENTS_OWN_OF_ALL_AND_ADMINS,
  'GET /admin/inquiries': ADMINS,
  'POST /admin/inquiries/:id/take': ADMINS,
  'POST /admin/inquiries/:id/reopen': ADMINS,
  'GET /notifications': SIGNED_IN,
  'GET /targets': SIGNED_IN,
  'POST /notifications/read': SIGNED_IN,
  'GET /talent-count': EVERYBODY,
  'GET /search-demo': EVERYBODY,
  'POST /guardian-consents/view': EVERYBODY,
  'POST /guardian-consents/answer': EVERYBODY,
  'POST /guardian-consents/phone': EVERYBODY,
  'POST /guardian-consents/family/link': EVERYBODY,
  'POST /guardian-consents/family/view': EVERYBODY,
  'POST /guardian-consents/family/open': EVERYBODY,
} as const satisfies Partial<Record<RouteName, Row>>;
