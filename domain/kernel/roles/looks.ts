/**
 * Kinds of private information about others that administrators may see. A route that shows such information names its
 * kind, and each answer is logged before it is sent (`server/http/audit.ts`).
 */
export const LOOKS = [
  /** Personal numbers. */
  'personal_number',
  /** Accounts for payouts, and pay. */
  'account',
  /** Files: agreements, receipts, permits, invoices. */
  'document',
  /** Information about minors: their guardians and clearances. */
  'minor',
  /** Addresses of every kind, and telephone numbers. */
  'contact',
  /** Films and sounds. */
  'recording',
  /** The words of reports about injuries at work. */
  'health',
  /** Messages between people, or to us. */
  'message',
  /** Profiles, with the parts that companies do not see. */
  'profile',
  /** The log itself: looks and commands of administrators. */
  'audit',
] as const;
export type Look = (typeof LOOKS)[number];

/** The filters of the log: looks, commands, entries about a minor, or one kind of look. */
export const AUDIT_KINDS = ['look', 'command', 'about_minor', ...LOOKS] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];
