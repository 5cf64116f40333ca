import { z } from 'zod';
import { id } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { FINANCE_ADMINS } from '#domain/kernel/roles/admin-roles.ts';

const made = z.object({ url: z.string() });
const MAKING_ERRORS = [
  'not_found',
  'name_not_printable',
  'document_damaged',
  'changed_meanwhile',
  'unavailable',
] as const;

export const employmentRoutes = declareRoutes({
  'POST /talent/employment-certificates': {
    auth: ['talent'],
    summary:
      'Makes a certificate of employment (arbetsgivarintyg) from the talent’s payslips and approved work. The answer is an address that is valid for a few minutes.',
    limits: ['document'],
    response: made,
    affects: [],
    errors: [...MAKING_ERRORS],
  },
  'POST /admin/employment-certificates': {
    auth: ['admin'],
    admins: FINANCE_ADMINS,
    looks_at: 'personal_number',
    mandate: 'none',
    summary: 'Makes the certificate of employment of a talent, for the administrator alone.',
    body: z.strictObject({ talent_id: id }),
    limits: ['document'],
    response: made,
    affects: [],
    errors: [...MAKING_ERRORS],
  },
});
