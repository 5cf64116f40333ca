import { Select } from '#web/ui/form/select.tsx';
import type { Sort } from './sort-rows.ts';

interface TableSortSelectProps {
  columns: readonly { id: string; header: string }[];
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
}

/** Chooses the order of stacked rows, which have no column headers. */
export function TableSortSelect({ columns, sort, onSort }: TableSortSelectProps) {
  if (columns.length === 0) return null;
  const options = columns.flatMap((column) => [
    { value: `${column.id} ascending`, label: `${column.header}, stigande` },
    { value: `${column.id} descending`, label: `${column.header}, fallande` },
  ]);
  return (
    <Select
      aria-label="Sortera"
      className="mb-3 max-w-sm unstacked:hidden"
      placeholder="Sortera efter"
      options={options}
      value={sort ? `${sort.column} ${sort.direction}` : ''}
      onChange={(event) => {
        const [column, direction] = event.target.value.split(' ');
        if (column) onSort({ column, direction: direction === 'descending' ? 'descending' : 'ascending' });
      }}
    />
  );
}
