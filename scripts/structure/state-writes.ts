import { isTest, lineAt, type Problem, type Rule, withoutComments } from './source.ts';

/** A table whose rows live by a workflow, and the columns that only its transitions may change. */
export type StateColumns = { table: string; columns: readonly string[] };

const RUNNER = 'server/lifecycle/write-states.ts';

/** The text from an opening bracket to the one that closes it. */
function balanced(text: string, open: number): string {
  let depth = 0;
  for (let index = open; index < text.length; index += 1) {
    if ('({['.includes(text[index] ?? '')) depth += 1;
    if (')}]'.includes(text[index] ?? '')) depth -= 1;
    if (depth === 0) return text.slice(open, index + 1);
  }
  return text.slice(open);
}

/** The values that the Kysely statements that write `table` set: [position, arguments of set]. */
function* kyselyWrites(text: string, table: string): Generator<[number, string]> {
  for (const start of text.matchAll(
    new RegExp(`\\b(?:updateTable|insertInto|mergeInto)\\(\\s*['"\`]${table}(?: as \\w+)?['"\`]`, 'g'),
  )) {
    const end = text.indexOf(';', start.index);
    const statement = text.slice(start.index, end < 0 ? undefined : end);
    // An insert may give a first state; the part of an upsert that changes an existing row may not.
    for (const call of statement.matchAll(/\.(?:set|doUpdateSet|thenUpdateSet)\(/g)) {
      yield [start.index + call.index, balanced(statement, call.index + call[0].length - 1)];
    }
  }
}

/** The same for statements written as SQL. */
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

/** State columns change in one place only: there the expected state is checked and the event written with it. */
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
              // `status: x`, `{ status }`, `set('status', x)` and `status = x`, but not `x.status` or `status_note`.
              .filter((column) => new RegExp(`(?<![\\w.])["']?${column}["']?\\s*(?:[:,}=]|$)`).test(what))
              .map((column) => ({
                path: `${path}:${lineAt(code, position)}`,
                message: `writes ${table}.${column}. Only ${RUNNER} may: declare a transition in the workflow and run it.`,
              })),
          ),
        );
      });
