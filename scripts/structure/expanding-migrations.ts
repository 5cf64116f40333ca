import { lineAt, type Problem, type Rule } from './source.ts';

const MIGRATION = /^server\/db\/migrations\/(\d{4})-/;
const CONTRACT = /^-- contract: .*\b[0-9a-f]{8,40}\b/m;

/** Comments and string literals, which may name any of the words below. */
const NOT_CODE = /--[^\n]*|'(?:[^']|'')*'/g;

/** What a statement does to the processes of the release before, by pattern. */
const BREAKING: readonly (readonly [RegExp, string])[] = [
  [
    /\bdrop\s+(?!(?:constraint|default|not|expression|identity|index|trigger)\b)\w/i,
    'removes what a process of the last release may use',
  ],
  [/\brename\b/i, 'renames what a process of the last release may use'],
  [/\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b/i, 'changes the type of a column that is in use'],
  [/\bset\s+not\s+null\b/i, 'refuses rows that a process of the last release writes'],
  [
    /\badd\s+(?:column\s+)?(?:if\s+not\s+exists\s+)?(?!constraint\b|check\b|unique\b|primary\b|foreign\b|exclude\b)\w+\s(?=[^,;]*\bnot\s+null\b)(?![^,;]*\b(?:default|generated)\b)/i,
    'adds a column that must be filled, without a default',
  ],
  [
    /\badd\s+(?:constraint\s+\w+\s+)?(?:check|unique|primary\s+key|foreign\s+key|exclude)\b(?![^;]*\bnot\s+valid\b)/i,
    'tightens a table: rows that a process of the last release writes may be refused',
  ],
  [/\bcreate\s+unique\s+index\b/i, 'tightens a table: rows that a process of the last release writes may be refused'],
];

/** The statements of a migration with their positions; bodies between $$ belong to their statement. */
function statementsOf(sql: string): { readonly text: string; readonly at: number }[] {
  const code = sql.replaceAll(NOT_CODE, (part) => part.replaceAll(/[^\n]/g, ' '));
  return [...code.matchAll(/(?:\$\$[\s\S]*?\$\$|[^;])+/g)].map(({ 0: text, index }) => ({ text, at: index }));
}

/** The tables that a migration itself creates: no process uses them yet. */
const createdIn = (sql: string) =>
  new Set(
    [...sql.matchAll(/\bcreate\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?(\w+)/gi)].map(([, name]) => name),
  );

const TABLE = /\balter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?(\w+)|\bon\s+(\w+)/i;

/**
 * During an upgrade processes of the last release run on the newer schema, so a migration after that release only
 * expands it. What it removes or tightens waits for a later release, and then the migration says so in a line
 * `-- contract: <reason>, unused since <commit>`.
 * @param released the number of the last migration of the last release
 */
export const expandingMigrations =
  (released: string): Rule =>
  (files) =>
    files.flatMap(({ path, text }): Problem[] => {
      const number = MIGRATION.exec(path)?.[1];
      if (!number || number <= released || CONTRACT.test(text)) return [];
      const created = createdIn(text);
      return statementsOf(text).flatMap((statement) => {
        const [, altered, indexed] = TABLE.exec(statement.text) ?? [];
        if (created.has(altered ?? indexed ?? '')) return [];
        const found = BREAKING.find(([pattern]) => pattern.test(statement.text));
        if (!found) return [];
        const start = statement.at + (statement.text.length - statement.text.trimStart().length);
        return [
          {
            path: `${path}:${lineAt(text, start)}`,
            message: `This ${found[1]}. Expand now and contract in a later release, or say in a line "-- contract: …, unused since <commit>" why no process uses it (CONTRIBUTING.md, "A table or column").`,
          },
        ];
      });
    });
