import { CircleAlert, Clock } from 'lucide-react';
import { daysBetween } from '#domain/kernel/time/day.ts';
import { classNames } from './class-names.ts';
import { dayOfInstant } from './clock.ts';
import { formatDaysUntil, formatInstant, formatTimeUntil } from './format-date.ts';
import { useNow } from './use-now.ts';

const DAY_MS = 86_400_000;

export interface CountdownProps {
  /** An ISO day, or an ISO instant with Z. */
  until: string;
  /** Words before the time: 'Svara senast', 'Betalas senast'. */
  label?: string | undefined;
  /** True adds an icon. Icon and text are amber on the last day and the day before, and red when the time has passed. */
  isUrgent?: boolean | undefined;
  className?: string | undefined;
}

/**
 * The time left in everyday words, updated regularly: 'i dag', 'om 2 dagar', 'om 3 timmar'. The title attribute has the
 * exact day or time.
 */
export function Countdown({ until, label, isUrgent = false, className }: CountdownProps) {
  const now = useNow();
  const isDay = until.length === 10;
  const text = isDay ? formatDaysUntil(until, dayOfInstant(now)) : formatTimeUntil(until, now);
  const left = isDay ? daysBetween(dayOfInstant(now), until) * DAY_MS : new Date(until).getTime() - now.getTime();
  const hasPassed = left < 0;
  const tone = !isUrgent ? '' : hasPassed ? 'text-lost' : left <= DAY_MS ? 'text-waiting' : '';
  const Icon = hasPassed ? CircleAlert : Clock;
  return (
    <span className={classNames('inline-flex items-center gap-1.5 whitespace-nowrap tabular', tone, className)}>
      {isUrgent && <Icon aria-hidden="true" className="size-3.5 shrink-0" strokeWidth={2} />}
      <time dateTime={until} title={isDay ? until : formatInstant(until)}>
        {label ? `${label} ${text}` : text}
      </time>
    </span>
  );
}
