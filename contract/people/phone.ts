import { z } from 'zod';
import { askedAgain } from '#contract/accounts/security.ts';
import { instant } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { SMS_KINDS } from '#domain/kernel/sms/sms.ts';
import { readMobileNumber } from '#domain/people/phone/mobile-number.ts';

/** What a person wants told by text message. */
export const smsKinds = z.array(z.enum(SMS_KINDS)).max(SMS_KINDS.length);

/** The mobile number of a talent or a guardian. */
export const phone = z.object({
  /**
   * True if the talent may give a number. False if the server sends no text messages, and for a talent under 18,
   * because the guardian's number counts.
   */
  is_asked: z.boolean(),
  /** The number confirmed by a code (E.164, '+46701234567'); null before. */
  number: z.string().nullable(),
  /** The number to which the latest code was sent, as long as the code is valid. */
  waiting: z.object({ number: z.string(), expires_date: instant }).nullable(),
  /** What the person wants told by text message; empty until they choose. */
  kinds: smsKinds,
});
export type Phone = z.output<typeof phone>;

/** A mobile number as typed, stored as E.164. */
export const mobileNumber = z
  .string({ error: 'Fyll i mobilnumret.' })
  .trim()
  .min(1, 'Fyll i mobilnumret.')
  .max(40, 'Högst 40 tecken.')
  .transform((text, context) => {
    const number = readMobileNumber(text);
    if (number !== null) return number;
    context.addIssue({ code: 'custom', message: 'Skriv ett mobilnummer, till exempel 070-123 45 67.' });
    return z.NEVER;
  });

export const newPhone = z.strictObject({ number: mobileNumber });
/** Another number in place of a confirmed one. */
export const otherPhone = z.strictObject({ number: mobileNumber, ...askedAgain });

export const sixFigures = z
  .string({ error: 'Fyll i koden.' })
  .trim()
  .regex(/^\d{6}$/, 'Koden har sex siffror.');

const phoneCode = z.strictObject({ code: sixFigures });

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
      'Sends a code to the first mobile number, or once more to a number that waits for its code. The earlier code ends.',
    body: newPhone,
    limits: ['security'],
    response: phone,
    affects: ['profile'],
    errors: ['not_allowed_now', 'too_many_requests', 'text_not_sent'],
  },
  'PUT /talent/phone': {
    auth: ['talent'],
    summary: 'Sends a code to another mobile number. The confirmed number stays until the code is typed.',
    asks_owner: true,
    body: otherPhone,
    limits: ['security'],
    response: phone,
    affects: ['profile'],
    errors: ['not_allowed_now', 'too_many_requests', 'text_not_sent'],
  },
  'POST /talent/phone/confirm': {
    auth: ['talent'],
    summary:
      'Confirms the number with the code that was sent to it, and mails the talent. The fifth wrong try ends the code.',
    body: phoneCode,
    response: phone,
    affects: ['profile'],
    errors: ['wrong_code', 'dead_code', 'too_many_tries'],
  },
  'PUT /talent/phone/kinds': {
    auth: ['talent'],
    summary: 'Saves what the talent wants told by text message. Without a confirmed number there is nothing to choose.',
    body: z.strictObject({ kinds: smsKinds }),
    response: phone,
    affects: ['profile'],
    errors: ['not_allowed_now'],
  },
  'DELETE /talent/phone': {
    auth: ['talent'],
    summary: "Removes the talent's number, and the one that waits for its code. Removing it again changes nothing.",
    asks_owner: true,
    body: z.strictObject(askedAgain),
    limits: ['security'],
    response: phone,
    affects: ['profile'],
    errors: [],
  },
});
