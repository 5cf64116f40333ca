import type { ReactNode } from 'react';
import type { BookingRow } from '#contract/work/booking.ts';
import { dateKindLabels } from '#texts/deal/labels.ts';
import { type Column, DataTable } from '#web/ui/list/data-table.tsx';
import { Avatar } from '#web/ui/text/avatar.tsx';
import { SpanText } from '#web/ui/text/date-text.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { BookingState, CancelBooking, ReplaceBooking } from './booking-state.tsx';
import type { BookedPerson } from './bookings.view.ts';
import { PhoneLinks } from './phone-links.tsx';

interface BookingsByPersonProps {
  people: readonly BookedPerson[];
  onCancel: (row: BookingRow) => void;
  /** More ways to contact a booked person, besides mail. */
  contact?: ((person: BookedPerson) => ReactNode) | undefined;
}

/** One row for each person: contact, days and fee. */
export function BookingsByPerson({ people, onCancel, contact }: BookingsByPersonProps) {
  const columns: Column<BookedPerson>[] = [
    {
      id: 'name',
      header: 'Person',
      is_row_header: true,
      sortValue: (person) => person.name,
      cell: (person) => (
        <span className="flex items-center gap-3">
          <Avatar name={person.name} src={person.image} />
          <span className="min-w-0">
            <span className="voice-serif block text-lg leading-6">{person.name}</span>
            <span className="block text-sm text-ink-muted">{person.role_title}</span>
          </span>
        </span>
      ),
    },
    {
      id: 'email',
      header: 'Kontakt',
      cell: (person) =>
        person.email ? (
          <span className="flex flex-col items-start gap-1 stacked:items-end">
            <a href={`mailto:${person.email}`} className="text-link break-all">
              {person.email}
            </a>
            <PhoneLinks phones={person.phones} />
            {contact?.(person)}
          </span>
        ) : (
          '–'
        ),
    },
    {
      id: 'days',
      header: 'Dagar',
      cell: (person) => (
        <ul>
          {person.bookings.map((row) => (
            <li key={row.id} className="flex flex-wrap items-center gap-x-3 stacked:justify-end">
              <span>
                <SpanText from={row.starts_on} to={row.ends_on} />
                <span className="text-ink-muted">, {dateKindLabels[row.kind].toLocaleLowerCase('sv')}</span>
              </span>
              {(row.status !== 'confirmed' || row.moving_to) && <BookingState row={row} />}
              <ReplaceBooking row={row} />
              <CancelBooking row={row} onCancel={onCancel} />
            </li>
          ))}
        </ul>
      ),
    },
    {
      id: 'day_count',
      header: 'Antal',
      align: 'end',
      sortValue: (person) => person.days,
      cell: (person) => person.days,
    },
    {
      id: 'fee',
      header: 'Arvode',
      align: 'end',
      sortValue: (person) => person.fee_ore,
      cell: (person) => <Money ore={person.fee_ore} />,
    },
  ];
  return (
    <DataTable
      label="Bokade per person"
      columns={columns}
      rows={people}
      keyOf={(person) => `${person.talent_id ?? person.bookings[0]?.id}/${person.role_title}`}
    />
  );
}
