import { useQuery } from '@tanstack/react-query';
import { formatOre } from '#texts/kernel/format.ts';
import { query } from '#web/api/client.ts';

/** The cost of cancelling a booking now under its agreement, shown before the decision. */
export function CancellationCost({ bookingId }: { bookingId: string }) {
  const { data } = useQuery({
    ...query('GET /bookings/:id/cancellation', { params: { id: bookingId } }),
    // Not cached: the cost depends on the hour.
    gcTime: 0,
  });
  if (!data) return <p className="text-ink-muted">Räknar ut vad avbokningen kostar...</p>;
  if (data.share === 0) return <p className="font-medium">Avbokning nu kostar inget enligt avtalet.</p>;
  const sum = data.owed_ore === null ? '' : `: ${formatOre(data.owed_ore)} exklusive moms`;
  return (
    <p className="font-medium">
      Avbokning nu kostar {data.share / 100}&nbsp;%{sum}.
    </p>
  );
}
