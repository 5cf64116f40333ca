import { z } from 'zod';
import { instant } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { readMobileNumber } from '#domain/people/phone/mobile-number.ts';

const phone = z.object({
  /**
   * True if the talent may give a number. False if the server sends no text messages, and for a talent under 18,
   * because the guardian's number counts.
   */
  is_asked: z.boolean(),
  /** The number confirmed by a code (E.164, '+46701234567'); null before. */
  number: z.string().nullable(),
  /** The number to which the latest code was sent, as long as the code is valid. */
  waiting: z.object({ number: z.string(), expires_date: instant }).nullable(),
});
export type Phone = z.output<typeof phone>;

/** A mobile number as typed, stored as E.164. */
export const newPhone = z.strictObject({
  number: z
    .string({ error: 'Fyll i mobilnumret.' })
    .trim()
    .min(1, 'Fyll i mobilnumret.')
    .max(40, 'Högst 40 tecken.')
    .transform((text, context) => {
      const number = readMobileNumber(text);
      if (number !== null) return number;
      context.addIssue({ code: 'custom', message: 'Skriv ett mobilnummer, till exempel 070-123 45 67.' });
      return z.NEVER;
    }),
});

export const phoneCode = z.strictObject({
  code: z
    .string({ error: 'Fyll i koden.' })
    .trim()
    .regex(/^\d{6}$/, 'Koden har sex siffror.'),
});

/** The mobile number of a talent, confirmed by a code in a text message. */
export const phoneRoutes = declareRoutes({
  'GET /talent/phone': {
    auth: ['talent'],
    summary: "Returns the talent's mobile number, and the one that waits for its code.",
    response: phone,
    shows: ['profile'],
    errors: [],
  },
  'POST /talent/phone/code': {
    auth: ['talent'],
    summary:
      'Sends a code to a mobile number. The earlier code ends; a confirmed number stays until the new one is confirmed.',
    body: newPhone,
    limits: ['security'],
    response: phone,
    affects: ['profile'],
    errors: ['not_allowed_now', 'too_many_requests', 'text_not_sent'],
  },
  'POST /talent/phone/confirm': {
    auth: ['talent'],
    summary: 'Confirms the number with the code that was sent to it. The fifth wrong try ends the code.',
    body: phoneCode,
    response: phone,
    affects: ['profile'],
    errors: ['wrong_code', 'dead_code', 'too_many_tries'],
  },
  'DELETE /talent/phone': {
    auth: ['talent'],
    summary: "Removes the talent's number, and the one that waits for its code. Removing it again changes nothing.",
    response: phone,
    affects: ['profile'],
    errors: [],
  },
});
