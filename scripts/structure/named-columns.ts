import { isTest, lineAt, type Problem, type Rule, type SourceFile, withoutComments } from './source.ts';

/** The tables of the database, from the row types that are made from it. */
function tablesOf(files: readonly SourceFile[]): Set<string> {
  const { text = '' } = files.find(({ path }) => path === 'server/db/generated.ts') ?? {};
  const [, database = ''] = /export interface Database \{([^}]*)\}/.exec(text) ?? [];
  return new Set([...database.matchAll(/^\s*(\w+):/gm)].map(([, name = '']) => name));
}

const BUILT = /\.(?:selectAll|returningAll)\(/g;
/** `select *`, `returning *` and `x.*`, with the table they read where that stands behind them. */
const STARS =
  /\b(?:select|returning)\s+(?:distinct\s+)?\*(?:\s+from\s+(?:public\.)?(\w+))?|\b(\w+)\.\*(?=\s*(?:,|from\b))/g;

/** The table that a name stands for in a text, itself or as an alias. */
function tableOf(name: string, code: string, tables: ReadonlySet<string>): string | undefined {
  const reads = code.matchAll(new RegExp(`\\b(?:from|join|update|into)\\s+(\\w+)\\s+(?:as\\s+)?${name}\\b`, 'g'));
  return [name, ...[...reads].map(([, table = '']) => table)].find((one) => tables.has(one));
}

/**
 * The columns of a table are named where they are read. PostgreSQL keeps a statement with the columns it had, and refuses
 * it once a migration has added one, to every process that still runs.
 */
export const namedColumns: Rule = (files) => {
  const tables = tablesOf(files);
  return files
    .filter(({ path }) => /^(?:server|demo)\//.test(path) && !isTest(path) && path !== 'server/db/generated.ts')
    .flatMap(({ path, text }): Problem[] => {
      const code = withoutComments(text);
      const stars = [...code.matchAll(STARS)].filter(([all, from, alias]) => {
        if (alias) return tableOf(alias, code, tables);
        // The rows that a change gives back are of the table that it changes.
        return /^returning/.test(all) || (from !== undefined && tables.has(from));
      });
      return [...code.matchAll(BUILT), ...stars].map(({ index }) => ({
        path: `${path}:${lineAt(code, index)}`,
        message: 'takes all columns of a table. Name them: a column that is added would break the processes that run.',
      }));
    });
};
