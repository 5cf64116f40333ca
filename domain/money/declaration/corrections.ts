import type { Statement } from './statement.ts';

/** The individual statements of one file: those that are new or changed, and the numbers of those taken back. */
export interface FiledStatements {
  readonly statements: readonly Statement[];
  /** Specification numbers of statements marked for removal (box 205). */
  readonly removed: readonly number[];
}

/**
 * The statements that the tax agency has after the files that were handed in, in the order of the files. A statement
 * replaces an earlier one with the same specification number. Within a file, removals come first: a person whose
 * personal number has changed is removed under the old number and stated under the new one.
 */
export function statementsAfter(files: readonly FiledStatements[]): ReadonlyMap<number, Statement> {
  const held = new Map<number, Statement>();
  for (const { statements, removed } of files) {
    for (const specification of removed) held.delete(specification);
    for (const statement of statements) held.set(statement.specification, statement);
  }
  return held;
}

// In a fixed order, because statements read from the database have their fields in another order.
const fieldsOf = ({ workplace, ...statement }: Statement) => [
  statement.specification,
  statement.tax_box,
  statement.contributed_ore,
  statement.uncontributed_ore,
  statement.tax_ore,
  statement.has_mileage,
  statement.has_per_diem,
  workplace && [workplace.street, workplace.town],
];

/** True if two statements have the same fields. */
export const isSame = (one: Statement, other: Statement): boolean =>
  JSON.stringify(fieldsOf(one)) === JSON.stringify(fieldsOf(other));

/**
 * The statements of the next file of a month: what differs from what the tax agency has. All of them, if nothing was
 * handed in.
 * @param renumbered specification numbers of people whose personal number has changed since they were stated
 */
export function correctionsTo(
  held: ReadonlyMap<number, Statement>,
  now: readonly Statement[],
  renumbered: ReadonlySet<number>,
): FiledStatements {
  const current = new Set(now.map(({ specification }) => specification));
  const isGone = (specification: number) => !current.has(specification) || renumbered.has(specification);
  const isToSend = (statement: Statement) => {
    const earlier = held.get(statement.specification);
    return renumbered.has(statement.specification) || !earlier || !isSame(statement, earlier);
  };
  return {
    statements: now.filter(isToSend),
    removed: [...held.keys()].filter(isGone),
  };
}

/** True if a file would correct nothing. */
export const isEmpty = ({ statements, removed }: FiledStatements): boolean =>
  statements.length === 0 && removed.length === 0;
