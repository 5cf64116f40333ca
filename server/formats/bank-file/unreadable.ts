/** The codes with which the reading of a bank's file ends; each has a sentence of its own. */
export type UnreadCode =
  | 'bank_file_unreadable'
  | 'bank_file_encoding'
  | 'bank_file_intraday'
  | 'bank_file_version'
  | 'bank_file_other'
  | 'bank_file_too_long'
  | 'bank_file_foreign';

/** Ends the reading of a file; it never leaves `readBankFile`. */
export class Unreadable extends Error {
  readonly code: UnreadCode;
  constructor(message: string, code: UnreadCode = 'bank_file_unreadable') {
    super(message);
    this.code = code;
  }
}
