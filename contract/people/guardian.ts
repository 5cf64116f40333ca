import { z } from 'zod';
import { actionsOf } from '#contract/kernel/actions.ts';
import { COMMAND_ERRORS } from '#contract/kernel/command-errors.ts';
import { email, emailOf, instant, personName } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { GUARDIAN_RELATIONS } from '#domain/people/guardian/guardian.rules.ts';
import { GUARDIAN_STATUSES, guardianWorkflow } from '#domain/people/guardian/guardian.workflow.ts';
import { mobileNumber, phone, sixFigures, smsKinds } from './phone.ts';

const actions = actionsOf(guardianWorkflow);

/** The guardian that a talent asks. */
export const guardianAsked = z.strictObject({
  guardian_name: personName('vårdnadshavarens namn', 120),
  guardian_email: email,
});

const question = z.object({
  status: z.enum(GUARDIAN_STATUSES),
  guardian_name: z.string(),
  guardian_email: z.string(),
  sent_date: instant,
  /** True if the link has expired without an answer, so that the talent must send it again. */
  is_expired: z.boolean(),
  decided_date: instant.nullable(),
  actions,
});

/** The talent's guardians and their consent. Names and addresses are shown in full, because the talent wrote them. */
export const talentGuardian = z.object({
  /** False from the talent's eighteenth birthday on. */
  is_needed: z.boolean(),
  /** True if all guardians whose consent is needed have consented. */
  is_whole: z.boolean(),
  /** True if two guardians must consent: one says that there is another, or two are asked. */
  is_shared: z.boolean(),
  /** The present question to the first guardian; null before a guardian is asked. */
  consent: question.nullable(),
  /** The question to a second guardian; null without one. */
  second: question.nullable(),
});
export type TalentGuardian = z.output<typeof talentGuardian>;

/** The facts for the holder of the link: the minimum for a decision. */
export const guardianView = z.object({
  first_name: z.string(),
  /** Age in years, today. */
  age: z.number(),
  guardian_name: z.string(),
  status: z.enum(GUARDIAN_STATUSES),
  decided_date: instant.nullable(),
  /** The other guardian's name; null without one. */
  other_name: z.string().nullable(),
  /** True if all guardians whose consent is needed have consented. */
  is_whole: z.boolean(),
  /** False from the talent's eighteenth birthday on. */
  is_needed: z.boolean(),
  /** The text of the consent, and its version. */
  version: z.string(),
  about: z.array(z.string()),
  points: z.array(z.string()),
  /** The guardian's own mobile number; null before a yes, and if no text messages are sent. */
  phone: phone.omit({ is_asked: true }).nullable(),
  actions,
});
export type GuardianView = z.output<typeof guardianView>;

const token = z.string().min(1).max(200);
const confirmed = (sentence: string) => z.literal(true, { error: sentence });

export const CUSTODIES = ['alone', 'shared'] as const;

/**
 * A yes needs a name, an assurance and an answer about another guardian. A no needs nothing, so that a person who got
 * the mail by mistake can send it too.
 */
export const guardianYes = z.strictObject({
  token,
  answer: z.literal('give'),
  guardian_name: personName('ditt namn', 120),
  relation: z.enum(GUARDIAN_RELATIONS, { error: 'Välj vad du är.' }),
  confirms_guardian: confirmed('Bekräfta att du är vårdnadshavare.'),
  custody: z.enum(CUSTODIES, { error: 'Välj om du är ensam vårdnadshavare.' }),
  /** The other guardian, if there is one who has not been named yet. */
  other_name: personName('den andra vårdnadshavarens namn', 120).optional(),
  other_email: emailOf('den andra vårdnadshavarens e-post').optional(),
});
const guardianNo = z.strictObject({ token, answer: z.enum(['refuse', 'withdraw']) });

/** A step of the guardian's own mobile number: a code to it, the code typed, what is told by it, or its removal. */
const guardianPhone = z.discriminatedUnion('step', [
  z.strictObject({ token, step: z.literal('send_code'), number: mobileNumber }),
  z.strictObject({ token, step: z.literal('confirm'), code: sixFigures }),
  z.strictObject({ token, step: z.literal('choose'), kinds: smsKinds }),
  z.strictObject({ token, step: z.literal('remove') }),
]);

