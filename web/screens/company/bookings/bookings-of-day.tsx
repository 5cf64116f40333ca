import { useQuery } from '@tanstack/react-query';
import { query } from '#web/api/client.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { BookingTable } from './booking-table.tsx';

/** The bookings of one day: the first page, and a link to all. */
export function BookingsOfDay({ day }: { day: string }) {
  const bookings = useQuery(query('GET /company/bookings', { query: { group: 'all', day, sort: 'person' } }));
  return (
    <QueryFrame
      query={bookings}
      isEmpty={({ total }) => total === 0}
      empty={<p className="text-ink-muted">Inget är bokat den här dagen.</p>}
    >
      {({ items, total }) => (
        <div className="flex flex-col gap-4">
          <BookingTable rows={items} />
          {total > items.length && (
            <LinkButton to={`/CompanyBookings?view=list&on=${day}&group=all`}>Alla {total} står i listan</LinkButton>
          )}
        </div>
      )}
    </QueryFrame>
  );
}
