/** Table rows: a company's outcomes, settings, mails, webhooks, keys and deletion. */
import type { RouteName } from '#tests/factories/client.ts';
import { COMPANIES, COMPANYS_OWN_ALONE, INVOICED_COMPANIES, OWNERS, type Row } from './callers.ts';

export const COMPANY_ROWS = {
  'GET /projects/:id/outcome': COMPANYS_OWN_ALONE,
  'GET /projects/:id/outcome/people': COMPANYS_OWN_ALONE,
  'GET /company/mails': COMPANIES,
  'PUT /company/mails': COMPANIES,
  'GET /company/settings': COMPANIES,
  'PUT /company/settings/facts': OWNERS,
  'GET /company/deletion': OWNERS,
  'POST /company/deletion': OWNERS,
  'GET /company/keys': OWNERS,
  'GET /company/webhooks': OWNERS,
  'POST /company/webhooks': OWNERS,
  'POST /company/webhooks/:id/turn-on': { ...OWNERS, other_company: 'not_found' },
  'POST /company/webhook-deliveries/:id/replay': { ...OWNERS, other_company: 'not_found' },
  // Last of the webhook routes, because it deletes the webhook.
  'DELETE /company/webhooks/:id': { ...OWNERS, other_company: 'not_found' },
  'POST /company/keys': OWNERS,
  'DELETE /company/keys/:id': { ...OWNERS, other_company: 'not_found' },
  'PUT /company/settings/invoicing': INVOICED_COMPANIES,
  'GET /company/change': OWNERS,
  'POST /company/changes': OWNERS,
  'POST /company/changes/:id/paper': { ...OWNERS, other_company: 'not_found' },
  'POST /company/changes/:id/withdraw': { ...OWNERS, other_company: 'not_found' },
  'GET /company/completed-projects': COMPANIES,
} as const satisfies Partial<Record<RouteName, Row>>;
