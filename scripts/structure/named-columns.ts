import { isTest, lineAt, type Problem, type Rule, type SourceFile, withoutComments } from './source.ts';

/** The tables of the database, from the generated row types. */
function tablesOf(files: readonly SourceFile[]): Set<string> {
  const { text = '' } = files.find(({ path }) => path === 'server/db/generated.ts') ?? {};
  const [, database = ''] = /export interface Database \{([^}]*)\}/.exec(text) ?? [];
  return new Set([...database.matchAll(/^\s*(\w+):/gm)].map(([, name = '']) => name));
}

const BUILT = /\.(?:selectAll|returningAll)\(/g;
/** Matches `select *`, `returning *` and `x.*`, with the table if it follows directly. */
const STARS =
  /\b(?:select|returning)\s+(?:distinct\s+)?\*(?:\s+from\s+(?:public\.)?(\w+))?|\b(\w+)\.\*(?=\s*(?:,|from\b))/g;

/**
 * The table that a name in a statement means: the table of this name, or the table whose alias it is; undefined if
 * neither.
 */
function tableOf(name: string, code: string, tables: ReadonlySet<string>): string | undefined {
  const reads = code.matchAll(new RegExp(`\\b(?:from|join|update|into)\\s+(\\w+)\\s+(?:as\\s+)?${name}\\b`, 'g'));
  return [name, ...[...reads].map(([, table = '']) => table)].find((one) => tables.has(one));
}

/**
 * Statements must name the columns that they read. PostgreSQL prepares a statement with the columns of that moment;
 * after a migration adds a column, PostgreSQL refuses the prepared statement in every running process.
 */
export const namedColumns: Rule = (files) => {
  const tables = tablesOf(files);
  return files
    .filter(({ path }) => /^(?:server|demo)\//.test(path) && !isTest(path) && path !== 'server/db/generated.ts')
    .flatMap(({ path, text }): Problem[] => {
      const code = withoutComments(text);
      const stars = [...code.matchAll(STARS)].filter(([all, from, alias]) => {
        if (alias) return tableOf(alias, code, tables);
        // `returning` gives rows of the changed table.
        return /^returning/.test(all) || (from !== undefined && tables.has(from));
      });
      return [...code.matchAll(BUILT), ...stars].map(({ index }) => ({
        path: `${path}:${lineAt(code, index)}`,
        message:
          'This reads all columns of a table. Name the columns: a migration that adds one would break running processes.',
      }));
    });
};
