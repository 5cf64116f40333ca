import { ArrowRight, RotateCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, LinkButton } from '#web/ui/form/button.tsx';
import { useErrorText } from '#web/ui/form/error-text.tsx';
import { InstantText } from '#web/ui/text/date-text.tsx';
import { Callout } from './callout.tsx';
import { useOnline } from './network.ts';
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
  /** When the data came, in ms since 1970. */
  dataUpdatedAt?: number;
  refetch: () => unknown;
}

const WAITING = 'py-10 text-ink-muted';

/** Shown instead of a part that a phone without a network has not kept. */
export const Later = () => <p className={WAITING}>Visas när du är uppkopplad igen.</p>;

const UnderWay = () => (
  <p role="status" className={WAITING}>
    Laddar...
  </p>
);

/** The text 'Laddar...', the same on all screens; without a network, that the part comes when there is one. */
export function Loading() {
  return useOnline() ? <UnderWay /> : <Later />;
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
 * session is fetched again when there is one. Without a network the data are shown with their age.
 */
export function QueryFrame<Data>({ query, isEmpty, empty, children }: QueryFrameProps<Data>) {
  const errorText = useErrorText();
  const { list, isGone, waitsForSession, keptDateOf } = useWayBack();
  const { data, isFetching, isPaused, dataUpdatedAt } = query;
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
  if (data === undefined) {
    if (isWaiting) return <p className={WAITING}>Visas när du har loggat in igen.</p>;
    return isPaused ? <Later /> : (failure ?? <UnderWay />);
  }
  const age = keptDateOf(data) ?? (isPaused && dataUpdatedAt ? new Date(dataUpdatedAt).toISOString() : undefined);
  return (
    <>
      {failure}
      {age !== undefined && (
        <p className="mb-4 text-sm text-ink-muted">
          Hämtat <InstantText instant={age} />
        </p>
      )}
      {isEmpty?.(data) ? empty : children(data)}
    </>
  );
}
