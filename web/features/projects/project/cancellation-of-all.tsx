import { useQuery } from '@tanstack/react-query';
import { formatOre } from '#texts/kernel/format.ts';
import { query } from '#web/api/client.ts';

/** The cost of cancelling the project now under the agreements of the booked talents, shown before the decision. */
export function CancellationOfAll({ projectId }: { projectId: string }) {
  const { data, isError } = useQuery({
    ...query('GET /projects/:id/cancellation', { params: { id: projectId } }),
    // Not cached: the cost depends on the hour.
    gcTime: 0,
  });
  if (isError) return <p className="mt-3 text-ink-muted">Vad det kostar gick inte att räkna ut just nu.</p>;
  if (!data) return <p className="mt-3 text-ink-muted">Räknar ut vad det kostar...</p>;
  const people = data.people_count === 1 ? '1 person' : `${data.people_count} personer`;
  return (
    <p className="mt-3 font-medium text-ink">
      {data.owed_ore === 0
        ? 'Att ställa in nu kostar inget enligt avtalen.'
        : `Att ställa in nu kostar ${formatOre(data.owed_ore)} exklusive moms enligt avtalen, för ${people}.`}
    </p>
  );
}
