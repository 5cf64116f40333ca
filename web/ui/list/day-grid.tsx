import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '#web/ui/text/class-names.ts';
import { dayAfterKey, dayText } from './month-days.ts';

/** Days that were chosen, both ends counted. */
export interface ChosenDays {
  readonly starts_on: string;
  readonly ends_on: string;
}

export interface DayGridProps {
  label: string;
  /** Whole weeks from Monday, ISO. */
  days: readonly string[];
  /** The day that keys begin at. */
  day: string;
  today: string;
  /** A key has led to another day, perhaps in another month. */
  onDay: (day: string) => void;
  onChoose: (days: ChosenDays) => void;
  /** Several days can be chosen together: with Shift and the arrows, Shift and a press, or by drawing over them. */
  takesRange?: boolean | undefined;
  /** Days beside those that the calendar is about. */
  isOutside: (day: string) => boolean;
  /** What stands on a day, in words. */
  wordsOf: (day: string) => string;
  /** The same as it is seen. */
  children: (day: string) => ReactNode;
  cellClassName: string;
  className?: string | undefined;
}

const WEEKDAYS = ['mån', 'tis', 'ons', 'tors', 'fre', 'lör', 'sön'];

const between = (one: string, other: string): ChosenDays =>
  one < other ? { starts_on: one, ends_on: other } : { starts_on: other, ends_on: one };

/** Weeks of days, walked through by the arrows: one of them at a time is where the Tab key leads. */
export function DayGrid(props: DayGridProps) {
  const { label, days, day, today, onDay, onChoose, takesRange, isOutside, cellClassName, className } = props;
  const table = useRef<HTMLTableElement>(null);
  const isMoving = useRef(false);
  const [range, setRange] = useState<{ readonly from: string; readonly to: string } | null>(null);
  const isDrawing = useRef(false);
  useEffect(() => {
    // The day that a key led to is drawn by now, perhaps in another month.
    if (isMoving.current) table.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
    isMoving.current = false;
  }, [day]);
  const chosen = range && between(range.from, range.to);
  const choose = (from: string, to: string) => {
    setRange(null);
    onChoose(between(from, to));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && range) {
      event.stopPropagation();
      setRange(null);
      return;
    }
    const next = dayAfterKey(event.key, day);
    if (next === null) return;
    event.preventDefault();
    isMoving.current = true;
    setRange(takesRange && event.shiftKey ? { from: range?.from ?? day, to: next } : null);
    onDay(next);
  };
  const onPress = (event: MouseEvent, one: string) => {
    if (takesRange && event.shiftKey && !range) choose(day, one);
    else choose(range?.from ?? one, one);
  };
  // Fingers scroll: only a mouse or a pen draws over days.
  const onPointerDown = (event: PointerEvent, one: string) => {
    if (!takesRange || event.pointerType === 'touch' || event.button !== 0 || event.shiftKey) return;
    isDrawing.current = true;
    window.addEventListener(
      'pointerup',
      () => {
        isDrawing.current = false;
        setRange(null);
      },
      { once: true },
    );
    setRange({ from: one, to: one });
  };
  const weeks = Array.from({ length: days.length / 7 }, (_, index) => days.slice(index * 7, index * 7 + 7));
  return (
    <table
      ref={table}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are walked through is a grid
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
            {week.map((one) => {
              const isChosen = chosen !== null && chosen.starts_on <= one && one <= chosen.ends_on;
              return (
                <td
                  key={one}
                  className={classNames(
                    'border border-hairline p-0 align-top',
                    cellClassName,
                    isOutside(one) && 'bg-surface text-ink-muted',
                    isChosen && 'bg-info-tint',
                  )}
                >
                  <button
                    type="button"
                    data-day={one}
                    tabIndex={one === day ? 0 : -1}
                    aria-current={one === today ? 'date' : undefined}
                    onClick={(event) => onPress(event, one)}
                    onPointerDown={(event) => onPointerDown(event, one)}
                    onPointerEnter={() => isDrawing.current && range && setRange({ from: range.from, to: one })}
                    onPointerUp={() => isDrawing.current && range && range.from !== one && choose(range.from, one)}
                    className="flex size-full flex-col gap-1 px-1 py-1.5 text-left hover:bg-surface focus-visible:-outline-offset-2 sm:px-2"
                  >
                    <span className="sr-only">{`${dayText(one)}, ${props.wordsOf(one)}${isChosen ? ', vald' : ''}`}</span>
                    <span
                      aria-hidden
                      className={classNames(
                        'tabular text-sm',
                        one === today && 'font-semibold underline underline-offset-4',
                      )}
                    >
                      {Number(one.slice(8))}
                    </span>
                    {props.children(one)}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
