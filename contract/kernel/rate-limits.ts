import type { Instead } from './errors.ts';

/**
 * What a limit counts by, and true for what anybody may make up: the network address, the e-mail in the body, both
 * together, an account, a device that an account has signed in from, a link that exists, or a telephone.
 */
export const LIMITED_BY = {
  ip: true,
  email: true,
  ip_email: true,
  account: false,
  device: false,
  link: false,
  phone: true,
} as const satisfies Record<string, boolean>;
export type LimitedBy = keyof typeof LIMITED_BY;

export interface RateLimit {
  readonly by: LimitedBy;
  readonly points: number;
  readonly seconds: number;
  /** What is counted: every call unless it says only those that are refused, so that what is right always gets through. */
  readonly of?: 'refusals';
  readonly instead?: Instead;
  /** Holds also where the setting RATE_LIMITS turns the others off: it is no rate, but what a code bears. */
  readonly holds_always?: true;
}

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/**
 * How often what may be tried. Wide enough for people, an office behind one address and a demonstration; narrow enough
 * that passwords and codes cannot be guessed, and never so that strangers shut out an owner: whoever signs in from a
 * known device is counted by that device, others wait 15 minutes at most, and a link by mail is no guess at all.
 */
export const RATE_LIMITS = {
  sign_in_from_address: { by: 'ip', points: 100, seconds: 15 * MINUTE, instead: 'reset_link' },
  sign_in: { by: 'ip_email', points: 10, seconds: 15 * MINUTE, instead: 'reset_link' },
  sign_in_to_account: { by: 'email', points: 20, seconds: 15 * MINUTE, instead: 'reset_link' },
  sign_in_by_device: { by: 'device', points: 10, seconds: 15 * MINUTE },
  // The codes of an authenticator: together 30 guesses an account and day, of which strangers cannot use the last ten.
  second_factor: { by: 'account', points: 20, seconds: DAY, instead: 'recovery_code' },
  second_factor_by_device: { by: 'account', points: 10, seconds: DAY, instead: 'recovery_code' },
  // A code that is mailed bears five tries, for any address alike, and lives no longer than they are counted.
  code_tries: { by: 'email', points: 5, seconds: 15 * MINUTE, holds_always: true },
  code: { by: 'email', points: 30, seconds: DAY, instead: 'link_of_mail' },
  code_from_address: { by: 'ip', points: 60, seconds: 15 * MINUTE, instead: 'link_of_mail' },
  link: { by: 'ip', points: 60, seconds: 15 * MINUTE, of: 'refusals' },
  // Who looks at what a company shows: an office of guests asks again every half minute.
  presentation: { by: 'ip', points: 3000, seconds: 15 * MINUTE },
  // Ten wrong codes for a link in an hour; whoever is in already stays in.
  presentation_code: { by: 'link', points: 10, seconds: HOUR, holds_always: true },
  sign_up: { by: 'ip', points: 10, seconds: HOUR },
  mail_pause: { by: 'email', points: 1, seconds: MINUTE },
  code_mail: { by: 'email', points: 3, seconds: HOUR, instead: 'newest_mail' },
  // Whoever is mailed may have asked for none of it. The link of the newest mail is good until the next may be sent.
  code_mail_of_day: { by: 'email', points: 8, seconds: DAY, instead: 'newest_mail' },
  reset_mail: { by: 'email', points: 5, seconds: HOUR, instead: 'newest_mail' },
  mail_from_address: { by: 'ip', points: 15, seconds: 15 * MINUTE },
  provider: { by: 'ip', points: 60, seconds: 15 * MINUTE },
  // Login asks for options at every visit, so that the browser can suggest keys.
  passkey: { by: 'ip', points: 600, seconds: 15 * MINUTE },
  renewal: { by: 'ip', points: 1200, seconds: 15 * MINUTE },
  security: { by: 'account', points: 20, seconds: 15 * MINUTE },
  guardian: { by: 'account', points: 10, seconds: DAY },
  // Each code by text message costs us money, and its reader a look, whoever asked for it.
  text_code: { by: 'account', points: 10, seconds: DAY },
  text_code_to_number: { by: 'phone', points: 5, seconds: DAY },
  payment_details: { by: 'account', points: 20, seconds: DAY },
  // Each connects a calendar that is then fetched, or makes another address.
  calendar: { by: 'account', points: 30, seconds: HOUR },
  // Programs ask every quarter of an hour at most, and a talent may have some of them; counted by the feed.
  calendar_feed: { by: 'account', points: 120, seconds: HOUR },
  upload: { by: 'account', points: 120, seconds: HOUR },
  // A film of 2 GB comes in some 250 parts, and a broken line makes them more.
  upload_part: { by: 'account', points: 3000, seconds: HOUR },
  // Each may draw some pages and cut some pictures.
  document: { by: 'account', points: 30, seconds: HOUR },
  search: { by: 'account', points: 240, seconds: MINUTE },
  // Ten pages take the process a good while to read.
  brief: { by: 'account', points: 30, seconds: MINUTE },
  // Asked at each pause while a project is written.
  quote: { by: 'account', points: 120, seconds: MINUTE },
  // Each is read by a person.
  inquiry: { by: 'account', points: 30, seconds: HOUR },
  record: { by: 'account', points: 600, seconds: MINUTE },
  message: { by: 'account', points: 60, seconds: MINUTE },
  // Whatever is called with a key of a company: five calls a second, all through.
  key: { by: 'account', points: 300, seconds: MINUTE },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof RATE_LIMITS;
