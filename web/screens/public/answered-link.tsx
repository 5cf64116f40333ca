import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '#web/api/client.ts';
import { Callout } from '#web/ui/frame/callout.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { AccountFrame } from './account-frame.tsx';
import { isDeadLink } from './dead-link.ts';

interface AnsweredLinkProps<View> {
  /** First part of the query key. */
  name: string;
  ask: (token: string) => Promise<View>;
  /** Title of the page while the view loads. */
  title: string;
  portraits: readonly number[];
  dead: { readonly title: string; readonly text: string };
  /**
   * Renders the view in its own frame. `keep` takes the promise of an answer and shows the view that the answer
   * contains.
   */
  children: (view: View, token: string, keep: (answer: Promise<View>) => Promise<void>) => ReactNode;
}

/**
 * The page behind a mailed link whose reader answers, such as a guardian who consents. After the answer it shows the
 * new state.
 */
export function AnsweredLink<View>({ name, ask, title, portraits, dead, children }: AnsweredLinkProps<View>) {
  const token = useSearchParams()[0].get('token') ?? '';
  const client = useQueryClient();
  const key = [name, token];
  const found = useQuery({ queryKey: key, queryFn: () => ask(token), enabled: token !== '', retry: false });
  const keep = async (answer: Promise<View>) => {
    try {
      client.setQueryData<View>(key, await answer);
    } catch (error) {
      // The person may have answered in another window meanwhile, so the state is fetched again.
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
