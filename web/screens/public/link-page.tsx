import { type QueryKey, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { LinkButton } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { AccountFrame } from './account-frame.tsx';
import { isDeadLink } from './dead-link.ts';

/** What the form behind a link gets. */
export interface OpenLink {
  readonly token: string;
  /** The link holds no longer; gets the words to say so. */
  readonly onDead: (words: string) => void;
}

interface LinkPageProps<View> {
  title: string;
  /** Gets what the link is about, undefined until it has come. */
  describe: (view: View | undefined) => ReactNode;
  portraits: readonly number[];
  /** Asks once what the link is about. */
  ask: (token: string) => { readonly queryKey: QueryKey; readonly queryFn: () => Promise<View> };
  /** The words for a link that is not whole. */
  broken: string;
  /** The way on from a link that holds no longer. */
  onward: { readonly to: string; readonly label: string };
  children: (link: OpenLink) => ReactNode;
}

/** The page behind the link of a mail: it is looked at first, and without one that holds there is no form. */
export function LinkPage<View>({ title, describe, portraits, ask, broken, onward, children }: LinkPageProps<View>) {
  const token = useSearchParams()[0].get('token') ?? '';
  const found = useQuery({
    ...ask(token),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  // It may die between the look and the answer.
  const [died, setDied] = useState<string>();
  const refusal = token === '' ? broken : (died ?? (isDeadLink(found.error) ? found.error.message : undefined));
  return (
    <AccountFrame title={title} portraits={portraits} description={refusal ? undefined : describe(found.data)}>
      {refusal ? (
        <>
          <Callout tone="lost" role="alert">
            {refusal}
          </Callout>
          <LinkButton to={onward.to} className="mt-6">
            {onward.label}
          </LinkButton>
        </>
      ) : (
        <QueryFrame query={found}>{() => children({ token, onDead: setDied })}</QueryFrame>
      )}
    </AccountFrame>
  );
}
