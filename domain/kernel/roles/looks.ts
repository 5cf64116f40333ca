/**
 * Kinds of private information about others that administrators may be shown. A route that shows some names its kind,
 * and each answer is logged before it leaves (`server/http/audit.ts`).
 */
export const LOOKS = [
  /** Personal numbers. */
  'personal_number',
  /** Accounts for payouts, and people's pay. */
  'account',
  /** Files: agreements, receipts, permits, invoices. */
  'document',
  /** Information about minors: their guardians and clearances. */
  'minor',
  /** Addresses of every kind, and telephone numbers. */
  'contact',
  /** Films and sounds that people have sent. */
  'recording',
  /** Messages between people, or to us. */
  'message',
  /** Profiles of people, with what companies are not shown. */
  'profile',
  /** Looks and commands of administrators. */
  'audit',
] as const;
export type Look = (typeof LOOKS)[number];

/** The filters of the log: looks, commands, entries about a minor, or one kind of look. */
export const AUDIT_KINDS = ['look', 'command', 'about_minor', ...LOOKS] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];
