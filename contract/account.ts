import { z } from 'zod';
import { birthDateProblem } from '#domain/account/birth-date.rules.ts';
import { organisationNumberProblem } from '#domain/company/organisation-number.ts';
import { done, email, line, password, prose } from './fields.ts';
import { declareRoutes } from './route.ts';

/** The version of Villkor and Integritetspolicy that is accepted at sign-up. */
export const TERMS_VERSION = '2026-11-21';

const accepted = z.literal(true, { error: 'Du måste godkänna villkoren.' });

/** A birth date by the rules of the spec, section 5; the sentence names the first rule that is broken. */
const birthDate = z.string({ error: 'Du måste ange födelsedatum.' }).check((context) => {
  const problem = birthDateProblem(context.value, new Date());
  if (problem) context.issues.push({ code: 'custom', message: problem, input: context.value });
});

const organisationNumber = z.string({ error: 'Fyll i organisationsnumret.' }).check((context) => {
  const problem = organisationNumberProblem(context.value);
  if (problem) context.issues.push({ code: 'custom', message: problem, input: context.value });
});

export const talentSignUp = z.strictObject({
  first_name: line('förnamnet', 60),
  last_name: line('efternamnet', 60),
  email,
  password,
  birth_date: birthDate,
  accepts_terms: accepted,
});

export const companySignUp = z.strictObject({
  organisation_number: organisationNumber,
  company_name: line('företagets namn', 120),
  address: line('adressen', 120),
  postal_code: z
    .string({ error: 'Fyll i postnumret.' })
    .trim()
    .regex(/^\d{3} ?\d{2}$/, 'Postnumret har fem siffror.'),
  city: line('orten', 60),
  first_name: line('förnamnet', 60),
  last_name: line('efternamnet', 60),
  phone: z
    .string({ error: 'Fyll i telefonnumret.' })
    .trim()
    .regex(/^\+?[\d ()-]{7,20}$/, 'Skriv ett telefonnummer, till exempel 08-123 45 67.'),
  email,
  invoice_email: email,
  about: prose(500),
  password,
  accepts_terms: accepted,
});

export const signIn = z.strictObject({
  email: z.string({ error: 'Fyll i e-postadressen.' }).trim().toLowerCase().min(1, 'Fyll i e-postadressen.').max(254),
  password: z.string({ error: 'Fyll i lösenordet.' }).min(1, 'Fyll i lösenordet.').max(200),
  /** Keeps the session when the browser is closed. */
  remember: z.boolean().default(true),
});

/** Who is signed in, as the browser may know it. `data` is the spec's local session record, without anything private. */
export const session = z.object({
  role: z.enum(['talent', 'company', 'admin']),
  name: z.string(),
  email: z.string(),
  data: z.object({
    id: z.string(),
    profile_completed: z.boolean().optional(),
    profile_image: z.string().nullable().optional(),
    status: z.string().optional(),
    name: z.string().optional(),
  }),
  expires_date: z.string(),
});
export type Session = z.output<typeof session>;

const six = z
  .string({ error: 'Fyll i koden.' })
  .trim()
  .regex(/^\d{6}$/, 'Koden har sex siffror.');

export const accountRoutes = declareRoutes({
  'POST /account/talent-sign-up': {
    auth: 'public',
    summary:
      'Makes a talent account and mails a code and a link. For an address that waits for its confirmation the mail is sent again.',
    body: talentSignUp,
    response: z.object({ email: z.string() }),
    errors: [
      'already_registered_verified',
      'already_registered_mail_sent',
      'already_registered_mail_failed',
      'email_used',
      'weak_password',
      'invalid_email',
      'sign_up_failed',
    ],
  },
  'POST /account/company-sign-up': {
    auth: 'public',
    summary: 'Makes a company application with its account and mails a code and a link.',
    body: companySignUp,
    response: z.object({ email: z.string() }),
    errors: ['email_used', 'organisation_number_used', 'weak_password', 'invalid_email', 'sign_up_failed'],
  },
  'POST /account/verification/resend': {
    auth: 'public',
    summary:
      'Mails a new code and link, and kills the earlier ones. The answer is the same whether the address waits for one or not.',
    body: z.strictObject({ email }),
    response: done,
    errors: ['too_many_requests'],
  },
  'POST /account/verification/confirm-code': {
    auth: 'public',
    summary: 'Confirms an address by the six-digit code. Five wrong tries or 15 minutes kill the code.',
    body: z.strictObject({ email, code: six }),
    response: z.object({ role: z.enum(['talent', 'company', 'admin']) }),
    errors: ['wrong_code', 'dead_code', 'too_many_tries'],
  },
  'POST /account/verification/confirm-link': {
    auth: 'public',
    summary: 'Confirms an address by the link of the mail.',
    body: z.strictObject({ token: z.string().min(1).max(2000) }),
    response: z.object({ role: z.enum(['talent', 'company', 'admin']) }),
    errors: ['dead_link'],
  },
  'POST /account/sign-in': {
    auth: 'public',
    summary:
      'Signs in with a password: ends any earlier session, checks the password, then the records (spec, section 4). An administrator goes on to the second factor.',
    body: signIn,
    response: z.discriminatedUnion('next', [
      z.object({ next: z.literal('signed-in'), session }),
      z.object({ next: z.literal('second-factor') }),
    ]),
    errors: ['wrong_credentials', 'company_not_active', 'talent_not_verified', 'no_profile', 'second_factor_missing'],
  },
  'POST /account/sign-in/second-factor': {
    auth: 'public',
    summary: 'Goes on with the six digits of the authenticator.',
    body: z.strictObject({ code: six, remember: z.boolean().default(true) }),
    response: session,
    errors: ['wrong_code', 'second_factor_expired', 'too_many_tries'],
  },
  'POST /account/sign-out': {
    auth: 'public',
    summary: 'Ends the session. Without one nothing happens.',
    response: done,
    errors: [],
  },
  'GET /account/session': {
    auth: 'public',
    summary: 'Who is signed in; null when nobody is.',
    response: z.object({ session: session.nullable() }),
    errors: [],
  },
});
