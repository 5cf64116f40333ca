import type { Instead } from './errors.ts';

/**
 * The keys by which calls are counted; true for a key that a caller can invent. The keys are the network address, the
 * e-mail address in the body, both together, an account, a device that an account has signed in from, an existing link,
 * and a telephone number.
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
  /** 'refusals' counts only refused calls, so that correct input always gets through; by default every call counts. */
  readonly of?: 'refusals';
  readonly instead?: Instead;
  /** True for a limit that the setting RATE_LIMITS does not turn off: the security of a code depends on it. */
  readonly holds_always?: true;
}

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/**
 * The limits of calls: wide enough for people, an office behind one address and a demonstration, and narrow enough that
 * nobody guesses passwords and codes. Strangers cannot lock out an owner: a known device has a count of its own,
 * another device waits 15 minutes at most, and a link by mail needs no guess.
 */
export const RATE_LIMITS = {
  sign_in_from_address: { by: 'ip', points: 100, seconds: 15 * MINUTE, instead: 'reset_link' },
  sign_in: { by: 'ip_email', points: 10, seconds: 15 * MINUTE, instead: 'reset_link' },
  sign_in_to_account: { by: 'email', points: 20, seconds: 15 * MINUTE, instead: 'reset_link' },
  sign_in_by_device: { by: 'device', points: 10, seconds: 15 * MINUTE },
  // The codes of an authenticator: 30 guesses per account and day together, of which the last ten are reserved for
  // known devices.
  second_factor: { by: 'account', points: 20, seconds: DAY, instead: 'recovery_code' },
  second_factor_by_device: { by: 'account', points: 10, seconds: DAY, instead: 'recovery_code' },
  // A mailed code allows five tries per e-mail address, whether the address has an account or not; the code expires
  // before the count does.
  code_tries: { by: 'email', points: 5, seconds: 15 * MINUTE, holds_always: true },
  code: { by: 'email', points: 30, seconds: DAY, instead: 'link_of_mail' },
  code_from_address: { by: 'ip', points: 60, seconds: 15 * MINUTE, instead: 'link_of_mail' },
  link: { by: 'ip', points: 60, seconds: 15 * MINUTE, of: 'refusals' },
  // Guests of a presentation: an office of guests polls every half minute.
  presentation: { by: 'ip', points: 3000, seconds: 15 * MINUTE },
  // Ten wrong codes per link and hour; guests who are already in stay in.
  presentation_code: { by: 'link', points: 10, seconds: HOUR, holds_always: true },
  sign_up: { by: 'ip', points: 10, seconds: HOUR },
  mail_pause: { by: 'email', points: 1, seconds: MINUTE },
  code_mail: { by: 'email', points: 3, seconds: HOUR, instead: 'newest_mail' },
  // A stranger may have caused the mails. The link of the newest mail works until the next mail may be sent.
  code_mail_of_day: { by: 'email', points: 8, seconds: DAY, instead: 'newest_mail' },
  reset_mail: { by: 'email', points: 5, seconds: HOUR, instead: 'newest_mail' },
  mail_from_address: { by: 'ip', points: 15, seconds: 15 * MINUTE },
  provider: { by: 'ip', points: 60, seconds: 15 * MINUTE },
  // The login page asks for options on every visit, so that the browser can suggest passkeys.
  passkey: { by: 'ip', points: 600, seconds: 15 * MINUTE },
  renewal: { by: 'ip', points: 1200, seconds: 15 * MINUTE },
  security: { by: 'account', points: 20, seconds: 15 * MINUTE },
  guardian: { by: 'account', points: 10, seconds: DAY },
  // Each offer mails an address that the talent writes.
  agent: { by: 'account', points: 10, seconds: DAY },
  // Each text message costs money and disturbs its receiver, who may not have asked for it.
  text_code_of_hour: { by: 'account', points: 5, seconds: HOUR },
  text_code: { by: 'account', points: 10, seconds: DAY },
  // A guardian has no account; the link is the credential.
  text_code_by_link: { by: 'link', points: 5, seconds: HOUR },
  text_code_to_number: { by: 'phone', points: 5, seconds: DAY },
  payment_details: { by: 'account', points: 20, seconds: DAY },
  // Each call connects a foreign calendar, which the server then reads regularly, or makes a new address for the feed.
  calendar: { by: 'account', points: 30, seconds: HOUR },
  // Calendar programs read at most every quarter of an hour, and a talent may have several. Each feed has a count of
  // its own.
  calendar_feed: { by: 'account', points: 120, seconds: HOUR },
  upload: { by: 'account', points: 120, seconds: HOUR },
  // A film of 2 GB arrives in about 250 parts, and in more if the connection breaks.
  upload_part: { by: 'account', points: 3000, seconds: HOUR },
  // Each call may draw several pages and crop several pictures.
  document: { by: 'account', points: 30, seconds: HOUR },
  search: { by: 'account', points: 240, seconds: MINUTE },
  // Reading a brief of ten pages keeps a server process busy for long.
  brief: { by: 'account', points: 30, seconds: MINUTE },
  // The form of a project asks for a quote at each pause in the typing.
  quote: { by: 'account', points: 120, seconds: MINUTE },
  // A person reads each inquiry.
  inquiry: { by: 'account', points: 30, seconds: HOUR },
  record: { by: 'account', points: 600, seconds: MINUTE },
  message: { by: 'account', points: 60, seconds: MINUTE },
  // A browser adds itself at most once for each sign-in, and when its push service gives it another address.
  push_device: { by: 'account', points: 30, seconds: HOUR },
  // All calls with a company's key: five a second on average.
  key: { by: 'account', points: 300, seconds: MINUTE },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof RATE_LIMITS;
