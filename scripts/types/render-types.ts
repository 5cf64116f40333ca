import type { Column } from './read-columns.ts';

// The types that the pool returns (server/db/value-parsers.ts).
const TYPES: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Buffer',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  oid: 'number',
  // The code that reads a JSON value parses it with a schema: the database does not know its shape.
  json: 'unknown',
  jsonb: 'unknown',
};

const literal = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** The values in `'a'::text, 'b'::text` or `1, 2`; undefined if the list has anything but constants. */
function parseConstants(list: string): string[] | undefined {
  const constants: string[] = [];
  let rest = list.trim();
  while (rest) {
    const match = /^(?:'((?:[^']|'')*)'|(-?\d+))(?:::[a-z_" ]+)*\s*(?:,\s*|$)/.exec(rest);
    if (!match) return undefined;
    constants.push(match[1] === undefined ? (match[2] ?? '') : literal(match[1].replaceAll("''", "'")));
    rest = rest.slice(match[0].length);
  }
  return constants.length > 0 ? constants : undefined;
}

/**
 * The values that a check constraint (as pg_get_constraintdef writes it) allows in a column. Understands `col in (…)`,
 * `col = …` and, for an array, `col <@ array[…]`, each also with `col is null or …`; undefined for any other check.
 */
export function readCheckValues(check: string, column: string): string[] | undefined {
  const name = `\\(?"?${column}"?\\)?(?:::[a-z ]+(?:\\[\\])?)?`;
  const text = check.replace(new RegExp(`\\(?\\(?"?${column}"? IS NULL\\)? OR `), '(');
  const list =
    new RegExp(`^CHECK \\(\\(+${name} = ANY \\(\\(?ARRAY\\[(.*?)\\]\\)?(?:::[a-z ]+\\[\\])?\\)+$`).exec(text)?.[1] ??
    new RegExp(`^CHECK \\(\\(+${name} <@ \\(?ARRAY\\[(.*?)\\]\\)?(?:::[a-z ]+\\[\\])?\\)+$`).exec(text)?.[1] ??
    new RegExp(`^CHECK \\(\\(+${name} = ('(?:[^']|'')*'(?:::[a-z ]+)?|-?\\d+)\\)+$`).exec(text)?.[1];
  return list === undefined ? undefined : parseConstants(list);
}

// True for an amount: columns of amounts end with _ore, and their type is the domain's `Ore`.
const isAmount = (column: Column) => column.type === 'int8' && column.name.endsWith('_ore');

function valueType(column: Column): string {
  if (isAmount(column)) return 'Ore';
  const isArray = column.type.startsWith('_');
  const element = isArray ? column.type.slice(1) : column.type;
  const checked = column.checks
    .map((check) => readCheckValues(check, column.name))
    .find((values) => values !== undefined);
  const values = column.enum_labels.length > 0 ? column.enum_labels.map(literal) : checked;
  const single = values?.join(' | ') ?? TYPES[element] ?? 'string';
  if (!isArray) return single;
  return values && values.length > 1 ? `(${single})[]` : `${single}[]`;
}

function columnType(column: Column): string {
  const value = valueType(column);
  // `unknown` already holds null.
  const type = column.is_nullable && value !== 'unknown' ? `${value} | null` : value;
  if (column.is_view || column.is_generated) return `ColumnType<${type}, never, never>`;
  // An insert may omit a column that has a default or may be null. Kysely sees by itself that `T | null` may be null,
  // but not `unknown`.
  const optional = column.has_default || (column.is_nullable && value === 'unknown');
  return optional ? `Generated<${type}>` : type;
}

const doc = (text: string, indent: string) =>
  text
    ? `${indent}/** ${text
        .replaceAll('*/', '*\\/')
        .replaceAll(/\s*\n\s*/g, ' ')
        .trim()} */\n`
    : '';

const interfaceName = (table: string) =>
  `${table.replaceAll(/(^|_)([a-z0-9])/g, (_all, _underscore, letter: string) => letter.toUpperCase())}Table`;

const quoted = (name: string) => (/^[a-zA-Z_$][\w$]*$/.test(name) ? name : literal(name));

/** The text of server/db/generated.ts: one interface per table with its comments, and `Database` with all of them. */
export function renderTypes(columns: Column[]): string {
  const tables = Map.groupBy(columns, ({ table }) => table);
  const interfaces = [...tables].map(([table, own]) => {
    const lines = own.map((column) => `${doc(column.comment, '  ')}  ${quoted(column.name)}: ${columnType(column)};\n`);
    return `${doc(own[0]?.table_comment ?? '', '')}export interface ${interfaceName(table)} {\n${lines.join('')}}\n`;
  });
  const entries = [...tables.keys()].map((table) => `  ${quoted(table)}: ${interfaceName(table)};\n`);
  const body = `${interfaces.join('\n')}\n/** Every table and view, for Kysely. */\nexport interface Database {\n${entries.join('')}}\n`;
  const needed = ['ColumnType', 'Generated'].filter((name) => body.includes(`${name}<`));
  const imports = [
    needed.length > 0 ? `import type { ${needed.join(', ')} } from 'kysely';\n` : '',
    columns.some(isAmount) ? "import type { Ore } from '#domain/kernel/money/ore.ts';\n" : '',
  ].join('');
  return `// Written by \`npm run db:types\` from the migrated database. Do not edit.\n${imports}${imports ? '\n' : ''}${body}`;
}
