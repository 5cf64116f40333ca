/** Whom a limit counts: the network address, the e-mail in the body, both together, or the signed-in account. */
export type LimitedBy = 'ip' | 'email' | 'ip_email' | 'account';

interface Limit {
  readonly by: LimitedBy;
  readonly points: number;
  readonly seconds: number;
}

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/**
 * How often what may be tried. Wide enough for people, an office behind one address and a demonstration; narrow enough
 * that passwords and codes cannot be guessed: 5 mails of 5 tries an hour are 25 of a million codes.
 */
export const LIMITS = {
  sign_in: { by: 'ip_email', points: 10, seconds: 15 * MINUTE },
  sign_in_from_address: { by: 'ip', points: 100, seconds: 15 * MINUTE },
  sign_in_to_account: { by: 'email', points: 60, seconds: HOUR },
  second_factor: { by: 'ip', points: 60, seconds: 15 * MINUTE },
  code: { by: 'email', points: 20, seconds: 15 * MINUTE },
  link: { by: 'ip', points: 60, seconds: 15 * MINUTE },
  sign_up: { by: 'ip', points: 30, seconds: HOUR },
  sign_up_mail: { by: 'email', points: 5, seconds: HOUR },
  mail_pause: { by: 'email', points: 1, seconds: MINUTE },
  mail: { by: 'email', points: 5, seconds: HOUR },
  mail_from_address: { by: 'ip', points: 60, seconds: HOUR },
  provider: { by: 'ip', points: 60, seconds: 15 * MINUTE },
  // Login asks for options at every visit, so that the browser can suggest keys.
  passkey: { by: 'ip', points: 600, seconds: 15 * MINUTE },
  renewal: { by: 'ip', points: 1200, seconds: 15 * MINUTE },
  security: { by: 'account', points: 20, seconds: 15 * MINUTE },
  guardian: { by: 'account', points: 10, seconds: DAY },
  upload: { by: 'account', points: 120, seconds: HOUR },
  // Each may draw some pages and cut some pictures.
  document: { by: 'account', points: 30, seconds: HOUR },
  search: { by: 'account', points: 240, seconds: MINUTE },
  // Ten pages take the process a good while to read.
  brief: { by: 'account', points: 30, seconds: MINUTE },
  record: { by: 'account', points: 600, seconds: MINUTE },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;
