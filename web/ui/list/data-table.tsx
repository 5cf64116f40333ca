import { memo, type ReactNode, useMemo, useState } from 'react';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { classNames } from '#web/ui/text/class-names.ts';
import { useStable } from '#web/ui/text/use-stable.ts';
import { type Sort, type SortValue, sortRows } from './sort-rows.ts';
import { TableSortButton } from './table-sort-button.tsx';
import { TableSortSelect } from './table-sort-select.tsx';
import { useDrawnCount } from './use-drawn-count.ts';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /**
   * The value by which the browser sorts the column. If the server sorts, set `is_sortable`, and `sort` and `onSort` of
   * the table.
   */
  sortValue?: ((row: Row) => SortValue) | undefined;
  is_sortable?: boolean | undefined;
  /** 'end' for money and counts. */
  align?: 'start' | 'end' | undefined;
  /** True for the column that names the row: a row header, larger in stacked rows. At most one column. */
  is_row_header?: boolean | undefined;
  /** True for a column of buttons, which has no label in stacked rows. */
  is_header_hidden?: boolean | undefined;
  /**
   * Classes with `stacked:` and `unstacked:`, used here instead of Tailwind's width variants (web/styles/tables.css).
   */
  class_name?: string | undefined;
}

export interface Selection {
  keys: ReadonlySet<string>;
  onChange: (keys: ReadonlySet<string>) => void;
}

export interface DataTableProps<Row> {
  /** Accessible name of the table. */
  label: string;
  /** With hundreds of rows, pass the same array in every render: then only changed rows are rendered again. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Width of the container below which rows are stacked: 672 px by default, 800 for 'more', 928 for 'most'. */
  room?: keyof typeof ROOMS | undefined;
  keyOf: (row: Row) => string;
  /** The name of a row, for its checkbox. */
  nameOf?: ((row: Row) => string) | undefined;
  selection?: Selection | undefined;
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  /** Shown instead of the table if there are no rows: an EmptyState or a sentence. */
  empty?: ReactNode;
}

// Stacked rows are displayed as blocks, for which browsers drop the table semantics; explicit roles restore them.
const role = (name: 'table' | 'rowgroup' | 'row' | 'cell' | 'columnheader' | 'rowheader') => ({ role: name });

// Container names used by web/styles/tables.css.
const ROOMS = { some: '@container/table', more: '@container/roomy-table', most: '@container/roomiest-table' };

