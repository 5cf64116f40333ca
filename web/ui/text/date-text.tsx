import { classNames } from './class-names.ts';
import { formatDate, formatDay, formatInstant, formatSpan } from './format-date.ts';

interface Props {
  className?: string | undefined;
}

const look = (className: string | undefined) => classNames('whitespace-nowrap tabular', className);

/** An ISO day: 'tors 3 dec', or with its year '3 dec 2026'. */
export function DateText({ day, hasYear = false, className }: Props & { day: string; hasYear?: boolean | undefined }) {
  return (
    <time dateTime={day} className={look(className)}>
      {hasYear ? formatDate(day) : formatDay(day)}
    </time>
  );
}

/** A span of ISO days, both included: '3–5 dec 2026'. */
export function SpanText({ from, to, className }: Props & { from: string; to?: string | null | undefined }) {
  return (
    <time dateTime={from} className={look(className)}>
      {formatSpan(from, to)}
    </time>
  );
}

/** An instant in Swedish time: 'tors 3 dec, 08.00'. */
export function InstantText({ instant, className }: Props & { instant: string }) {
  return (
    <time dateTime={instant} className={look(className)}>
      {formatInstant(instant)}
    </time>
  );
}
