import type { ReactNode } from 'react';
import { CsvButton, type CsvButtonProps } from '#web/features/kernel/csv/csv-button.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { PageLinks } from '#web/ui/list/page-links.tsx';
import { classNames } from '#web/ui/text/class-names.ts';
import type { List, ListPage } from './use-list.ts';

type RowOf<Data extends ListPage> = Data['items'][number];

/** The words where a list has no row, and what to do about it. */
export interface EmptyWords {
  readonly title: string;
  readonly text: ReactNode;
  readonly action?: ReactNode;
}

/** A page is drawn as a whole, as a table is, or row by row in a list with a name. */
export type ListDrawing<Data extends ListPage> =
  | { children: (data: Data) => ReactNode; row?: undefined }
  | { row: (row: RowOf<Data>) => ReactNode; children?: undefined };

/** What a list is made of, wherever it stands. */
export interface ListParts<Data extends ListPage> {
  list: List<Data>;
  /** The counted noun in the plural, or for one and for many. */
  noun: string | readonly [one: string, many: string];
  /** True if the total is told where one page shows all of it, too. */
  hasTotal?: boolean | undefined;
  /** A sentence alone in a part of a page. */
  empty: EmptyWords | string;
  /** The file of all pages, without its ending, and its columns, which are fetched when the file is asked for. */
  csv?: Omit<CsvButtonProps<RowOf<Data>>, 'fetchPage'> | undefined;
}

export type ListFrameProps<Data extends ListPage> = ListParts<Data> &
  ListDrawing<Data> & {
    /** Names a list of rows. */
    label?: string | undefined;
    isUnderTabs?: boolean | undefined;
  };

/** A list in pages: loading, failure, empty, its rows, the way to its other pages, and all of it as a file. */
export function ListFrame<Data extends ListPage>(props: ListFrameProps<Data>) {
  const { list, noun, hasTotal, empty, csv, row, label, isUnderTabs = false } = props;
  const { query, fetchPage, pageName } = list;
  // While another tab is fetched, nothing of the last one is shown as if it were of this.
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
