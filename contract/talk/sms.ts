import { z } from 'zod';
import { amount, id, instant, pageNumber, pageOf } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { HELPING_ADMINS } from '#domain/kernel/roles/admin-roles.ts';
import { SMS_PROVIDERS } from '#domain/kernel/sms/sms.ts';

/** A text message that reached nobody; neither its words nor its number are stored. */
const failedSms = z.object({
  id,
  talent_name: z.string(),
  /** True for a message to a guardian of the talent. */
  is_guardians: z.boolean(),
  /** 'code', or a name of domain/kernel/sms/sms.ts. */
  what: z.string(),
  /** A code, such as 'over_limit' or 'refused 400'. */
  error: z.string(),
  closed_date: instant,
});
export type FailedSms = z.output<typeof failedSms>;

/** The parts that were sent in a day or a month, their limit, and their cost. */
const spent = z.object({ parts: z.number(), limit: z.number(), cost_ore: amount });
export type SmsSpent = z.output<typeof spent>;

export const smsRoutes = declareRoutes({
  'GET /admin/sms': {
    auth: ['admin'],
    admins: HELPING_ADMINS,
    summary:
      'Returns how many text messages were sent today and this month, with cost and limits, and lists those that reached nobody, the latest first.',
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(failedSms).extend({
      /** The operator; null if none is configured. */
      provider: z.enum(SMS_PROVIDERS).nullable(),
      today: spent,
      month: spent,
      /** Messages of this month that telephones have confirmed. */
      delivered: z.number(),
    }),
    shows: ['outbox'],
    errors: [],
  },
});
