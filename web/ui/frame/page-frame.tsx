import { type ReactNode, useEffect } from 'react';
import { classNames } from '#web/ui/text/class-names.ts';
import { type FramedQuery, QueryFrame, type QueryFrameProps } from './query-frame.tsx';

/** The name after the dash in every window title. */
const WINDOW_NAME = 'Medverka';
/** Id of the heading that gets the focus after navigation, so that screen readers read the title of the new page. */
export const PAGE_TITLE_ID = 'sidrubrik';

type FromData<Data, Value> = Value | ((data: Data | undefined) => Value);

interface HeadProps<Data> {
  /** Also the window title. A function gets the query's data, which are undefined while loading. */
  title: FromData<Data, string>;
  /** Short words above the title: the project's name, 'Steg 3 av 5'. */
  kicker?: FromData<Data, ReactNode>;
  description?: FromData<Data, ReactNode>;
  actions?: FromData<Data, ReactNode>;
  /** Breadcrumb or step rail above the title. */
  above?: FromData<Data, ReactNode>;
  /** 'reading' for texts and forms, 'wide' for tables and walls of portraits. */
  width?: 'reading' | 'wide' | undefined;
}

export type PageFrameProps<Data> = HeadProps<Data> &
  ((QueryFrameProps<Data> & { query: FramedQuery<Data> }) | { query?: undefined; children: ReactNode });

function read<Data, Value>(value: FromData<Data, Value>, data: Data | undefined): Value {
  return typeof value === 'function' ? (value as (data: Data | undefined) => Value)(data) : value;
}

/** Sets the window title to '<title> – Medverka', for screens with a heading of their own. */
export function useWindowTitle(title: string) {
  useEffect(() => {
    document.title = title ? `${title} – ${WINDOW_NAME}` : WINDOW_NAME;
  }, [title]);
}

/** The frame of a screen: the heading, and below it the query as loading, failed, empty or ready. */
export function PageFrame<Data = never>(props: PageFrameProps<Data>) {
  const data = props.query?.data;
  const title = read(props.title, data);
  const [kicker, description] = [read(props.kicker, data), read(props.description, data)];
  const [actions, above] = [read(props.actions, data), read(props.above, data)];
  useWindowTitle(title);
  return (
    <div
      aria-busy={props.query?.isFetching || undefined}
      className={classNames(
        'mx-auto w-full px-4 pt-6 pb-16 sm:px-6 md:pt-10 lg:px-10',
        props.width === 'reading' ? 'max-w-3xl' : 'max-w-[96rem]',
      )}
    >
      {above && <div className="mb-6 md:mb-8">{above}</div>}
      <header className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 md:mb-10">
        <div className="min-w-0 max-w-3xl">
          {kicker && <p className="kicker mb-2">{kicker}</p>}
          <h1 id={PAGE_TITLE_ID} tabIndex={-1} className="voice-serif text-title outline-none">
            {title}
          </h1>
          {description && <div className="mt-3 max-w-prose text-pretty text-ink-muted">{description}</div>}
        </div>
        {actions && (
          <div data-page-commands className="flex flex-wrap gap-2 max-sm:w-full">
            {actions}
          </div>
        )}
      </header>
      {props.query ? (
        <QueryFrame query={props.query} isEmpty={props.isEmpty} empty={props.empty}>
          {props.children}
        </QueryFrame>
      ) : (
        props.children
      )}
    </div>
  );
}
