import { isTest, lineAt, type Rule, withoutComments } from './source.ts';

/** Who opens sealed columns, and who writes them. */
const READER = 'server/features/people/payment/commands/read-in-plain.ts';
const WRITER = 'server/features/people/payment/commands/save-details.ts';
/** Who keeps the accounts of a batch, which were read for it, so that its file can be made again. */
const BATCHES = 'server/features/money/batch/commands/batch-accounts.ts';
/** Who keeps where a calendar is read, and who reads it there. */
const CALENDARS = [
  'server/features/people/calendar/commands/connect-calendar.ts',
  'server/features/people/calendar/commands/read-calendars.ts',
];
/** Who seals who somebody was before they were erased, and opens that for finance. */
const ARCHIVE = 'server/features/accounts/deletion/commands/archive-person.ts';
/** Who keeps what a caller was answered, for a day and for them alone. */
const ANSWERS = 'server/http/kept-answers.ts';
/** Who keeps where companies are told of changes, who copies that into deliveries, and who delivers. */
const WEBHOOKS = [
  'server/features/companies/webhook/commands/change-webhooks.ts',
  'server/events/tell-webhooks.ts',
  'server/outbox/webhook-kind.ts',
];

/** What holds them. Whoever takes whole rows of it takes the columns too. */
const TABLE = 'talent_payment_details';

const NAMED = /\w+_sealed\b/g;
const WHOLE = new RegExp(
  `selectFrom\\([^)]*${TABLE}[^;]*?\\.selectAll\\(|select\\s+(?:\\w+\\.)?\\*[^;\`]*\\b${TABLE}\\b|returningAll\\(`,
  'g',
);

/** Sealed columns are read by one function, which writes down who read them and why. */
export const sealedColumns: Rule = (files) =>
  files
    .filter(({ path }) => /^(?:server|demo)\//.test(path) && !isTest(path) && path !== 'server/db/generated.ts')
    .flatMap(({ path, text }) => {
      const code = withoutComments(text);
      const named = [READER, WRITER, BATCHES, ARCHIVE, ANSWERS, ...CALENDARS, ...WEBHOOKS].includes(path)
        ? []
        : [...code.matchAll(NAMED)];
      const whole = code.includes(TABLE) ? [...code.matchAll(WHOLE)] : [];
      return [...named, ...whole].map((match) => ({
        path: `${path}:${lineAt(code, match.index)}`,
        message: `reads sealed columns. Only ${READER} may: call it, and say why.`,
      }));
    });
