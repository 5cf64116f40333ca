import { z } from 'zod';
import {
  done,
  email,
  emailOf,
  line,
  password,
  personName,
  phoneNumber,
  postalCode,
  prose,
} from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { birthDateProblem } from '#domain/accounts/account/birth-date.rules.ts';
import { companyNumberProblem } from '#domain/kernel/company-number.ts';
import { ADDRESS_LENGTH_MAX, readEmailAddress } from '#domain/kernel/email-address.ts';
import { ADMIN_ROLES } from '#domain/kernel/roles/admin-roles.ts';
import { MEMBER_ROLES } from '#domain/kernel/roles/member-roles.ts';
import { isCountry } from '#domain/kernel/vocabulary/countries.ts';

/** Target of a mailed link; only verify-email-callback of this site is accepted (spec, section 7). */
const redirect = { redirect_to: z.string().max(300).optional() };

export const accepted = z.literal(true, { error: 'Du måste godkänna villkoren.' });

/** A birth date by the rules of the spec, section 5, on `today`; the sentence names the first broken rule. */
const birthDate = (today: string) =>
  z.string({ error: 'Du måste ange födelsedatum.' }).check((context) => {
    const problem = birthDateProblem(context.value, today);
    if (problem) context.issues.push({ code: 'custom', message: problem, input: context.value });
  });

/** The form for a talent's sign-up. `today` is the ISO day. */
export const talentSignUp = (today: string) =>
  z.strictObject({
    first_name: personName('förnamnet'),
    last_name: personName('efternamnet'),
    email,
    password,
    birth_date: birthDate(today),
    accepts_terms: accepted,
    ...redirect,
  });

/**
 * The facts that a provider does not give at sign-up. The name is needed only if the provider gave none. `today` is the
 * ISO day.
 */
export const registration = (today: string) =>
  talentSignUp(today)
    .pick({ birth_date: true, accepts_terms: true, first_name: true, last_name: true })
    .partial({ first_name: true, last_name: true });

/**
 * The code for a sign-up without address and phone number, an error of its own (spec, section 8); null for any other
 * body.
 */
const namesNobody = (body: unknown) => {
  const { email, phone } = Object(body) as Record<string, unknown>;
  return !email && !phone ? ('email_or_phone_missing' as const) : null;
};

/** The fields of an application; `companySignUp` also checks the number and the address by the country. */
export const companySignUpFields = z.strictObject({
  country: z.string().refine(isCountry, { error: 'Välj land.' }).default('SE'),
  organisation_number: z.string({ error: 'Fyll i organisationsnumret.' }).max(40, 'Högst 40 tecken.'),
  company_name: line('företagets namn', 120),
  address: line('adressen', 120),
  postal_code: prose(10),
  city: line('orten', 60),
  first_name: personName('förnamnet'),
  last_name: personName('efternamnet'),
  phone: phoneNumber,
  email,
  invoice_email: emailOf('fakturaadressen'),
  about: prose(500),
  password,
  accepts_terms: accepted,
});

/** The facts of a company whose form depends on its country. */
type OfCountry = Pick<
  z.output<typeof companySignUpFields>,
  'country' | 'organisation_number' | 'postal_code' | 'address' | 'city'
>;

/** The problems of a company's number and address by its country; an invoice abroad has room for shorter addresses. */
export function companyProblems({ country, organisation_number, postal_code, address, city }: OfCountry) {
  const isHere = country === 'SE';
  return {
    organisation_number: companyNumberProblem(country, organisation_number),
    postal_code: isHere && !postalCode.safeParse(postal_code).success ? 'Postnumret har fem siffror.' : null,
    address: !isHere && address.length > 70 ? 'Högst 70 tecken.' : null,
    city: !isHere && city.length > 50 ? 'Högst 50 tecken.' : null,
  };
}

const ofCountry = z.object({
  country: z.string().default('SE'),
  organisation_number: z.string(),
  postal_code: z.string().trim(),
  address: z.string().trim(),
  city: z.string().trim(),
});

export const companySignUp = companySignUpFields.superRefine(
  (_value, context) => {
    const written = ofCountry.safeParse(context.value);
    if (!written.success) return;
    for (const [field, message] of Object.entries(companyProblems(written.data))) {
      if (message) context.addIssue({ code: 'custom', message, path: [field] });
    }
  },
  // Checked together with the other fields, so that the form shows all problems at once.
  { when: () => true },
);

