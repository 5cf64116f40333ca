import { z } from 'zod';
import {
  type MailAudience,
  type MailRate,
  type MailSubject,
  mailSubjectsOf,
  ratesFor,
} from '#domain/kernel/mail/mail-choices.ts';

/** Frequency of the mails to an audience, by subject: for each the rates that a person may choose. */
export const mailRates = <Of extends MailAudience>(audience: Of) =>
  z.strictObject(
    Object.fromEntries(
      mailSubjectsOf(audience).map((subject) => [subject, z.enum(ratesFor(audience, subject))]),
    ) as Record<MailSubject<Of>, z.ZodEnum<{ [Rate in MailRate]: Rate }>>,
  );
