import pg from 'pg';

/** Text of a whole number from PostgreSQL (int8, sum, count) as a number. @throws RangeError beyond 2^53 */
function parseInteger(text: string): number {
  const value = Number(text);
  // Such a number is an amount beyond ninety thousand billion kronor, or a bug. An error is better than a rounded
  // amount.
  if (!Number.isSafeInteger(value)) throw new RangeError('A whole number from the database is too large to be exact');
  return value;
}

/**
 * Text of a numeric: sums of bigint are whole and must stay exact, averages are rounded to the precision of a number.
 */
function parseNumeric(text: string): number {
  return /^-?\d+$/.test(text) ? parseInteger(text) : Number(text);
}

/**
 * Text of a timestamptz in a UTC session ('2026-08-01 12:00:00.5+00') as '2026-08-01T12:00:00.500Z'. Microseconds are
 * kept, so that the value can be compared with its column again.
 */
function parseInstant(text: string): string {
  const match = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?\+00$/.exec(text);
  if (!match) return text; // infinity, or a year beyond 9999
  const fraction = (match[3] ?? '').padEnd(6, '0');
  return `${match[1]}T${match[2]}.${fraction.endsWith('000') ? fraction.slice(0, 3) : fraction}Z`;
}

const unchanged = (text: string) => text;
const { INT8, NUMERIC, DATE, TIMESTAMP, TIMESTAMPTZ, INTERVAL } = pg.types.builtins;

const single = new Map<number, (text: string) => unknown>([
  [INT8, parseInteger],
  [NUMERIC, parseNumeric],
  [DATE, unchanged],
  [TIMESTAMP, unchanged],
  [TIMESTAMPTZ, parseInstant],
  [INTERVAL, unchanged],
]);

// The array type of each type, from pg_type.typarray; PostgreSQL never changes these numbers.
const arrayOf = new Map<number, number>([
  [1016, INT8],
  [1231, NUMERIC],
  [1182, DATE],
  [1115, TIMESTAMP],
  [1185, TIMESTAMPTZ],
  [1187, INTERVAL],
]);

// `text[]`, which the list of `pg` lacks.
const TEXT_ARRAY: number = 1009;
const parseTextArray: (text: string) => (string | null)[] = pg.types.getTypeParser(TEXT_ARRAY);

function findParser(oid: number): ((text: string) => unknown) | undefined {
  const element = single.get(arrayOf.get(oid) ?? 0);
  if (!element) return single.get(oid);
  return (text) => parseTextArray(text).map((item) => (item === null ? null : element(item)));
}

/** Parsers for the types whose values `pg` itself would give another form. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: string) =>
    (format === 'binary' ? undefined : findParser(oid)) ??
    pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text'),
};
