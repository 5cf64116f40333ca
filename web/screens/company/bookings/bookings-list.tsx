import { BOOKING_SORTS, type BookingGroup } from '#domain/work/booking/booking-groups.ts';
import { query } from '#web/api/client.ts';
import { fetchPages } from '#web/api/fetch-pages.ts';
import { CsvButton } from '#web/features/kernel/csv/csv-button.tsx';
import { ListFrame } from '#web/features/kernel/list/list-frame.tsx';
import { useList } from '#web/features/kernel/list/use-list.ts';
import { SavedViews } from '#web/features/office/saved-view/saved-views.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { useErrorText } from '#web/ui/form/error-text.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { dayText } from '#web/ui/list/month-days.ts';
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

/** All bookings of the company in a list to search, sort and export. */
export function BookingsList({ address, onChange }: BookingsListProps) {
  const { group, on, text, sort, is_descending } = address;
  const wanted = {
    group,
    text,
    sort,
    is_descending: is_descending ? 'true' : 'false',
    ...(on && { day: on }),
  } as const;
  const list = useList((page) => query('GET /company/bookings', { query: { ...wanted, page } }));
  const errorText = useErrorText();
  const saveCalendar = async () => {
    try {
      const { items } = await fetchPages(list.fetchPage);
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
          isBusy={list.query.isFetching}
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
            fetchPage={list.fetchPage}
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
      <ListFrame
        list={list}
        noun="bokningar"
        empty={{
          title: 'Inga bokningar här',
          text: text ? `Inget stämmer med ”${text}”.` : 'Bokningar finns när ett projekt är aktiverat.',
        }}
      >
        {({ items }) => (
          <BookingTable
            rows={items}
            sort={{ column: sort, direction: is_descending ? 'descending' : 'ascending' }}
            onSort={({ column, direction }) =>
              onChange({
                sort: BOOKING_SORTS.find((one) => one === column) ?? 'day',
                is_descending: direction === 'descending',
              })
            }
          />
        )}
      </ListFrame>
    </div>
  );
}
