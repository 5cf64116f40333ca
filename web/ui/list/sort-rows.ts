import { madeOnce } from '#domain/kernel/made-once.ts';

export interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}

const collator = madeOnce(() => new Intl.Collator('sv', { numeric: true }));

export type SortValue = string | number | null | undefined;

/** Sorts rows by a value; words by Swedish order, rows without a value last. */
export function sortRows<Row>(
  rows: readonly Row[],
  readValue: (row: Row) => SortValue,
  direction: Sort['direction'],
): Row[] {
  const turn = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => {
    const [one, other] = [readValue(a), readValue(b)];
    if (one === null || one === undefined || one === '')
      return other === null || other === undefined || other === '' ? 0 : 1;
    if (other === null || other === undefined || other === '') return -1;
    if (typeof one === 'number' && typeof other === 'number') return (one - other) * turn;
    return collator().compare(String(one), String(other)) * turn;
  });
}

/** The order after a press on a column's header: first ascending, then alternately descending and ascending. */
export function nextSort(current: Sort | undefined, column: string): Sort {
  const turns = current?.column === column && current.direction === 'ascending';
  return { column, direction: turns ? 'descending' : 'ascending' };
}
