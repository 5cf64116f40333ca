import type { DayKind } from '#domain/deal/terms/days.ts';
import { add, type Ore } from '#domain/kernel/money/ore.ts';
import type { Report, ReportDay, SaidDay } from './report.ts';

type Times = Pick<SaidDay, 'outcome' | 'call_time' | 'end_time'>;

/** A difference between two reports. */
export type Difference =
  | { readonly line: 'day'; readonly kind: DayKind; readonly day: string; readonly was: Times; readonly is: Times }
  | { readonly line: 'travel' | 'mileage' | 'per_diem' | 'moved'; readonly was: number; readonly is: number }
  | { readonly line: 'outlays'; readonly was: Ore; readonly is: Ore };

const timesOf = ({ outcome, call_time, end_time }: ReportDay): Times => ({ outcome, call_time, end_time });

function isSameDay(was: Times, is: Times): boolean {
  if (was.outcome !== is.outcome) return false;
  // The hours of a day that did not take place do not count.
  return is.outcome !== 'done' || (was.call_time === is.call_time && was.end_time === is.end_time);
}

const outlaysOf = ({ outlays }: Report): Ore => add(...outlays.map(({ amount_ore }) => amount_ore));

/** The differences between two reports about the same days. */
export function differencesOf(was: Report, is: Report): Difference[] {
  const days = is.days.flatMap((day, at): Difference[] => {
    const before = was.days[at];
    if (!before || isSameDay(before, day)) return [];
    return [{ line: 'day', kind: day.kind, day: day.day, was: timesOf(before), is: timesOf(day) }];
  });
  const figures: Difference[] = [
    { line: 'travel', was: was.travel_minutes, is: is.travel_minutes },
    { line: 'mileage', was: was.kilometres, is: is.kilometres },
    { line: 'per_diem', was: was.days_away, is: is.days_away },
    { line: 'moved', was: was.moved_days, is: is.moved_days },
    { line: 'outlays', was: outlaysOf(was), is: outlaysOf(is) },
  ];
  return [...days, ...figures.filter((figure) => figure.was !== figure.is)];
}
