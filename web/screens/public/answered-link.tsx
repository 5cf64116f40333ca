import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '#web/api/client.ts';
import { Callout } from '#web/ui/frame/callout.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { AccountFrame } from './account-frame.tsx';
import { isDeadLink } from './dead-link.ts';

interface AnsweredLinkProps<View> {
  /** The name of the view among all that is asked for. */
  name: string;
  ask: (token: string) => Promise<View>;
  /** The title until the view has come. */
  title: string;
  portraits: readonly number[];
  dead: { readonly title: string; readonly text: string };
  /** Draws the view in a frame of its own. `keep` shows the view that an answer leads to. */
  children: (view: View, token: string, keep: (answer: Promise<View>) => Promise<void>) => ReactNode;
}

/** The page behind the link of a mail that is read, answered, and read again. */
export function AnsweredLink<View>({ name, ask, title, portraits, dead, children }: AnsweredLinkProps<View>) {
  const token = useSearchParams()[0].get('token') ?? '';
  const client = useQueryClient();
  const key = [name, token];
  const found = useQuery({ queryKey: key, queryFn: () => ask(token), enabled: token !== '', retry: false });
  const keep = async (answer: Promise<View>) => {
    try {
      client.setQueryData<View>(key, await answer);
    } catch (error) {
      // Answered meanwhile, in another window or by another person: the page then shows how it stands.
      if (error instanceof ApiError && error.status !== 0) void found.refetch();
      throw error;
    }
  };
  if (token === '' || isDeadLink(found.error)) {
    return (
      <AccountFrame title={dead.title} portraits={portraits}>
        <Callout tone="lost" role="alert">
          {dead.text}
        </Callout>
      </AccountFrame>
    );
  }
  if (found.data) return children(found.data, token, keep);
  return (
    <AccountFrame title={title} portraits={portraits}>
      <QueryFrame query={found}>{() => null}</QueryFrame>
    </AccountFrame>
  );
}
