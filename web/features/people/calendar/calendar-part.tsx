import { useEffect, useRef } from 'react';
import { dayOf } from '#domain/kernel/time/day.ts';
import { Section } from '#web/ui/frame/section.tsx';
import { useNow } from '#web/ui/text/use-now.ts';
import { BusyHours } from './busy-hours.tsx';
import { OtherCalendars } from './other-calendars.tsx';
import { OwnFeed } from './own-feed.tsx';
import { OwnMonth } from './own-month.tsx';

/**
 * The talent's calendar: its days, the other calendars that Medverka reads, and an address at which other programs read
 * it.
 */
export function CalendarPart() {
  const place = useRef<HTMLDivElement>(null);
  const today = dayOf(useNow());
  useEffect(() => {
    // The calendar is drawn after the browser has looked for the anchor, so it scrolls itself into view.
    if (window.location.hash === '#kalender') place.current?.scrollIntoView();
  }, []);
  return (
    <div ref={place} id="kalender" className="flex scroll-mt-20 flex-col gap-12">
      <Section
        title="Kalender"
        description="Allt som du är bokad för och när du inte kan. När företag söker någon som är ledig räknas du inte in de upptagna dagarna, och varför ser ingen."
      >
        <OwnMonth today={today} />
      </Section>
      <BusyHours />
      <OtherCalendars />
      <OwnFeed />
    </div>
  );
}
