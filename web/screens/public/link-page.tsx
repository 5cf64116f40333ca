import { type QueryKey, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { LinkButton } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { AccountFrame } from './account-frame.tsx';
import { isDeadLink } from './dead-link.ts';

/** The props of the form behind a link. */
export interface OpenLink {
  readonly token: string;
  /** Called when the server refuses the link as dead, with the server's message. */
  readonly onDead: (words: string) => void;
}

interface LinkPageProps<View> {
  title: string;
  /** Describes the subject of the link; the argument is undefined while the view loads. */
  describe: (view: View | undefined) => ReactNode;
  portraits: readonly number[];
  /** The query for the view of the link. It is sent once. */
  ask: (token: string) => { readonly queryKey: QueryKey; readonly queryFn: () => Promise<View> };
  /** Message for an incomplete link. */
  broken: string;
  /** The button below a dead link. */
  onward: { readonly to: string; readonly label: string };
  children: (link: OpenLink) => ReactNode;
}

/** The page behind the link of a mail. It checks the link first and shows the form only for a valid one. */
export function LinkPage<View>({ title, describe, portraits, ask, broken, onward, children }: LinkPageProps<View>) {
  const token = useSearchParams()[0].get('token') ?? '';
  const found = useQuery({
    ...ask(token),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  // The link may become invalid between the check and the submission of the form.
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
