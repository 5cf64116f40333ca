import { ArrowRight, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, LinkButton } from './button.tsx';
import { Callout } from './callout.tsx';
import { useErrorText } from './error-text.tsx';
import { useWayBack } from './way-back.ts';

/** The part of a TanStack Query result that a frame needs. */
export interface FramedQuery<Data> {
  data: Data | undefined;
  error: unknown;
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

export interface QueryFrameProps<Data> {
  query: FramedQuery<Data>;
  isEmpty?: ((data: Data) => boolean) | undefined;
  /** An EmptyState, shown when `isEmpty` says so. */
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * Loading, failure, empty and ready for one query. Data stays on the screen while it is fetched anew. A failure may be
 * tried again; what does not exist leads to the list it would stand in instead.
 */
export function QueryFrame<Data>({ query, isEmpty, empty, children }: QueryFrameProps<Data>) {
  const errorText = useErrorText();
  const { list, isGone } = useWayBack();
  const { data, error, isFetching } = query;
  const failure = error ? (
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
  if (data === undefined) return failure ?? <Loading />;
  return (
    <>
      {failure}
      {isEmpty?.(data) ? empty : children(data)}
    </>
  );
}
