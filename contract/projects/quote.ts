import { z } from 'zod';
import { priceLine } from '#contract/deal/price.ts';
import { amount } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { QUOTED_TAX_FORMS } from '#domain/deal/price/quote.ts';
import { ADMIN_ROLES } from '#domain/kernel/roles/admin-roles.ts';
import { MEMBER_ROLES } from '#domain/kernel/roles/member-roles.ts';
import { projectInput } from './project.ts';

const { dates, roles } = projectInput.shape;

export const roleQuote = z.object({
  /**
   * One person's pay, and the last day of payment. For a talent who sends an invoice, the pay is before the talent's
   * own tax.
   */
  talent: z.object({ lines: z.array(priceLine), net_ore: amount, paid_by: z.string().nullable() }),
  /** The company's price for one person. */
  company: z.object({ lines: z.array(priceLine), ex_vat_ore: amount, vat_ore: amount, total_ore: amount }),
  /** The company's price for all people of the role, without VAT; null if the sum is too large to be stored. */
  of_all_ore: amount.nullable(),
});
export type RoleQuote = z.output<typeof roleQuote>;

export const quoteRoutes = declareRoutes({
  'POST /prices/quote': {
    auth: ['company', 'admin'],
    members: MEMBER_ROLES,
    admins: ADMIN_ROLES,
    mandate: 'none',
    open_to_keys: true,
    summary: 'Calculates the price of roles and the pay of the people in them from unsaved terms. Nothing is saved.',
    body: z.strictObject({
      dates,
      roles: z
        .array(roles.element.pick({ headcount: true, terms: true }))
        .min(1)
        .max(30),
      tax_form: z.enum(QUOTED_TAX_FORMS),
    }),
    limits: ['quote'],
    response: z.object({
      /** In the order of the request. */
      roles: z.array(roleQuote),
      /** The company's price for all people of all roles, without VAT; null if a sum is too large to be stored. */
      total_ore: amount.nullable(),
    }),
    affects: [],
    errors: [],
  },
});
