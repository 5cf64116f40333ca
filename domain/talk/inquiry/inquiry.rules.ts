/** A question to a person, or a report of a person or of something written. */
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

/** The longest text of one message, and the most messages an inquiry holds. */
export const INQUIRY_BOUNDS = {
  /** The most files with a question. */
  files: 5,
  file_bytes: 10 * 1024 * 1024,
  words: 4000,
  messages: 200,
} as const;
