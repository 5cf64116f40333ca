import { onlyStrings } from './only-strings.ts';
import { isTest, lineAt, onlyCode, type Problem, type Rule, type SourceFile } from './source.ts';

/** The only files that read the machine's clock. */
const CLOCKS = ['server/clock.ts', 'web/ui/text/clock.ts'];

/** The files that must read the database's clock, each with its reason. */
const ASK_DATABASE: Readonly<Record<string, string>> = {
  'server/db/migrate.ts': 'the time of a migration is compared with no other time',
  'server/jobs/clock-guard.ts': 'it compares the two clocks',
  'server/jobs/leases.ts': 'all processes must agree on when a claim expires',
  'server/metrics/read-database.ts': 'it measures transactions, which begin by the clock of the database',
  'server/outbox/leases.ts': 'all processes must agree on when a claim expires',
  'server/processes/heartbeats.ts':
    'all processes must agree on which of them is silent, also those with a wrong clock',
  'server/processes/replica-lag.ts': 'it compares the replica with the clock of its machine',
};

/** Tests have their own rule (clock-in-tests.ts). The peers of the bench are programs in the manner of others. */
const PRODUCT = /^(?:server|web|demo|scripts|bench(?!\/peers\/))\//;
const MIGRATION = /^server\/db\/migrations\/(\d+)/;
const FUNCTION = /^server\/db\/functions\//;
/** The last migration that may read the database's clock directly: it introduces app_now(). */
const FIRST_CLOCK = 186;

const MACHINE = /\bDate\.now\b|\bnew Date\b(?!\s*\(\s*[^\s)])|(?<!\bnew\s+)\bDate\(\)/g;
const DATABASE =
  /(?<![\w.])(?:(?:now|clock_timestamp|statement_timestamp|transaction_timestamp|timeofday)\s*\(\)|current_date\b|current_time(?:stamp)?\b|localtime(?:stamp)?\b)/gi;

const INSTEAD: Readonly<Record<string, string>> = {
  server: 'take the time from services.clock or from the request, as an argument',
  web: 'take the time from web/ui/text/clock.ts',
};

/**
 * Places in code that read the machine's clock. A date from a string is left out: with the string blanked out, it looks
 * like a call without arguments.
 */
export const asksMachine = (text: string) =>
  [...onlyCode(text).matchAll(MACHINE)].filter(({ index }) => !/^new\s+Date\s*\(\s*['"`]/.test(text.slice(index)));

/** Places in SQL that read the database's clock. */
export const asksDatabase = (text: string) => [...onlyStrings(text).matchAll(DATABASE)];

const problems = ({ path, text }: SourceFile, found: readonly RegExpExecArray[], message: string): Problem[] =>
  found.map((match) => ({ path: `${path}:${lineAt(text, match.index)}`, message: `${match[0]} ${message}` }));

/** SQL without comments, and without the texts of `comment on`. */
const onlyStatements = (sql: string) =>
  sql.replaceAll(/--[^\n]*|\bcomment on\b[^;']*'(?:[^']|'')*'/gi, (part) => part.replaceAll(/[^\n]/g, ' '));

function inSql(file: SourceFile): Problem[] {
  return problems(
    file,
    [...onlyStatements(file.text).matchAll(DATABASE)],
    'reads the clock of the database: use app_now(), the time of the transaction.',
  );
}

function inStatements(file: SourceFile, instead: string): Problem[] {
  const message = `reads the clock of the database: ${instead}, and pass it as a parameter.`;
  const found = problems(file, asksDatabase(file.text), message);
  if (!(file.path in ASK_DATABASE)) return found;
  return found.length > 0
    ? []
    : [
        {
          path: file.path,
          message: 'This file no longer reads the clock of the database. Remove it from ASK_DATABASE in one-clock.ts.',
        },
      ];
}

/**
 * All code takes the time from one clock, which a test can set. Only the listed files read the clock of the machine or
 * of the database.
 */
export const oneClock: Rule = (files) =>
  files.flatMap((file) => {
    const { path, text } = file;
    const migration = MIGRATION.exec(path)?.[1];
    if (migration) return Number(migration) <= FIRST_CLOCK ? [] : inSql(file);
    if (FUNCTION.test(path)) return inSql(file);
    if (!PRODUCT.test(path) || isTest(path) || CLOCKS.includes(path)) return [];
    const instead = INSTEAD[path.split('/')[0] ?? ''] ?? 'take the time from server/clock.ts';
    return [
      ...problems(file, asksMachine(text), `reads the clock of the machine: ${instead}.`),
      ...inStatements(file, instead),
    ];
  });
