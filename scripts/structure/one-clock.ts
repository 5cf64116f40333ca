import { onlyStrings } from './only-strings.ts';
import { isTest, lineAt, onlyCode, type Problem, type Rule, type SourceFile } from './source.ts';

/** Where the machine's clock is looked at. */
const CLOCKS = ['server/clock.ts', 'web/ui/text/clock.ts'];

/** The files that ask the clock of the database, which alone can tell, and why. This list may only shrink. */
const ASK_DATABASE: Readonly<Record<string, string>> = {
  'server/db/migrate.ts': 'when a migration was applied is compared with nothing',
  'server/jobs/clock-guard.ts': 'it holds the two clocks against each other',
  'server/jobs/leases.ts': 'processes agree on when a claim of another one is over',
  'server/outbox/leases.ts': 'processes agree on when a claim of another one is over',
};

/** Tests have a rule of their own (clock-in-tests.ts). */
const PRODUCT = /^(?:server|web|demo|scripts|bench)\//;
const MIGRATION = /^server\/db\/migrations\/(\d+)/;
const FUNCTION = /^server\/db\/functions\//;
/** Until this one migrations stamped by the clock of the database, which it has changed. */
const FIRST_CLOCK = 186;

const MACHINE = /\bDate\.now\b|\bnew Date\b(?!\s*\(\s*[^\s)])|(?<!\bnew\s+)\bDate\(\)/g;
const DATABASE =
  /(?<![\w.])(?:(?:now|clock_timestamp|statement_timestamp|transaction_timestamp|timeofday)\s*\(\)|current_date\b|current_time(?:stamp)?\b|localtime(?:stamp)?\b)/gi;

const INSTEAD: Readonly<Record<string, string>> = {
  server: 'take it from services.clock, or the moment of the request, as an argument',
  web: 'take it from web/ui/text/clock.ts',
};

/** Where code looks at the machine's clock. A date that is written down in a string looks like none once that is blanked. */
export const asksMachine = (text: string) =>
  [...onlyCode(text).matchAll(MACHINE)].filter(({ index }) => !/^new\s+Date\s*\(\s*['"`]/.test(text.slice(index)));

/** Where statements look at the clock of the database. */
export const asksDatabase = (text: string) => [...onlyStrings(text).matchAll(DATABASE)];

const problems = ({ path, text }: SourceFile, found: readonly RegExpExecArray[], message: string): Problem[] =>
  found.map((match) => ({ path: `${path}:${lineAt(text, match.index)}`, message: `${match[0]} ${message}` }));

/** SQL without its comments, those on tables and columns too. */
const onlyStatements = (sql: string) =>
  sql.replaceAll(/--[^\n]*|\bcomment on\b[^;']*'(?:[^']|'')*'/gi, (part) => part.replaceAll(/[^\n]/g, ' '));

function inSql(file: SourceFile): Problem[] {
  return problems(
    file,
    [...onlyStatements(file.text).matchAll(DATABASE)],
    'asks the clock of the database: what is stamped there is of the moment of the transaction, app_now().',
  );
}

function inStatements(file: SourceFile, instead: string): Problem[] {
  const message = `asks the clock of the database: ${instead}, and give it as a parameter.`;
  const found = problems(file, asksDatabase(file.text), message);
  if (!(file.path in ASK_DATABASE)) return found;
  return found.length > 0
    ? []
    : [{ path: file.path, message: 'no longer asks the clock of the database: remove it from one-clock.ts.' }];
}

/** One clock tells the time, which a test can set; the clocks of the machine and of the database are not asked. */
export const oneClock: Rule = (files) =>
  files.flatMap((file) => {
    const { path, text } = file;
    const migration = MIGRATION.exec(path)?.[1];
    if (migration) return Number(migration) <= FIRST_CLOCK ? [] : inSql(file);
    if (FUNCTION.test(path)) return inSql(file);
    if (!PRODUCT.test(path) || isTest(path) || CLOCKS.includes(path)) return [];
    const instead = INSTEAD[path.split('/')[0] ?? ''] ?? 'take it from server/clock.ts';
    return [
      ...problems(file, asksMachine(text), `asks the clock of the machine: ${instead}.`),
      ...inStatements(file, instead),
    ];
  });
