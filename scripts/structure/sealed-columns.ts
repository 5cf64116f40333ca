import { isTest, lineAt, type Rule, withoutComments } from './source.ts';

/** The files that open sealed columns, and those that write them. */
const READER = 'server/features/people/payment/commands/read-in-plain.ts';
const WRITER = 'server/features/people/payment/commands/save-details.ts';
/** The files that keep the accounts of a batch, which were read for it, so that its file can be made again. */
const BATCHES = 'server/features/money/batch/commands/batch-accounts.ts';
/** The files that keep the address of a calendar, and those that read it there. */
const CALENDARS = [
  'server/features/people/calendar/commands/connect-calendar.ts',
  'server/features/people/calendar/commands/read-calendars.ts',
];
/** The files that seal the identity of a person before they were erased, and open it for finance. */
const ARCHIVE = 'server/features/office/erasure/commands/archive-person.ts';
/** The files that keep the answer to a caller, for a day and for them alone. */
const ANSWERS = 'server/http/kept-answers.ts';
/** The files that keep the addresses of webhooks, that copy them into deliveries, and that deliver. */
const WEBHOOKS = [
  'server/features/companies/webhook/commands/change-webhooks.ts',
  'server/events/tell-webhooks.ts',
  'server/outbox/webhook-kind.ts',
];

/** The tables that hold them. A query for whole rows of one takes the columns too. */
const TABLE = 'talent_payment_details';

const NAMED = /\w+_sealed\b/g;
const WHOLE = new RegExp(
  `selectFrom\\([^)]*${TABLE}[^;]*?\\.selectAll\\(|select\\s+(?:\\w+\\.)?\\*[^;\`]*\\b${TABLE}\\b|returningAll\\(`,
  'g',
);

/** Sealed columns are read by one function, which writes down the reader and the reason. */
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
