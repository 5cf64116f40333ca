/**
 * What of other people an administrator may be shown that is private. A route that shows some of it says which, and each
 * answer is written down before it leaves (`server/http/audit.ts`).
 */
export const LOOKS = [
  /** Personal numbers. */
  'personal_number',
  /** Accounts that money is paid to, and what somebody is paid. */
  'account',
  /** Files: agreements, receipts, permits, invoices. */
  'document',
  /** What is about somebody under 18: their guardians and clearances. */
  'minor',
  /** Addresses of every kind, and telephone numbers. */
  'contact',
  /** Films and sounds that people have sent. */
  'recording',
  /** What people write to each other, or to us. */
  'message',
  /** Profiles of people, with what companies are not shown. */
  'profile',
  /** What administrators have looked at and done. */
  'audit',
] as const;
export type Look = (typeof LOOKS)[number];

/** What the log is looked through for: whatever was shown or done, whatever was about a minor, or one kind of look. */
export const AUDIT_KINDS = ['look', 'command', 'about_minor', ...LOOKS] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];
