import { z } from 'zod';
import { priceLine } from '#contract/deal/price.ts';
import { COMMAND_ERRORS } from '#contract/kernel/command-errors.ts';
import { amount, day, id } from '#contract/kernel/fields.ts';
import { membersGiving } from '#contract/kernel/members.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { rightWorkflow } from '#domain/work/right/right.workflow.ts';
import { agreementSummary, signed } from './agreement.ts';
import { agreementText } from './agreement-text.ts';

/** An extension of a right before it is ordered. Days are ISO text. */
const extensionOffer = z.object({
  months: z.number(),
  /** First and last day of the added time. */
  starts_on: z.string(),
  ends_on: z.string(),
  /** The talent's pay for the extension, before tax. */
  renewal_ore: amount,
  company: z.object({ lines: z.array(priceLine), ex_vat_ore: amount, vat_ore: amount, total_ore: amount }),
  /** The agreement as it will be printed, without its number. */
  text: agreementText,
  /** The name that the signer signs with, and the sentence that the signer confirms. */
  own_name: z.string(),
  signing_sentence: z.string(),
});
export type ExtensionOffer = z.output<typeof extensionOffer>;

const byId = z.strictObject({ id });
const NOT_NOW = ['renewal_not_agreed', 'extension_ordered', 'extension_late'] as const;

export const extensionRoutes = declareRoutes({
  'GET /rights/:id/extension': {
    auth: ['company'],
    summary: 'Returns the offer to extend a right for the same time again: last day, price and text of the agreement.',
    params: byId,
    response: extensionOffer,
    shows: ['right :id'],
    errors: [...NOT_NOW, 'not_allowed_now'],
  },
  'POST /rights/:id/extension': {
    auth: ['company'],
    members: membersGiving(rightWorkflow, 'order-extension'),
    summary: 'Orders the extension and signs its agreement for the company; it holds when the talent has signed too.',
    params: byId,
    body: z.strictObject({
      ...signed,
      /** The last day and the price that the sender saw; if they have changed, the answer is `changed_meanwhile`. */
      seen: z.strictObject({ ends_on: day, total_ore: amount }),
    }),
    /** The agreement, and the party whose signature is next. */
    response: agreementSummary.pick({ id: true, number: true, status: true, awaits: true }),
    affects: ['agreement', 'right'],
    errors: ['name_differs', 'over_limit', ...NOT_NOW, ...COMMAND_ERRORS],
  },
});