/** The address of a sign-up, and the right one. */
export const correctedAddress = z.strictObject({ from: email, email });

export const signIn = z.strictObject({
  // Text that is no address gets the same answer as an address without an account (spec, section 8).
  email: z
    .string({ error: 'Fyll i e-postadressen.' })
    .trim()
    .min(1, 'Fyll i e-postadressen.')
    .max(ADDRESS_LENGTH_MAX)
    .overwrite((text) => readEmailAddress(text) ?? text),
  password: z.string({ error: 'Fyll i lösenordet.' }).min(1, 'Fyll i lösenordet.').max(200),
  /** True keeps the session after the browser is closed. */
  remember: z.boolean().default(true),
});

/** The signed-in account as its own browser reads it. `data` is the spec's local session record. */
export const session = z.object({
  role: z.enum(['talent', 'company', 'admin']),
  name: z.string(),
  email: z.string(),
  /** True while mails to the address come back; absent otherwise. */
  is_unreached: z.literal(true).optional(),
  /** The member's role in the company; null for a talent and an administrator. */
  member_role: z.enum(MEMBER_ROLES).nullable(),
  /** The administrator's desk; null for a talent and a member. */
  admin_role: z.enum(ADMIN_ROLES).nullable(),
  data: z.object({
    id: z.string(),
    profile_completed: z.boolean().optional(),
    /** False for a talent who signed up by a provider and has not yet given the birth date and accepted the terms. */
    is_registered: z.boolean().optional(),
    profile_image: z.string().nullable().optional(),
    status: z.string().optional(),
    name: z.string().optional(),
  }),
  /** End of the present cookie, unless the session is renewed before. */
  expires_date: z.string(),
  /** Seconds until that end, for browsers with a wrong clock. */
  expires_in_seconds: z.number(),
});
export type Session = z.output<typeof session>;

export const six = z
  .string({ error: 'Fyll i koden.' })
  .trim()
  .regex(/^\d{6}$/, 'Koden har sex siffror.');

/** The session, or the request for a second factor. */
export const signedIn = z.discriminatedUnion('next', [
  z.object({ next: z.literal('signed-in'), session }),
  z.object({ next: z.literal('second-factor') }),
]);
export type SignedIn = z.output<typeof signedIn>;

/** Further fields from a person who must choose a password. */
const chosen = { password: password.optional(), accepts_terms: accepted.optional() };

/** The address is confirmed; or the caller must first choose a password and send it with the same code or link. */
const confirmation = z.discriminatedUnion('next', [
  z.object({ next: z.literal('confirmed'), role: z.enum(['talent', 'company', 'admin']) }),
  z.object({
    next: z.literal('choose-password'),
    email: z.string(),
    /** True if the caller takes over a company's account that somebody else made, and must accept its terms. */
    asks_terms: z.boolean(),
  }),
]);
export type Confirmation = z.output<typeof confirmation>;

/** The spec's authentication user (section 3). */
const authenticationUser = z.object({
  id: z.string(),
  email: z.string(),
  email_confirmed_at: z.string().nullable(),
  user_metadata: z.object({
    role: z.enum(['talent', 'company', 'admin']),
    first_name: z.string(),
    last_name: z.string(),
    full_name: z.string(),
    birth_date: z.string().nullable(),
  }),
});

