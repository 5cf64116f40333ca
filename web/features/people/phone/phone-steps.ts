import type { Phone } from '#contract/people/phone.ts';

/** A person's number as the panel shows it. */
export type ShownPhone = Pick<Phone, 'number' | 'waiting' | 'kinds'>;

/** The commands about a person's own number: a talent's by the session, a guardian's by the link. */
export interface PhoneSteps {
  /** @param password the talent's own, for another number in place of a confirmed one */
  readonly sendCode: (number: string, password?: string) => Promise<unknown>;
  readonly confirm: (code: string) => Promise<unknown>;
  readonly choose: (kinds: Phone['kinds']) => Promise<unknown>;
  readonly remove: (password?: string) => Promise<unknown>;
}
