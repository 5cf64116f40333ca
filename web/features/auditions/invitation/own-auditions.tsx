import { useQuery } from '@tanstack/react-query';
import { query } from '#web/api/client.ts';
import { Section } from '#web/ui/frame/section.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';

const ownAudition = onDemand(() => import('./own-audition.tsx'));

/** The talent's invitations to auditions for one request; renders nothing if there are none. */
export function OwnAuditions({ candidateId }: { candidateId: string }) {
  const calls = useQuery(query('GET /talent/invitations', { query: { candidate_id: candidateId } }));
  const items = calls.data?.items ?? [];
  const here = useOnDemand(ownAudition, items.length > 0);
  if (!here || items.length === 0) return null;
  return (
    <Section title={items.length === 1 ? 'Provfilmning' : 'Provfilmningar'} className="max-w-3xl">
      <div className="flex flex-col gap-10">
        {items.map(({ id }) => (
          <here.OwnAudition key={id} id={id} />
        ))}
      </div>
    </Section>
  );
}
