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
  /** How often it has failed since it was first asked. */
  errorUpdateCount: number;
  isFetching: boolean;
  refetch: () => unknown;
}

/** The loading words, everywhere the same. */
export function Loading() {
  return (
    <p role="status" className="py-10 text-ink-muted">
      Laddar...
    </p>
  );
}

/** The failure to show: while what failed is asked anew the library forgets it, and the screen would blink at each try. */
export const failureOf = (
  { data, error, errorUpdateCount }: Pick<FramedQuery<unknown>, 'data' | 'error' | 'errorUpdateCount'>,
  last: unknown,
): unknown => error ?? (data === undefined && errorUpdateCount > 0 ? last : null);

export interface QueryFrameProps<Data> {
  query: FramedQuery<Data>;
  isEmpty?: ((data: Data) => boolean) | undefined;
  /** An EmptyState, shown when `isEmpty` says so. */
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * Loading, failure, empty and ready for one query. Data stays on the screen while it is fetched anew. A failure may be
 * tried again; what does not exist leads to the list it would stand in instead, and what waits for a session is fetched
 * when there is one.
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
  if (data === undefined && isWaiting) {
    return <p className="py-10 text-ink-muted">Visas när du har loggat in igen.</p>;
  }
  if (data === undefined) return failure ?? <Loading />;
  return (
    <>
      {failure}
      {isEmpty?.(data) ? empty : children(data)}
    </>
  );
}
