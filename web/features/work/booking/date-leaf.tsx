import { formatDay } from '#web/ui/text/format-date.ts';

/** A day like a page of a calendar: a large number with weekday and month around it. `day` is an ISO day. */
export function DateLeaf({ day }: { day: string }) {
  // For example 'tors 3 dec', followed by the year if the day is not in the present year.
  const [weekday, date, ...month] = formatDay(day).split(' ');
  return (
    <time dateTime={day} className="block w-16 shrink-0 text-sm text-ink-muted tabular">
      {weekday}
      <span className="voice-serif block text-4xl leading-10 text-ink">{date}</span>
      {month.join(' ')}
    </time>
  );
}