export const accountRoutes = declareRoutes({
  'POST /account/talent-sign-up': {
    auth: 'public',
    summary:
      'Creates a talent account and mails a code and a link. An address that still waits for confirmation gets the mail again.',
    body: talentSignUp,
    when_invalid: namesNobody,
    limits: ['sign_up'],
    response: z.object({ email: z.string() }),
    affects: [],
    errors: [
      'too_many_requests',
      'already_registered_verified',
      'already_registered_mail_sent',
      'already_registered_mail_failed',
      'email_used',
      'weak_password',
      'invalid_email',
      'sign_up_failed',
      'email_or_phone_missing',
      'foreign_redirect',
    ],
  },
  'POST /account/company-sign-up': {
    auth: 'public',
    summary: 'Creates an account with a company application and mails a code and a link.',
    body: companySignUp,
    limits: ['sign_up'],
    response: z.object({ email: z.string() }),
    affects: [],
    errors: ['email_used', 'organisation_number_used', 'weak_password', 'invalid_email', 'sign_up_failed'],
  },
  'POST /account/verification/resend': {
    auth: 'public',
    summary:
      'Mails a new code and link and ends the earlier ones. The answer is the same whether or not the address waits for a confirmation.',
    body: z.strictObject({ email, type: z.literal('signup').optional(), ...redirect }),
    limits: ['mail_from_address', 'mail_pause', 'code_mail', 'code_mail_of_day'],
    response: done,
    affects: [],
    errors: ['foreign_redirect'],
  },
  'POST /account/verification/correct-address': {
    auth: 'public',
    summary:
      'Corrects the address of a sign-up that is not confirmed, in the browser of the sign-up, and mails a new code and link. The answer is the same for all addresses.',
    body: correctedAddress,
    limits: ['sign_up', 'mail_from_address', 'mail_pause', 'code_mail', 'code_mail_of_day'],
    response: done,
    affects: [],
    errors: [],
  },
  'POST /account/verification/confirm-code': {
    auth: 'public',
    summary:
      'Confirms an address with the six-digit code. The code ends after five wrong tries or 15 minutes. In another browser than that of the sign-up, the caller also chooses a password.',
    body: z.strictObject({ email, code: six, ...chosen }),
    limits: ['code_from_address', 'code'],
    response: confirmation,
    affects: [],
    errors: ['wrong_code', 'dead_code', 'too_many_tries', 'weak_password', 'organisation_number_used'],
  },
  'POST /account/verification/confirm-link': {
    auth: 'public',
    summary:
      'Confirms an address with the link of the mail. In another browser than that of the sign-up, the caller also chooses a password.',
    body: z.strictObject({ token: z.string().min(1).max(2000), ...chosen }),
    limits: ['link'],
    response: confirmation,
    affects: [],
    errors: ['dead_link', 'weak_password', 'organisation_number_used'],
  },
  'POST /account/sign-in': {
    auth: 'public',
    summary:
      'Signs in with a password: ends any earlier session, checks the password, then the records (spec, section 4). An administrator continues with the second factor.',
    body: signIn,
    response: signedIn,
    affects: [],
    errors: [
      'wrong_credentials',
      'company_not_active',
      'talent_not_verified',
      'talent_suspended',
      'no_profile',
      'second_factor_missing',
      'too_many_requests',
    ],
  },
  'POST /account/sign-in/second-factor': {
    auth: 'public',
    summary:
      'Completes the sign-in with the six digits of the authenticator or with a recovery code, which can be used once.',
    body: z.strictObject({
      code: six.optional(),
      recovery_code: z.string().trim().min(1, 'Fyll i koden.').max(40).optional(),
      remember: z.boolean().default(true),
    }),
    response: session,
    affects: [],
    errors: [
      'too_many_requests',
      'wrong_code',
      'second_factor_expired',
      'too_many_tries',
      'wrong_credentials',
      'company_not_active',
      'talent_not_verified',
      'talent_suspended',
      'no_profile',
    ],
  },
  'POST /account/sign-out': {
    auth: 'public',
    summary: 'Ends the session. Without a session nothing changes.',
    response: done,
    affects: [],
    errors: [],
  },
  'GET /account/session': {
    auth: 'public',
    summary: 'Returns the signed-in account; null without a session, or if the session must be renewed first.',
    response: z.object({ session: session.nullable(), is_renewable: z.boolean() }),
    shows: ['account'],
    errors: [],
  },
  'POST /account/session/refresh': {
    auth: 'public',
    summary:
      'Renews the session with the refresh cookie, which changes at each use. A cookie that was used before ends the session.',
    limits: ['renewal'],
    response: session,
    affects: [],
    errors: ['signed_out', 'company_not_active'],
  },
  'GET /account/user': {
    auth: 'signed-in',
    before_registration: true,
    summary: 'Returns the signed-in account as the authentication service describes it; the metadata grants no rights.',
    response: authenticationUser,
    shows: ['account'],
    errors: [],
  },
  'POST /account/registration': {
    auth: ['talent'],
    before_registration: true,
    summary:
      'Completes a sign-up at a provider with the birth date, the acceptance of the terms, and the name if the provider gave none.',
    body: registration,
    response: session,
    affects: ['account', 'guardian', 'profile'],
    errors: ['not_allowed_now'],
  },
});
