/** Our own details on invoices and in files to the bank and the authorities. */
export interface Platform {
  readonly name: string;
  /** Ten digits. */
  readonly org_number: string;
  /** 'SE', the digits of a company and '01'. */
  readonly vat_number: string;
  readonly address_line: string;
  /** Five digits. */
  readonly postcode: string;
  readonly city: string;
  /** The registered seat of the board. */
  readonly seat: string;
  readonly email: string;
  readonly phone: string;
  /** Seven or eight digits; customers pay here. */
  readonly bankgiro: string;
  /** The account for payouts, and the identifier of its bank. */
  readonly iban: string;
  readonly bic: string;
  readonly has_f_tax: boolean;
}

export const PLATFORM_FIELDS = [
  ...(['name', 'org_number', 'vat_number', 'has_f_tax', 'seat'] as const),
  ...(['address_line', 'postcode', 'city', 'email', 'phone', 'bankgiro', 'iban', 'bic'] as const),
] satisfies readonly (keyof Platform)[];

/** State of a version of the details on a day: not in force yet, in force, or replaced. */
export const PLATFORM_STATES = ['coming', 'present', 'past'] as const;
export type PlatformState = (typeof PLATFORM_STATES)[number];
