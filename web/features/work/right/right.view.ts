import type { RightView } from '#contract/work/right.ts';
import { daysBetween } from '#domain/kernel/time/day.ts';
import { formatLongDay, formatOre } from '#texts/kernel/format.ts';
import { wordsOfBeginning, wordsOfEnd } from '#texts/work/right-words.ts';

type Timed = Pick<RightView, 'status' | 'line' | 'published_on' | 'starts_on' | 'ends_on'>;

/** The period of a right, as two lines. */
export interface RightTime {
  readonly until: string;
  /**
   * The first day of the right or of its publication; before the first publication, its length; empty if no day is
   * known.
   */
  readonly since: string;
}

const months = (count: number | null) =>
  count === null ? 'tid inte angiven' : `${count} ${count === 1 ? 'månad' : 'månader'}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The period of a right in words. `today` is an ISO day. */
export function rightTime({ status, line, published_on, starts_on, ends_on }: Timed, today: string): RightTime {
  if (status === 'coming') return { until: wordsOfBeginning({ line }), since: capital(months(line.months)) };
  const since =
    published_on === null
      ? starts_on === null
        ? ''
        : `Sedan ${formatLongDay(starts_on)}`
      : `Visades först ${formatLongDay(published_on)}`;
  return { until: `${capital(wordsOfEnd(ends_on))}${daysLeft(status, ends_on, today)}`, since };
}

type Renewed = Pick<RightView, 'status' | 'line' | 'ends_on' | 'extended_months'>;

/** Earlier extensions of a right and the possible next one, in words; empty without either. */
export function renewalWords({ status, line, ends_on, extended_months }: Renewed): string {
  const done = extended_months > 0 ? `Förlängd med ${months(extended_months)}. ` : '';
  if (ends_on === null || status === 'replaced' || status === 'void') return done.trim();
  return line.renewal_ore === null
    ? `${done}En förlängning behöver avtalas på nytt.`
    : `${done}${capital(months(line.months))} till kostar ${formatOre(line.renewal_ore)}.`;
}

function daysLeft(status: Timed['status'], ends_on: string | null, today: string): string {
  if (status !== 'ending' || ends_on === null) return '';
  const left = daysBetween(today, ends_on);
  if (left <= 0) return ', sista dagen';
  return `, ${left} ${left === 1 ? 'dag' : 'dagar'} kvar`;
}
