import type { ReactNode } from 'react';
import { classNames } from '#web/ui/text/class-names.ts';
import { DayCell } from './day-cell.tsx';
import { type ChosenDays, useDayChoice } from './use-day-choice.ts';

export interface DayGridProps {
  label: string;
  /** Whole weeks from Monday, as ISO days. */
  days: readonly string[];
  /** The day from which the arrow keys move. */
  day: string;
  today: string;
  /** Called when a key moves to another day, perhaps in another month. */
  onDay: (day: string) => void;
  onChoose: (days: ChosenDays) => void;
  /**
   * True if the user can choose several days: by Shift and the arrows, by Shift and a press, or by dragging across
   * them.
   */
  takesRange?: boolean | undefined;
  /** True for days outside the shown month. */
  isOutside: (day: string) => boolean;
  /** The content of a day in words, for screen readers. */
  wordsOf: (day: string) => string;
  /** Renders the content of a day, below the date in its cell. */
  children: (day: string) => ReactNode;
  cellClassName: string;
  className?: string | undefined;
}

const WEEKDAYS = ['mån', 'tis', 'ons', 'tors', 'fre', 'lör', 'sön'];

/** A grid of weeks. The arrow keys move between days; the Tab key reaches only one day. */
export function DayGrid(props: DayGridProps) {
  const { label, days, day, today, onDay, onChoose, takesRange, isOutside, cellClassName, className } = props;
  const { table, chosen, onKeyDown, pointersOf } = useDayChoice({ day, onDay, onChoose, takesRange });
  const weeks = Array.from({ length: days.length / 7 }, (_, index) => days.slice(index * 7, index * 7 + 7));
  return (
    <table
      ref={table}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table with arrow keys between its cells is a grid
      role="grid"
      aria-label={label}
      className={classNames('w-full table-fixed border-collapse', takesRange && 'select-none', className)}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th key={name} scope="col" className="kicker border border-hairline px-1 py-1.5 text-left sm:px-2">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((one) => (
              <DayCell
                key={one}
                day={one}
                isReached={one === day}
                isToday={one === today}
                isChosen={chosen !== null && chosen.starts_on <= one && one <= chosen.ends_on}
                words={props.wordsOf(one)}
                pointers={pointersOf(one)}
                className={classNames(cellClassName, isOutside(one) && 'bg-surface text-ink-muted')}
              >
                {props.children(one)}
              </DayCell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
