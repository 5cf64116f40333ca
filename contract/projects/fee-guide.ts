import { z } from 'zod';
import { amount, day } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { ADMIN_ROLES } from '#domain/kernel/roles/admin-roles.ts';
import { productionTypes } from '#domain/kernel/vocabulary/production-types.ts';
import { HOURS_COVERED, PAID_BASES } from '#domain/projects/fee-guide/guide-key.ts';

export const feeGuideRoutes = declareRoutes({
  'GET /fee-guide': {
    auth: ['company', 'admin'],
    admins: ADMIN_ROLES,
    summary:
      'Returns the middle half of the fees of similar roles of other companies, if there are enough of them, and the minimum of a collective agreement, if one is public.',
    query: z.strictObject({
      /** The trade of the role; absent if it has none, or several. There are no figures for an unknown one. */
      category: z.string().min(1).max(60).optional(),
      production_type: z.enum(productionTypes.ids).optional(),
      basis: z.enum(PAID_BASES),
      hours: z.enum(HOURS_COVERED),
    }),
    response: z.object({
      similar: z.object({ low_ore: amount, high_ore: amount }).nullable(),
      minimum: z
        .object({
          amount_ore: amount,
          /** For people with an education or experience that the agreement names. */
          trained_ore: amount,
          agreement: z.string(),
          parties: z.string(),
          valid_from: day,
          source: z.string(),
        })
        .nullable(),
    }),
    // Figures change once a day, not with what people do.
    shows: [],
    errors: [],
  },
});
