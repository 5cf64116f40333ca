import { ArrowDown, ArrowUp } from 'lucide-react';
import { classNames } from '#web/ui/text/class-names.ts';
import { nextSort, type Sort } from './sort-rows.ts';

interface TableSortButtonProps {
  column: { readonly id: string; readonly header: string };
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
}

/** The header of a sortable column, as a button. */
export function TableSortButton({ column, sort, onSort }: TableSortButtonProps) {
  const isSorted = sort?.column === column.id;
  const Arrow = isSorted && sort.direction === 'descending' ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      onClick={() => onSort(nextSort(sort, column.id))}
      className={classNames(
        'group inline-flex min-h-7 items-center gap-1 [text-align:inherit] hover:text-ink',
        isSorted && 'text-ink',
      )}
    >
      {column.header}
      <Arrow
        aria-hidden="true"
        strokeWidth={2}
        className={classNames(
          'size-3.5',
          !isSorted && 'opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60',
        )}
      />
    </button>
  );
}