const ASK_ERRORS = [
  'guardian_is_self',
  'guardian_twice',
  'guardian_not_needed',
  'guardian_asked_today',
  'not_found',
  ...COMMAND_ERRORS,
] as const;

export const guardianRoutes = declareRoutes({
  'GET /talent/guardian': {
    auth: ['talent'],
    summary: 'Returns whether the talent needs a guardian, who has been asked, and the state of the consent.',
    response: talentGuardian,
    shows: ['guardian'],
    errors: [],
  },
  'PUT /talent/guardian': {
    auth: ['talent'],
    summary:
      'Asks a guardian for consent by mail. Another guardian replaces the earlier one, whose link and consent end.',
    body: guardianAsked,
    limits: ['guardian'],
    response: talentGuardian,
    affects: ['guardian'],
    errors: ASK_ERRORS,
  },
  'PUT /talent/second-guardian': {
    auth: ['talent'],
    summary:
      'Asks a second guardian for consent by mail, beside the first; both must consent. Otherwise as for the first.',
    body: guardianAsked,
    limits: ['guardian'],
    response: talentGuardian,
    affects: ['guardian'],
    errors: ASK_ERRORS,
  },
  'POST /talent/second-guardian/remind': {
    auth: ['talent'],
    summary: 'Mails the second guardian a new link, at most once a day; the earlier link ends.',
    limits: ['guardian'],
    response: talentGuardian,
    affects: ['guardian'],
    errors: ['guardian_not_needed', 'guardian_asked_today', ...COMMAND_ERRORS],
  },
  'DELETE /talent/second-guardian': {
    auth: ['talent'],
    summary: 'Withdraws the question to the second guardian, or the consent; the guardian is told.',
    response: talentGuardian,
    affects: ['guardian'],
    errors: ['not_found', ...COMMAND_ERRORS],
  },
  'POST /talent/guardian/remind': {
    auth: ['talent'],
    summary: 'Mails the same guardian a new link, at most once a day; the earlier link ends.',
    limits: ['guardian'],
    response: talentGuardian,
    affects: ['guardian'],
    errors: ['guardian_not_needed', 'guardian_asked_today', ...COMMAND_ERRORS],
  },
  'DELETE /talent/guardian': {
    auth: ['talent'],
    summary: 'Withdraws the question to the guardian, or the consent; the guardian is told.',
    response: talentGuardian,
    affects: ['guardian'],
    errors: ['not_found', ...COMMAND_ERRORS],
  },
  'POST /guardian-consents/view': {
    auth: 'public',
    summary:
      'Returns the question to the holder of the link, and its state. The token is in the body, so that no log contains it.',
    body: z.strictObject({ token }),
    limits: ['link'],
    response: guardianView,
    affects: [],
    errors: ['dead_link'],
  },
  'POST /guardian-consents/answer': {
    auth: 'public',
    summary: "Gives, refuses or withdraws the guardian's consent.",
    body: z.discriminatedUnion('answer', [guardianYes, guardianNo]),
    limits: ['link'],
    response: guardianView,
    affects: ['guardian'],
    errors: [
      'dead_link',
      'guardian_not_needed',
      'guardian_address_unfit',
      'guardian_childs_browser',
      'guardian_twice',
      'not_found',
      ...COMMAND_ERRORS,
    ],
  },
  'POST /guardian-consents/phone': {
    auth: 'public',
    summary:
      "Sends a code to the guardian's mobile number, confirms it, saves what is told by text message, or removes it. The guardian is mailed. A guardian who has not consented has no number.",
    body: guardianPhone,
    limits: ['link'],
    response: guardianView,
    affects: ['guardian'],
    errors: [
      ...(['dead_link', 'guardian_childs_browser', 'not_allowed_now', 'too_many_requests', 'text_not_sent'] as const),
      ...(['wrong_code', 'dead_code', 'too_many_tries'] as const),
    ],
  },
});
