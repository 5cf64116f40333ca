import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { BOOKING_SORTS, type BookingGroup } from '#domain/work/booking/booking-groups.ts';
import { api, query } from '#web/api/client.ts';
import { fetchPages } from '#web/api/fetch-pages.ts';
import { CsvButton } from '#web/features/kernel/csv/csv-button.tsx';
import { SavedViews } from '#web/features/office/saved-view/saved-views.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { useErrorText } from '#web/ui/form/error-text.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { dayText } from '#web/ui/list/month-days.ts';
import { PageLinks, usePageNumber } from '#web/ui/list/page-links.tsx';
import { saveFile } from '#web/ui/list/save-file.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { clock } from '#web/ui/text/clock.ts';
import { SearchText } from '#web/ui/text/search-text.tsx';
import { BookingTable } from './booking-table.tsx';
import { bookingsIcs } from './bookings-ics.ts';
import type { BookingsUrl } from './bookings-url.ts';

const GROUPS: readonly { value: BookingGroup; label: string }[] = [
  { value: 'coming', label: 'Kommande' },
  { value: 'waiting', label: 'Väntar på tillstånd' },
  { value: 'confirmed', label: 'Bokade' },
  { value: 'completed', label: 'Genomförda' },
  { value: 'cancelled', label: 'Avbokade' },
  { value: 'all', label: 'Alla' },
];

interface BookingsListProps {
  address: BookingsUrl;
  onChange: (next: Partial<BookingsUrl>) => void;
}

/** All bookings of the company in a list that is looked through, ordered and taken along. */
export function BookingsList({ address, onChange }: BookingsListProps) {
  const { group, on, text, sort, is_descending } = address;
  const page = usePageNumber();
  const wanted = {
    group,
    text,
    sort,
    is_descending: is_descending ? 'true' : 'false',
    ...(on && { day: on }),
  } as const;
  const bookings = useQuery({
    ...query('GET /company/bookings', { query: { ...wanted, page } }),
    placeholderData: keepPreviousData,
  });
  const errorText = useErrorText();
  const saveCalendar = async () => {
    try {
      const { items } = await fetchPages((at) => api('GET /company/bookings', { query: { ...wanted, page: at } }));
      saveFile('bokningar.ics', bookingsIcs(items, clock.now()), 'text/calendar');
    } catch (error) {
      showToast(errorText(error), { tone: 'lost' });
    }
  };
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end gap-4">
        <SearchText
          label="Sök bland bokningarna"
          placeholder="Person eller projekt"
          text={text}
          isBusy={bookings.isFetching}
          onSearch={(words) => onChange({ text: words })}
        />
        <Field label="Läge" className="mb-4 w-56">
          <Select
            options={GROUPS}
            value={group}
            onChange={({ target }) =>
              onChange({ group: GROUPS.find(({ value }) => value === target.value)?.value ?? 'coming' })
            }
          />
        </Field>
        <span className="mb-4 flex flex-wrap gap-2">
          <SavedViews screen="CompanyBookings" />
          <CsvButton
            name="bokningar"
            columns={async () => (await import('#web/features/work/booking/booking-columns.ts')).bookingColumns}
            fetchPage={(page) => api('GET /company/bookings', { query: { ...wanted, page } })}
          />
          <Button onClick={() => void saveCalendar()}>Hämta till kalendern</Button>
        </span>
      </div>
      {on && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          Bara {dayText(on)}.
          <Button size="small" variant="quiet" onClick={() => onChange({ on: undefined })}>
            Visa alla dagar
          </Button>
        </p>
      )}
      <QueryFrame
        query={bookings}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState title="Inga bokningar här">
            {text ? `Inget stämmer med ”${text}”.` : 'Bokningar finns när ett projekt är aktiverat.'}
          </EmptyState>
        }
      >
        {(data) => (
          <div className="flex flex-col gap-6">
            <BookingTable
              rows={data.items}
              sort={{ column: sort, direction: is_descending ? 'descending' : 'ascending' }}
              onSort={({ column, direction }) =>
                onChange({
                  sort: BOOKING_SORTS.find((one) => one === column) ?? 'day',
                  is_descending: direction === 'descending',
                })
              }
            />
            <PageLinks of={data} noun="bokningar" />
          </div>
        )}
      </QueryFrame>
    </div>
  );
}
