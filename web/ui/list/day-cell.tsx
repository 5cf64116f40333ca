import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#web/ui/text/class-names.ts';
import { dayText } from './month-days.ts';

interface DayCellProps {
  day: string;
  /** True if the Tab key reaches this day; it reaches only one day of the grid. */
  isReached: boolean;
  isToday: boolean;
  isChosen: boolean;
  /** The content of the day in words, for screen readers. */
  words: string;
  /** Handlers for presses and for dragging across days. */
  pointers: ComponentProps<'button'>;
  className: string;
  children: ReactNode;
}

/** A day of a grid: a button that fills its cell. */
export function DayCell({ day, isReached, isToday, isChosen, words, pointers, className, children }: DayCellProps) {
  return (
    <td className={classNames('border border-hairline p-0 align-top', className, isChosen && 'bg-info-tint')}>
      <button
        type="button"
        data-day={day}
        tabIndex={isReached ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
        {...pointers}
        className="flex size-full flex-col gap-1 px-1 py-1.5 text-left hover:bg-surface focus-visible:-outline-offset-2 sm:px-2"
      >
        <span className="sr-only">{`${dayText(day)}, ${words}${isChosen ? ', vald' : ''}`}</span>
        <span
          aria-hidden
          className={classNames('tabular text-sm', isToday && 'font-semibold underline underline-offset-4')}
        >
          {Number(day.slice(8))}
        </span>
        {children}
      </button>
    </td>
  );
}
