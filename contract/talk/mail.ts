/** Which mails a talent gets, and the stops that the mails themselves carry. Members' choices are with their company. */
import { z } from 'zod';
import { done } from '#contract/kernel/fields.ts';
import { mailRates } from '#contract/kernel/mail-rates.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { MAIL_STOPS } from '#domain/kernel/mail/mail-choices.ts';

const talentMails = mailRates('talent');

/** The link at the foot of a mail: the kind of mails, and the account with a mark that only we can make. */
const stopLink = z.strictObject({ of: z.enum(MAIL_STOPS), token: z.string().max(200) });

export const mailRoutes = declareRoutes({
  'GET /talent/mails': {
    auth: ['talent'],
    summary: 'Returns how often the talent gets mails about each subject.',
    response: talentMails,
    shows: ['account'],
    errors: [],
  },
  'PUT /talent/mails': {
    auth: ['talent'],
    summary:
      'Changes how often the talent gets mails; a subject that is left out stays. Mails about binding matters or deadlines are always sent.',
    body: talentMails.partial(),
    response: talentMails,
    affects: ['account'],
    errors: [],
  },
  'POST /mail-stops': {
    auth: 'public',
    summary:
      'Ends the mails of one kind to the account of a link, without a sign-in. The answer is the same for an account that is gone.',
    body: stopLink,
    limits: ['link'],
    response: done,
    affects: ['account'],
    errors: ['dead_link'],
  },
  'POST /mail-stops/undo': {
    auth: 'public',
    summary: 'Restores the mails that the same link has ended, as they came before.',
    body: stopLink,
    limits: ['link'],
    response: done,
    affects: ['account'],
    errors: ['dead_link'],
  },
});
