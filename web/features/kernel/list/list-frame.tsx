import type { ReactNode } from 'react';
import { CsvButton, type CsvButtonProps } from '#web/features/kernel/csv/csv-button.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { PageLinks } from '#web/ui/list/page-links.tsx';
import { classNames } from '#web/ui/text/class-names.ts';
import type { List, ListPage } from './use-list.ts';

type RowOf<Data extends ListPage> = Data['items'][number];

/** The words of an empty list, and what the reader can do. */
export interface EmptyWords {
  readonly title: string;
  readonly text: ReactNode;
  readonly action?: ReactNode;
}

/** Rendering of the rows: a page as a whole, such as a table, or row by row in a list. */
export type ListDrawing<Data extends ListPage> =
  | { children: (data: Data) => ReactNode; row?: undefined }
  | { row: (row: RowOf<Data>) => ReactNode; children?: undefined };

/** The parts of a list on any screen. */
export interface ListParts<Data extends ListPage> {
  list: List<Data>;
  /** The word for the counted rows: the plural, or singular and plural. */
  noun: string | readonly [one: string, many: string];
  /** True if the total is shown even when one page holds all rows. */
  hasTotal?: boolean | undefined;
  /** The words of an empty list; one sentence if the list is only a part of a page. */
  empty: EmptyWords | string;
  /** The exported file: its name without extension, and its columns, which load on demand. */
  csv?: Omit<CsvButtonProps<RowOf<Data>>, 'fetchPage'> | undefined;
}

export type ListFrameProps<Data extends ListPage> = ListParts<Data> &
  ListDrawing<Data> & {
    /** Accessible name of a list of rows. */
    label?: string | undefined;
    isUnderTabs?: boolean | undefined;
  };

/** A list in pages: loading, failure, empty words, rows, links to the other pages, and export. */
export function ListFrame<Data extends ListPage>(props: ListFrameProps<Data>) {
  const { list, noun, hasTotal, empty, csv, row, label, isUnderTabs = false } = props;
  const { query, fetchPage, pageName } = list;
  // While another tab or page loads, the rows of the previous one are hidden: the user would take them for the new
  // ones.
  const isOfAnother = query.isPlaceholderData && (isUnderTabs || row !== undefined);
  const button = csv && <CsvButton {...csv} fetchPage={fetchPage} />;
  return (
    <QueryFrame
      query={isOfAnother ? { ...query, data: undefined } : query}
      isEmpty={({ total }) => total === 0}
      empty={
        typeof empty === 'string' ? (
          <p className="text-ink-muted">{empty}</p>
        ) : (
          <EmptyState
            title={empty.title}
            action={empty.action}
            className={isUnderTabs && row ? 'border-t-0 pt-0' : undefined}
          >
            {empty.text}
          </EmptyState>
        )
      }
    >
      {(data) => {
        const counted = typeof noun === 'string' ? noun : noun[data.total === 1 ? 0 : 1];
        const pages = <PageLinks of={data} noun={counted} name={pageName} hasTotal={hasTotal} />;
        return row ? (
          <>
            <ul aria-label={label} className={classNames(isUnderTabs && '-mt-3', 'mb-4 divide-y divide-hairline')}>
              {data.items.map((one) => (
                <li key={one.id}>{row(one)}</li>
              ))}
            </ul>
            {pages}
            {button && <div className="mt-6">{button}</div>}
          </>
        ) : (
          <div className="flex flex-col gap-6">
            {props.children?.(data)}
            {pages}
            {button}
          </div>
        );
      }}
    </QueryFrame>
  );
}
