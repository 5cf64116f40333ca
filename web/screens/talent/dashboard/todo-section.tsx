import { useQuery } from '@tanstack/react-query';
import { query } from '#web/api/client.ts';
import { useRequests } from '#web/features/casting/request/request-queries.ts';
import { useGuardian } from '#web/features/people/guardian/guardian-queries.ts';
import type { useOwnProfile } from '#web/features/people/talent/own-profile.ts';
import { Loading, QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { awaitsGuardian, todosOf } from './dashboard.view.ts';
import { TodoList } from './todo-list.tsx';

/**
 * The tasks of the talent, shown when requests, profile, work and a needed consent have been read. Tasks about
 * auditions are added when the calls have come.
 */
export function TodoSection({ profile }: { profile: ReturnType<typeof useOwnProfile> }) {
  const requests = useRequests('to_answer');
  const work = useQuery(query('GET /talent/to-do'));
  const calls = useQuery(query('GET /talent/invitations', { query: {} }));
  // The consent is fetched only for a profile that waits for a guardian.
  const isWaiting = awaitsGuardian(profile.data);
  const guardian = useGuardian(isWaiting);
  const needed = isWaiting ? [requests, profile, work, guardian] : [requests, profile, work];
  const missing = [...needed, ...(calls.isPaused ? [calls] : [])].filter(({ data }) => data === undefined);
  const stuck = missing.find(({ error, isPaused }) => error || isPaused);
  return (
    <section aria-labelledby="att-gora">
      <h2 id="att-gora" className="kicker mb-3">
        Att göra nu
      </h2>
      {stuck ? (
        <QueryFrame<unknown> query={stuck}>{() => null}</QueryFrame>
      ) : missing.length === 0 ? (
        <TodoList
          todos={todosOf(profile.data, requests.data, guardian.data, work.data?.items ?? [], calls.data?.items)}
        />
      ) : (
        <Loading />
      )}
    </section>
  );
}
