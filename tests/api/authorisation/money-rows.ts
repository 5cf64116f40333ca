/** Table rows: payouts, the bank and the books. */
import type { RouteName } from '#tests/factories/client.ts';
import { ADMINS, type Row, TALENTS, TALENTS_OWN, TALENTS_OWN_AND_ADMINS } from './callers.ts';

export const MONEY_ROWS = {
  'GET /talent/payouts': TALENTS,
  'GET /talent/payouts/summary': TALENTS,
  'GET /assignments/:id/payouts': TALENTS_OWN,
  'POST /payouts/:id/object': TALENTS_OWN,
  'POST /payouts/:id/document': TALENTS_OWN_AND_ADMINS,
  'GET /admin/payouts': ADMINS,
  'POST /admin/payouts/approve': ADMINS,
  'POST /admin/payouts/pay': ADMINS,
  'POST /admin/payouts/:id/confirm-account': ADMINS,
  'POST /admin/payouts/:id/stop': ADMINS,
  'POST /admin/payouts/:id/resume': ADMINS,
  'POST /admin/payouts/:id/fail': ADMINS,
  'GET /admin/batches': ADMINS,
  'POST /admin/batches': ADMINS,
  'POST /admin/batches/:id/export': ADMINS,
  'POST /admin/batches/:id/confirm': ADMINS,
  'POST /admin/batches/:id/pay': ADMINS,
  'POST /admin/batches/:id/discard': ADMINS,
  'GET /admin/bank/entries': ADMINS,
  'POST /admin/bank/entries/:id/set-aside': ADMINS,
  'POST /admin/bank/entries/:id/settle': ADMINS,
  'POST /admin/bank/entries/:id/take-back': ADMINS,
  'GET /admin/bank/files': ADMINS,
  'POST /admin/bank/files': ADMINS,
  'GET /admin/books/exports': ADMINS,
  'POST /admin/books/exports': ADMINS,
  // No export exists yet.
  'POST /admin/books/exports/:id': { ...ADMINS, admin: 'not_found' },
  'GET /admin/books/months': ADMINS,
  'POST /admin/books/months/close': ADMINS,
  'GET /admin/books/sums': ADMINS,
  'GET /admin/books/vouchers': ADMINS,
} as const satisfies Partial<Record<RouteName, Row>>;