/** A table with a sticky header, sorting and selection. In a narrow container its rows are stacked. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, room = 'some', keyOf, nameOf = keyOf, selection, empty } = props;
  const [ownSort, setOwnSort] = useState<Sort>();
  const sort = props.sort ?? ownSort;
  const setSort = props.onSort ?? setOwnSort;
  const isSortedHere = props.onSort === undefined;
  const shown = useMemo(() => {
    const readValue = isSortedHere && sort ? columns.find((column) => column.id === sort.column)?.sortValue : undefined;
    return readValue && sort ? sortRows(rows, readValue, sort.direction) : rows;
  }, [columns, rows, sort, isSortedHere]);
  const isSortable = (column: Column<Row>) => column.is_sortable ?? column.sortValue !== undefined;
  const chosenHere = rows.filter((row) => selection?.keys.has(keyOf(row))).length;
  const choose = (keys: readonly string[], isChosen: boolean) => {
    const next = new Set(selection?.keys);
    for (const key of keys) isChosen ? next.add(key) : next.delete(key);
    selection?.onChange(next);
  };
  const chooseOne = useStable((key: string, isChosen: boolean) => choose([key], isChosen));
  const drawnCount = useDrawnCount(shown.length);
  if (rows.length === 0 && empty) return empty;
  return (
    <div className={ROOMS[room]}>
      <TableSortSelect columns={columns.filter(isSortable)} sort={sort} onSort={setSort} />
      <table {...role('table')} aria-label={label} className="w-full border-collapse text-sm stacked:block">
        <thead {...role('rowgroup')} className="stacked:sr-only">
          <tr {...role('row')}>
            {selection && (
              <th {...role('columnheader')} scope="col" className={classNames(headClass, 'w-10 print:hidden')}>
                <Checkbox
                  label="Välj alla"
                  isLabelHidden
                  checked={rows.length > 0 && chosenHere === rows.length}
                  isMixed={chosenHere > 0 && chosenHere < rows.length}
                  onChange={(event) => choose(rows.map(keyOf), event.target.checked)}
                />
              </th>
            )}
            {columns.map((column) => (
              <th
                key={column.id}
                {...role('columnheader')}
                scope="col"
                aria-sort={isSortable(column) && sort?.column === column.id ? sort.direction : undefined}
                className={classNames(headClass, column.align === 'end' && 'text-right', column.class_name)}
              >
                {isSortable(column) ? (
                  <TableSortButton column={column} sort={sort} onSort={setSort} />
                ) : (
                  <span className={column.is_header_hidden ? 'sr-only' : 'inline-flex min-h-7 items-center'}>
                    {column.header}
                  </span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...role('rowgroup')} className="stacked:block stacked:border-t stacked:border-hairline">
          {shown.slice(0, drawnCount).map((row) => (
            <TableRow
              key={keyOf(row)}
              id={keyOf(row)}
              name={nameOf(row)}
              row={row}
              columns={columns}
              isChosen={selection?.keys.has(keyOf(row))}
              onChoose={chooseOne}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

// The line below a sticky header is a shadow, because a collapsed border would not move with it. Print has no shadows,
// so there it is a border.
const headClass =
  'sticky top-(--sticky-top,0px) z-10 [box-shadow:inset_0_-1px_var(--ink)] bg-paper py-2 pr-4 text-left align-bottom font-medium text-ink-muted last:pr-0 print:border-b print:border-ink';

interface TableRowProps<Row> {
  id: string;
  name: string;
  row: Row;
  columns: readonly Column<Row>[];
  /** Undefined if the table has no selection. */
  isChosen: boolean | undefined;
  onChoose: (id: string, isChosen: boolean) => void;
}

const TableRow = memo(function TableRow<Row>({ id, name, row, columns, isChosen, onChoose }: TableRowProps<Row>) {
  const hasSelection = isChosen !== undefined;
  return (
    <tr
      {...role('row')}
      aria-selected={isChosen}
      className={classNames(
        'border-b border-hairline transition-colors duration-(--quick) hover:bg-surface stacked:relative stacked:grid stacked:grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] stacked:items-baseline stacked:gap-x-10 stacked:py-3',
        isChosen && 'bg-sunken hover:bg-sunken',
      )}
    >
      {hasSelection && (
        <td
          {...role('cell')}
          className="w-10 py-1 align-middle stacked:absolute stacked:top-2 stacked:right-0 print:hidden"
        >
          <Checkbox
            label={`Välj ${name}`}
            isLabelHidden
            checked={isChosen}
            onChange={(event) => onChoose(id, event.target.checked)}
          />
        </td>
      )}
      {columns.map((column) => (
        <Cell key={column.id} column={column} hasSelection={hasSelection}>
          {column.cell(row)}
        </Cell>
      ))}
    </tr>
  );
}) as <Row>(props: TableRowProps<Row>) => ReactNode;

function Cell<Row>({
  column,
  hasSelection,
  children,
}: {
  column: Column<Row>;
  hasSelection: boolean;
  children: ReactNode;
}) {
  const className = classNames(
    'py-2.5 pr-4 text-left align-middle font-normal last:pr-0 stacked:flex stacked:items-baseline stacked:justify-between stacked:gap-4 stacked:py-1 stacked:pr-0',
    column.align === 'end' && 'tabular unstacked:text-right',
    column.is_header_hidden && 'stacked:col-end-[-1] stacked:justify-end',
    column.is_row_header &&
      classNames('stacked:-order-1 stacked:col-span-full stacked:text-base', hasSelection && 'stacked:pr-12'),
    column.class_name,
  );
  if (column.is_row_header) {
    return (
      <th {...role('rowheader')} scope="row" className={className}>
        {children}
      </th>
    );
  }
  return (
    <td {...role('cell')} className={className}>
      {!column.is_header_hidden && (
        <span aria-hidden="true" className="shrink-0 text-ink-muted unstacked:hidden">
          {column.header}
        </span>
      )}
      <span className="stacked:text-right">{children}</span>
    </td>
  );
}
