/** The banks whose demands on payment files we know; 'other' is any other Swedish bank. */
export const BANKS = ['seb', 'swedbank', 'handelsbanken', 'nordea', 'danske', 'other'] as const;
export type Bank = (typeof BANKS)[number];

/** Versions of pain.001.001, oldest first. */
export const PAIN_VERSIONS = ['03', '09'] as const;
export type PainVersion = (typeof PAIN_VERSIONS)[number];

/** How our bank takes payment files. */
export interface BankFiles {
  /** Null in versions of the platform's details from before the banks were told apart. */
  readonly bank: Bank | null;
  readonly bank_version: PainVersion;
  /** Identity of the file's sender at the bank; empty if the bank gives none. */
  readonly bank_initiator_id: string;
  /** Identity of the paying customer at the bank; empty if the bank gives none. */
  readonly bank_debtor_id: string;
}

export const BANK_FIELDS = [
  ...(['bank', 'bank_version', 'bank_initiator_id', 'bank_debtor_id'] as const),
] satisfies readonly (keyof BankFiles)[];

/** An identity that the bank has given us, in place of our organisation number. */
interface GivenId {
  /** ISO 20022: a customer number (CUST) or an identity that the bank made (BANK). */
  readonly scheme: 'CUST' | 'BANK';
  readonly form: RegExp;
}

interface BankProfile {
  /** First four letters of the bank's BIC; null for other banks. */
  readonly bic: string | null;
  /** The versions that the bank takes, the usual one first. */
  readonly versions: readonly PainVersion[];
  /** The identity in InitgPty; null for our organisation number. */
  readonly initiator: GivenId | null;
  /** The identity in Dbtr; null for our organisation number. */
  readonly debtor: GivenId | null;
  /** The account that a payment to a bankgiro is taken from. */
  readonly pays_bankgiro_from: 'iban' | 'bankgiro';
  /** True if the bank refuses a payee without a town. */
  readonly needs_town: boolean;
}

const anyId = /^[0-9A-Za-z-]{1,35}$/;

/**
 * The demands of each bank. For all of them, by the common interpretation of the Swedish Bankers' Association ('Common
 * Payment Types in Sweden', 2014): a clearing number of four digits (SESBA) with the account number apart, bankgiro as
 * 9900 and plusgiro as 9960, wages (SALA) to accounts alone. What no public source confirms is in docs/to-confirm.md.
 */
export const BANK_PROFILES: Readonly<Record<Bank, BankProfile>> = {
  // iware.se, 'Bankernas hantering av ISO 20022 XML': SEB's customer number as the payer, our own number as the sender.
  seb: {
    bic: 'ESSE',
    versions: ['03', '09'],
    initiator: null,
    debtor: { scheme: 'BANK', form: anyId },
    pays_bankgiro_from: 'iban',
    needs_town: false,
  },
  // Swedbank Sweden's MIG (pain.001.001.03), and its rules 219, 222 and 237 as erp-mafia/accounted met them in
  // Swedbank's validator (pull requests 1507 to 1509, August 2026).
  swedbank: {
    bic: 'SWED',
    versions: ['03'],
    initiator: { scheme: 'BANK', form: /^\d{12}[A-Z]\d{3}$/ },
    debtor: null,
    pays_bankgiro_from: 'bankgiro',
    needs_town: true,
  },
  // iware.se: no agreement for files by hand.
  handelsbanken: {
    bic: 'HAND',
    versions: ['03', '09'],
    initiator: null,
    debtor: null,
    pays_bankgiro_from: 'iban',
    needs_town: false,
  },
  // Corporate Access Payables: signer id as the sender, agreement as the payer (iware.se; Nordea's MIG); version 09
  // since November 2025 (nordea.com).
  nordea: {
    bic: 'NDEA',
    versions: ['03', '09'],
    initiator: { scheme: 'CUST', form: anyId },
    debtor: { scheme: 'BANK', form: anyId },
    pays_bankgiro_from: 'iban',
    needs_town: false,
  },
  // 'Supported payment types and examples' and 'Postal address' (danskeci.com): a town is optional.
  danske: {
    bic: 'DABA',
    versions: ['03', '09'],
    initiator: null,
    debtor: null,
    pays_bankgiro_from: 'iban',
    needs_town: false,
  },
  other: {
    bic: null,
    versions: ['03', '09'],
    initiator: null,
    debtor: null,
    pays_bankgiro_from: 'iban',
    needs_town: false,
  },
};

/** The bank that a BIC belongs to; 'other' for a bank whose files we do not know. */
export const bankOfBic = (bic: string): Bank =>
  BANKS.find((bank) => BANK_PROFILES[bank].bic === bic.slice(0, 4)) ?? 'other';

/** The fields that the bank wants filled in, without the identities that it does not give. */
export const bankFieldsOf = (bank: Bank | null): readonly (keyof BankFiles)[] =>
  BANK_FIELDS.filter(
    (field) =>
      (field !== 'bank_initiator_id' && field !== 'bank_debtor_id') || (bank !== null && givenId(bank, field) !== null),
  );

const givenId = (bank: Bank, field: 'bank_initiator_id' | 'bank_debtor_id'): GivenId | null =>
  BANK_PROFILES[bank][field === 'bank_initiator_id' ? 'initiator' : 'debtor'];

/** True if an identity at the bank is missing or has another form than the bank's. */
export const isIdWrong = (files: BankFiles, field: 'bank_initiator_id' | 'bank_debtor_id'): boolean => {
  const given = files.bank && givenId(files.bank, field);
  return given !== null && !given.form.test(files[field]);
};

/** The refusal of a file to our bank as it is described; null if the bank can take it. */
export function bankRefusal(files: BankFiles): 'bank_missing' | 'bank_id_missing' | null {
  if (files.bank === null) return 'bank_missing';
  const isWrong = isIdWrong(files, 'bank_initiator_id') || isIdWrong(files, 'bank_debtor_id');
  return isWrong ? 'bank_id_missing' : null;
}
