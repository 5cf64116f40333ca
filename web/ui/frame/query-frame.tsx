import { ArrowRight, RotateCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, LinkButton } from '#web/ui/form/button.tsx';
import { useErrorText } from '#web/ui/form/error-text.tsx';
import { Callout } from './callout.tsx';
import { useWayBack } from './way-back.ts';

/** The part of a TanStack Query result that a frame needs. */
export interface FramedQuery<Data> {
  data: Data | undefined;
  error: unknown;
  /** Number of failures since the query was created. */
  errorUpdateCount: number;
  isFetching: boolean;
  /** True while the query waits for the network. */
  isPaused?: boolean;
  refetch: () => unknown;
}

/** The text 'Laddar...', the same on all screens. */
export function Loading() {
  return (
    <p role="status" className="py-10 text-ink-muted">
      Laddar...
    </p>
  );
}

/** The error to show. During a retry the library clears `error`; without the last error the screen would flicker. */
export const failureOf = (
  { data, error, errorUpdateCount }: Pick<FramedQuery<unknown>, 'data' | 'error' | 'errorUpdateCount'>,
  last: unknown,
): unknown => error ?? (data === undefined && errorUpdateCount > 0 ? last : null);

export interface QueryFrameProps<Data> {
  query: FramedQuery<Data>;
  isEmpty?: ((data: Data) => boolean) | undefined;
  /** Shown if `isEmpty` returns true, such as an EmptyState. */
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * Shows a query as loading, failed, empty or ready. Data stay on the screen during a refetch. After a failure there is
 * a button to try again; if the object does not exist, a link to its list instead. A query that failed without a
 * session is fetched again when there is one.
 */
export function QueryFrame<Data>({ query, isEmpty, empty, children }: QueryFrameProps<Data>) {
  const errorText = useErrorText();
  const { list, isGone, waitsForSession } = useWayBack();
  const { data, isFetching } = query;
  const [last, setLast] = useState<unknown>(null);
  const error = failureOf(query, last);
  if (error !== last) setLast(error);
  const isWaiting = waitsForSession(error);
  const failure = isWaiting ? null : error ? (
    <Callout
      tone="lost"
      role="alert"
      className="my-4"
      action={
        list && isGone(error) ? (
          <LinkButton size="small" icon={ArrowRight} to={list.to}>
            {list.label}
          </LinkButton>
        ) : (
          <Button size="small" icon={RotateCw} isBusy={isFetching} onClick={() => query.refetch()}>
            Försök igen
          </Button>
        )
      }
    >
      {errorText(error)}
    </Callout>
  ) : null;
  if (data === undefined && (isWaiting || query.isPaused)) {
    return <p className="py-10 text-ink-muted">Visas när du {isWaiting ? 'har loggat in' : 'är uppkopplad'} igen.</p>;
  }
  if (data === undefined) return failure ?? <Loading />;
  return (
    <>
      {failure}
      {isEmpty?.(data) ? empty : children(data)}
    </>
  );
}
