import type { QueryClient } from '@tanstack/react-query';
import type { ReadRoute } from '#contract/registry/contract.ts';
import { api } from '#web/api/client.ts';
import { firstCalls } from '#web/api/first-answers.ts';

/** Fills the cache with the answers that the document carries, so that the first drawing already has them. */
export async function fillFromDocument(client: QueryClient): Promise<void> {
  await Promise.all(
    firstCalls().map((queryKey) =>
      client.prefetchQuery({ queryKey, queryFn: () => api(queryKey[0] as ReadRoute, queryKey[1] as never) }),
    ),
  );
}
