import { isSame } from './corrections.ts';
import type { Statement } from './statement.ts';

/** How a person's present statement differs from what the tax agency has. */
export const STATEMENT_CHANGES = ['new', 'changed', 'removed', 'same'] as const;
export type StatementChange = (typeof STATEMENT_CHANGES)[number];

interface ComparedStatement {
  readonly statement: Statement;
  readonly change: StatementChange;
}

/** The present statements and those that are to be removed, by specification number. */
export function comparedStatements(
  held: ReadonlyMap<number, Statement>,
  now: readonly Statement[],
): ComparedStatement[] {
  const current = new Set(now.map(({ specification }) => specification));
  const changeOf = (statement: Statement): StatementChange => {
    const earlier = held.get(statement.specification);
    if (!earlier) return 'new';
    return isSame(statement, earlier) ? 'same' : 'changed';
  };
  const gone = [...held.values()].filter(({ specification }) => !current.has(specification));
  return [
    ...now.map((statement) => ({ statement, change: changeOf(statement) })),
    ...gone.map((statement) => ({ statement, change: 'removed' as const })),
  ].sort((one, other) => one.statement.specification - other.statement.specification);
}
