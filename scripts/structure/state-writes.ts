import { isTest, lineAt, type Problem, type Rule, withoutComments } from './source.ts';

/** A table with a workflow, and its state columns, which only transitions may change. */
export type StateColumns = { table: string; columns: readonly string[] };

const RUNNER = 'server/lifecycle/write-states.ts';

/** The text from an opening bracket to the matching closing bracket. */
function balanced(text: string, open: number): string {
  let depth = 0;
  for (let index = open; index < text.length; index += 1) {
    if ('({['.includes(text[index] ?? '')) depth += 1;
    if (')}]'.includes(text[index] ?? '')) depth -= 1;
    if (depth === 0) return text.slice(open, index + 1);
  }
  return text.slice(open);
}

/** Writes to `table` in Kysely statements: position, and the arguments of `set`. */
function* kyselyWrites(text: string, table: string): Generator<[number, string]> {
  for (const start of text.matchAll(
    new RegExp(`\\b(?:updateTable|insertInto|mergeInto)\\(\\s*['"\`]${table}(?: as \\w+)?['"\`]`, 'g'),
  )) {
    const end = text.indexOf(';', start.index);
    const statement = text.slice(start.index, end < 0 ? undefined : end);
    // An insert may set the first state, but the update part of an upsert may not change a state.
    for (const call of statement.matchAll(/\.(?:set|doUpdateSet|thenUpdateSet)\(/g)) {
      yield [start.index + call.index, balanced(statement, call.index + call[0].length - 1)];
    }
  }
}

/** Writes to `table` in SQL statements: position, and the text after `set`. */
function* sqlWrites(text: string, table: string): Generator<[number, string]> {
  const update = new RegExp(
    `\\bupdate\\s+(?:only\\s+)?(?:public\\.)?"?${table}"?(?:\\s+(?:as\\s+)?(?!set\\b)\\w+)?\\s+set\\b([\\s\\S]*?)(?:\\bwhere\\b|\\breturning\\b|[\`;]|$)`,
    'gi',
  );
  for (const match of text.matchAll(update)) yield [match.index, match[1] ?? ''];
  const upsert = new RegExp(
    `\\binsert\\s+into\\s+"?${table}"?[\\s\\S]*?\\bdo\\s+update\\s+set\\b([\\s\\S]*?)(?:\\bwhere\\b|\\breturning\\b|[\`;]|$)`,
    'gi',
  );
  for (const match of text.matchAll(upsert)) yield [match.index, match[1] ?? ''];
}

/** Only the lifecycle runner changes state columns: it checks the expected state and writes the event. */
export const stateWrites =
  (workflows: readonly StateColumns[]): Rule =>
  (files) =>
    files
      .filter(({ path }) => path.startsWith('server/') && path !== RUNNER && !isTest(path))
      .flatMap(({ path, text }) => {
        const code = withoutComments(text);
        return workflows.flatMap(({ table, columns }): Problem[] =>
          [...kyselyWrites(code, table), ...sqlWrites(code, table)].flatMap(([position, what]) =>
            columns
              // Finds `status: x`, `{ status }`, `set('status', x)` and `status = x`, but not `x.status` or
              // `status_note`.
              .filter((column) => new RegExp(`(?<![\\w.])["']?${column}["']?\\s*(?:[:,}=]|$)`).test(what))
              .map((column) => ({
                path: `${path}:${lineAt(code, position)}`,
                message: `Must not write ${table}.${column}. Declare a transition in the workflow, and let ${RUNNER} run it.`,
              })),
          ),
        );
      });
