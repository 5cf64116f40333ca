/** A question to the staff, or a report of a person or a text. */
export const INQUIRY_KINDS = ['question', 'report'] as const;
export type InquiryKind = (typeof INQUIRY_KINDS)[number];

/** The subjects of a question. */
export const QUESTION_CATEGORIES = ['account', 'requests', 'work', 'agreement', 'money', 'other'] as const;
/** The subjects of a report. */
export const REPORT_CATEGORIES = ['unkind', 'dishonest', 'unsafe', 'other'] as const;
export const INQUIRY_CATEGORIES = [
  'account',
  'requests',
  'work',
  'agreement',
  'money',
  'unkind',
  'dishonest',
  'unsafe',
  'other',
] as const;
export type InquiryCategory = (typeof INQUIRY_CATEGORIES)[number];

/** The sides that can ask. */
export const INQUIRERS = ['talent', 'company'] as const;
export type Inquirer = (typeof INQUIRERS)[number];

/** Maximum sizes of an inquiry; `words` in characters per message, `messages` per inquiry. */
export const INQUIRY_BOUNDS = {
  /** Maximum number of files per inquiry. */
  files: 5,
  file_bytes: 10 * 1024 * 1024,
  words: 4000,
  messages: 200,
} as const;
