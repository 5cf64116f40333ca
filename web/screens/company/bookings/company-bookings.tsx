import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { addDays, dayOf } from '#domain/kernel/time/day.ts';
import { Button, IconButton } from '#web/ui/form/button.tsx';
import { useNavigate, useSearchParams } from '#web/ui/frame/location.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { Tabs } from '#web/ui/frame/tabs.tsx';
import { addMonths, dayText, mondayOf, monthText } from '#web/ui/list/month-days.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { useNow } from '#web/ui/text/use-now.ts';
import { BookingCalendar } from './booking-calendar.tsx';
import { BookingsList } from './bookings-list.tsx';
import { BookingsOfDay } from './bookings-of-day.tsx';
import { type BookingsUrl, bookingsHref, readBookingsUrl, VIEWS, type View } from './bookings-url.ts';

const VIEW_LABELS: Record<View, string> = { month: 'Månad', week: 'Vecka', list: 'Lista' };

/** All bookings of the company over all projects: a calendar by month and week, and a list. */
export default function CompanyBookings() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const today = dayOf(useNow());
  const address = readBookingsUrl(params, today);
  const { view, day } = address;
  const [opened, setOpened] = useState<string>();
  const go = (next: Partial<BookingsUrl>) => navigate(bookingsHref({ ...address, ...next }, today), { replace: true });
  const step = (by: 1 | -1) => go({ day: view === 'week' ? addDays(day, by * 7) : addMonths(day, by) });
  const content =
    view === 'list' ? (
      <BookingsList address={address} onChange={go} />
    ) : (
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-2">
          <h2 aria-live="polite" className="voice-serif mr-4 text-heading">
            {view === 'week' ? `Veckan från ${dayText(mondayOf(day))}` : monthText(day)}
          </h2>
          <IconButton
            icon={ChevronLeft}
            label={view === 'week' ? 'Veckan före' : 'Månaden före'}
            onClick={() => step(-1)}
          />
          <IconButton
            icon={ChevronRight}
            label={view === 'week' ? 'Veckan efter' : 'Månaden efter'}
            onClick={() => step(1)}
          />
          <Button size="small" onClick={() => go({ day: today })}>
            I dag
          </Button>
        </div>
        <BookingCalendar
          view={view}
          day={day}
          today={today}
          onDay={(next) => go({ day: next })}
          onOpen={(chosen) => {
            go({ day: chosen });
            setOpened(chosen);
          }}
        />
      </div>
    );
  return (
    <PageFrame title="Bokningar" description="Alla som är bokade, över alla projekt." width="wide">
      <Tabs
        label="Visa bokningarna"
        value={view}
        onChange={(id) => go({ view: VIEWS.find((one) => one === id) ?? 'month' })}
        tabs={VIEWS.map((id) => ({ id, label: VIEW_LABELS[id], content: id === view ? content : null }))}
      />
      <Dialog
        size="wide"
        isOpen={opened !== undefined}
        onOpenChange={(isOpen) => !isOpen && setOpened(undefined)}
        title={opened ? dayText(opened) : ''}
      >
        {opened && <BookingsOfDay day={opened} />}
      </Dialog>
    </PageFrame>
  );
}
