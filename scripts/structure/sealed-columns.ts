import { isTest, lineAt, type Rule, withoutComments } from './source.ts';

/** The only file that opens payment details, and the only file that writes them. */
const READER = 'server/features/people/payment/commands/read-in-plain.ts';
const WRITER = 'server/features/people/payment/commands/save-details.ts';
/** The file that stores a batch's account numbers, so that the bank file can be made again. */
const BATCHES = 'server/features/money/batch/commands/batch-accounts.ts';
/** The file that stores the employer's declarations, and opens them for their download and for removals. */
const DECLARATIONS = 'server/features/money/declaration/commands/sealed-declarations.ts';
/** The file that stores the reports of sellers, and opens them for their download. */
const REPORTS = 'server/features/money/seller-report/commands/sealed-reports.ts';
/** The file that stores what is told about injuries at work, and opens it for the talent and finance. */
const INJURIES = 'server/features/work/injury/commands/sealed-injuries.ts';
/** The files that store calendar addresses and read them, of foreign calendars and of a talent's own feed. */
const CALENDARS = [
  'server/features/people/calendar/commands/change-feed.ts',
  'server/features/people/calendar/commands/connect-calendar.ts',
  'server/features/people/calendar/commands/read-calendars.ts',
  'server/features/people/calendar/queries/feed-url.ts',
];
/** Files that declare sealed columns for `npm run secrets:rotate`; the other files named here declare their own. */
const DECLARED = [
  'server/features/people/calendar/commands/sealed-calendars.ts',
  'server/features/people/payment/commands/sealed-details.ts',
];
/** The file that stores the canaries of secrets and opens them. */
const CANARIES = 'server/secrets/admit-secrets.ts';
/** The file that seals a person's identity at an erasure, and opens it for finance. */
const ARCHIVE = 'server/features/office/erasure/commands/archive-person.ts';
/** The file that keeps an answer for one day, only for the caller who got it. */
const ANSWERS = 'server/http/kept-answers.ts';
/** The files that store webhook addresses, copy them into deliveries, and deliver. */
const WEBHOOKS = [
  'server/features/companies/webhook/commands/change-webhooks.ts',
  'server/events/tell-webhooks.ts',
  'server/outbox/webhook-kind.ts',
];

/** The files that store the keys of pushes and the subscriptions of devices, and open them. */
const PUSHES = [
  'server/push/push-keys.ts',
  'server/push/push-devices.ts',
  'server/features/talk/push/commands/add-device.ts',
];

/** The file that seals telephone numbers, and opens them. */
const PHONES = 'server/sms/phones.ts';

/** The table of payment details. A query for whole rows reads its sealed columns too. */
const TABLE = 'talent_payment_details';

const NAMED = /\w+_sealed\b/g;
const WHOLE = new RegExp(
  `selectFrom\\([^)]*${TABLE}[^;]*?\\.selectAll\\(|select\\s+(?:\\w+\\.)?\\*[^;\`]*\\b${TABLE}\\b|returningAll\\(`,
  'g',
);

/** Only the files above use sealed columns. One function opens payment details, and logs the reader and the reason. */
export const sealedColumns: Rule = (files) =>
  files
    .filter(({ path }) => /^(?:server|demo)\//.test(path) && !isTest(path) && path !== 'server/db/generated.ts')
    .flatMap(({ path, text }) => {
      const code = withoutComments(text);
      const named = [
        READER,
        WRITER,
        BATCHES,
        DECLARATIONS,
        REPORTS,
        INJURIES,
        ARCHIVE,
        ANSWERS,
        CANARIES,
        PHONES,
        ...CALENDARS,
        ...DECLARED,
        ...WEBHOOKS,
        ...PUSHES,
      ].includes(path)
        ? []
        : [...code.matchAll(NAMED)];
      const whole = code.includes(TABLE) ? [...code.matchAll(WHOLE)] : [];
      return [...named, ...whole].map((match) => ({
        path: `${path}:${lineAt(code, match.index)}`,
        message: `Must not read sealed columns. Call ${READER}, and give the reason.`,
      }));
    });
