import type { BookingRow } from '#contract/work/booking.ts';
import { projectStepHref } from '#web/features/projects/project/project-url.ts';
import { Section } from '#web/ui/frame/section.tsx';
import { PersonRow } from '#web/ui/list/person-row.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';

/** The coming bookings, each as a link to the bookings of its project. */
export function UpcomingBookings({ bookings }: { bookings: readonly BookingRow[] }) {
  return (
    <Section title="Kommande bokningar">
      {bookings.length === 0 ? (
        <p className="text-ink-muted">Ingen är bokad framåt. Bokningar görs när ett projekt aktiveras.</p>
      ) : (
        <ul className="divide-y divide-hairline">
          {bookings.map((row) => (
            <PersonRow
              key={row.id}
              name={row.talent_name}
              src={row.talent_image}
              href={projectStepHref(5, { id: row.project_id, kind: 'project' })}
              facts={`${row.role_title}, ${row.project_title}`}
              state={<DateText day={row.starts_on} />}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}
