/**
 * Table rows: talents' submitting and phone numbers, settings, wordings and help, and administrators' routes about
 * talents and decisions in bulk.
 */
import type { RouteName } from '#tests/factories/client.ts';
import { ADMINS, EVERYBODY, type Row, TALENTS, TALENTS_AND_COMPANIES } from './callers.ts';

export const PEOPLE_ROWS = {
  'POST /talent/profile/submit': TALENTS,
  'GET /talent/phone': TALENTS,
  'PUT /talent/phone': TALENTS,
  'PUT /talent/phone/kinds': TALENTS,
  'POST /talent/phone/code': TALENTS,
  'POST /talent/phone/confirm': TALENTS,
  'DELETE /talent/phone': TALENTS,
  'GET /admin/settings': ADMINS,
  'GET /admin/settings/history': ADMINS,
  'GET /admin/wordings': ADMINS,
  'GET /admin/wordings/history': ADMINS,
  'POST /admin/wordings': ADMINS,
  'GET /help/answers': TALENTS_AND_COMPANIES,
  'GET /public-words': EVERYBODY,
  'POST /admin/settings': ADMINS,
  'GET /admin/talents': ADMINS,
  'GET /admin/talents/next': ADMINS,
  'GET /admin/talents/:id': ADMINS,
  'POST /admin/talents/:id/not-same': ADMINS,
  'GET /admin/talents/:id/protected-identity': ADMINS,
  'POST /admin/talents/:id/protected-identity': ADMINS,
  'POST /admin/talents/:id/protected-identity/remove': ADMINS,
  'GET /admin/talents/:id/merge/:other_id': ADMINS,
  'POST /admin/talents/:id/merge/:other_id': ADMINS,
  'POST /admin/inquiries/answer': ADMINS,
  'POST /admin/inquiries/close': ADMINS,
  'POST /admin/announcements/approve': ADMINS,
  'POST /admin/announcements/refuse': ADMINS,
  'POST /admin/talents/approve': ADMINS,
  'POST /admin/talents/ask-changes': ADMINS,
  'POST /admin/talents/suspend': ADMINS,
  'POST /admin/talents/reinstate': ADMINS,
} as const satisfies Partial<Record<RouteName, Row>>;
