import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { CalendarEntry } from '#contract/people/calendar.ts';
import { isDay } from '#domain/kernel/time/day.ts';
import { type Answer, query } from '#web/api/client.ts';
import { expecting, useExpected } from '#web/api/expected.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button, IconButton } from '#web/ui/form/button.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { DayGrid } from '#web/ui/list/day-grid.tsx';
import { addMonths, monthText, shownDays } from '#web/ui/list/month-days.ts';
import type { ChosenDays } from '#web/ui/list/use-day-choice.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { formatSpan } from '#web/ui/text/format-date.ts';
import { entriesOn, isOfMonth, type Pressed, pressed, withPressed, wordsOf } from './calendar.view.ts';
import { DayMarks, MarkLegend } from './day-marks.tsx';
import { MonthAgenda } from './month-agenda.tsx';

const ROUTE = { busy: 'POST /talent/busy-days', free: 'POST /talent/free-days' } as const;

type Items = Answer<'GET /talent/calendar'>;

/** Marks days as busy or free, shows the change before the server answers, and offers to undo it. */
function useChange(shown: QueryKey) {
  const { run } = useCommand({ hasToast: true });
  const give = (change: Pressed) =>
    expecting<Items, boolean>(
      shown,
      ({ items }) => ({ items: withPressed(items, change) }),
      async () => {
        for (const body of change.spans) if (!(await run(ROUTE[change.makes], { body }))) return false;
        return true;
      },
    );
  return async (change: Pressed) => {
    if (!(await give(change))) return;
    const [first, last] = [change.spans[0], change.spans.at(-1)];
    const days = first && last ? formatSpan(first.starts_on, last.ends_on) : '';
    const undone: Pressed = { makes: change.makes === 'busy' ? 'free' : 'busy', spans: change.spans };
    showToast(change.makes === 'busy' ? `Upptagen ${days}` : `Ledig ${days}`, {
      action: { label: 'Ångra', onChoose: () => void give(undone) },
    });
  };
}

/**
 * A month of the talent's calendar. The talent chooses days to mark them as busy or free; entries link to their
 * details.
 */
export function OwnMonth({ today }: { today: string }) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('day') ?? '';
  const day = isDay(asked) ? asked : today;
  const go = (next: string) => setSearch({ ...Object.fromEntries(search), day: next }, { replace: true });
  const days = shownDays(day);
  const read = query('GET /talent/calendar', { query: { from: days[0] ?? day, to: days.at(-1) ?? day } });
  const month = useQuery({
    ...read,
    select: useExpected<Items>(read.queryKey),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <h3 aria-live="polite" className="voice-serif mr-auto text-lg first-letter:uppercase">
          {monthText(day)}
        </h3>
        <IconButton icon={ChevronLeft} label="Månaden före" onClick={() => go(addMonths(day, -1))} />
        <IconButton icon={ChevronRight} label="Månaden efter" onClick={() => go(addMonths(day, 1))} />
        <Button size="small" onClick={() => go(today)}>
          I dag
        </Button>
      </div>
      <QueryFrame query={month}>
        {({ items }) => <Month {...{ days, day, today, items }} shown={read.queryKey} onDay={go} />}
      </QueryFrame>
    </div>
  );
}

interface MonthProps {
  days: readonly string[];
  day: string;
  today: string;
  items: readonly CalendarEntry[];
  /** The query key of the entries. */
  shown: QueryKey;
  onDay: (day: string) => void;
}

function Month({ days, day, today, items, shown, onDay }: MonthProps) {
  const change = useChange(shown);
  const choose = (chosen: ChosenDays) => {
    onDay(chosen.ends_on);
    const done = pressed(chosen, items, today);
    if (done) void change(done);
    else showToast('De dagarna har redan varit.');
  };
  return (
    <>
      <DayGrid
        label="Din kalender"
        cellClassName="h-14 sm:h-20"
        {...{ days, day, today, onDay }}
        takesRange
        isOutside={(one) => one.slice(0, 7) !== day.slice(0, 7)}
        wordsOf={(one) => wordsOf(entriesOn(items, one))}
        onChoose={choose}
      >
        {(one) => <DayMarks entries={entriesOn(items, one)} />}
      </DayGrid>
      <MarkLegend />
      <MonthAgenda entries={items.filter((entry) => entry.kind !== 'busy' && isOfMonth(entry, day))} />
    </>
  );
}
