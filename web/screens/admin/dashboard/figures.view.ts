import type { Figures } from '#contract/office/overview.ts';
import { ore } from '#domain/kernel/money/ore.ts';
import { formatOre } from '#texts/kernel/format.ts';
import { watchHref } from '#web/features/projects/project-watch/watch-url.ts';
import type { Bar } from '#web/ui/list/bar-chart.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';

export type Span = 'week' | 'month';
export const SPANS: readonly Span[] = ['month', 'week'];
export const spanWords: Readonly<Record<Span, string>> = { month: 'Månader', week: 'Veckor' };

interface Series {
  readonly id: keyof Figures & string;
  readonly title: string;
  /** Address of the list behind the figures. */
  readonly href: string;
  /** The value in words with its unit: '12 bokningar'. */
  readonly say: (value: number) => string;
}

const counted = (one: string, many: string) => (value: number) => `${formatNumber(value)} ${value === 1 ? one : many}`;
const inHours = (hours: number) =>
  hours < 48
    ? counted('timme', 'timmar')(Math.max(1, Math.round(hours)))
    : counted('dag', 'dagar')(Math.round(hours / 24));
const money = (value: number) => formatOre(ore(value));

const SERIES: readonly Series[] = [
  { id: 'talents', title: 'Nya talanger', href: '/AdminTalents', say: counted('ny talang', 'nya talanger') },
  { id: 'companies', title: 'Nya företag', href: '/AdminCompanies', say: counted('nytt företag', 'nya företag') },
  {
    id: 'requests',
    title: 'Förfrågningar',
    href: watchHref('/AdminProjects', { status: 'casting' }),
    say: counted('förfrågan', 'förfrågningar'),
  },
  {
    id: 'answer_hours',
    title: 'Tid till svar',
    href: watchHref('/AdminProjects', { status: 'casting' }),
    say: (value) => `hälften svarade inom ${inHours(value)}`,
  },
  {
    id: 'bookings',
    title: 'Bokningar',
    href: watchHref('/AdminProjects', { status: 'active' }),
    say: counted('bokning', 'bokningar'),
  },
  { id: 'invoiced_ore', title: 'Fakturerat', href: '/AdminInvoicingCompanies', say: money },
  { id: 'paid_out_ore', title: 'Utbetalt', href: '/AdminInvoicingTalents', say: money },
];

/** Week number by ISO 8601 of a Monday (ISO day): the number of the year's Thursdays up to the Thursday of its week. */
export function weekNumber(monday: string): number {
  const thursday = new Date(`${monday}T00:00:00Z`);
  thursday.setUTCDate(thursday.getUTCDate() + 3);
  return Math.ceil((thursday.getTime() - Date.UTC(thursday.getUTCFullYear(), 0, 1) + 86_400_000) / (7 * 86_400_000));
}

const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'UTC', ...options });
// One letter per month, because twelve labels share the width of a card.
const SHORT = inUtc({ month: 'narrow' });
const LONG = inUtc({ month: 'long', year: 'numeric' });

const shortName = (starts_on: string, span: Span) =>
  span === 'week' ? `${weekNumber(starts_on)}` : SHORT.format(new Date(starts_on));
const longName = (starts_on: string, span: Span) =>
  span === 'week' ? `vecka ${weekNumber(starts_on)}` : LONG.format(new Date(starts_on));

export interface Chart {
  readonly id: string;
  readonly title: string;
  readonly href: string;
  /** The chart in one sentence. */
  readonly sentence: string;
  readonly bars: readonly Bar[];
}

const upper = (text: string) => text.charAt(0).toLocaleUpperCase('sv') + text.slice(1);

function sentenceOf(spans: readonly Figures[], { id, say }: Series, span: Span): string {
  const values = spans.map((one) => Number(one[id] ?? 0));
  const [last, before] = [values.at(-1) ?? 0, values.at(-2) ?? 0];
  const most = Math.max(...values);
  if (most === 0) return 'Inget än.';
  const at = spans[values.indexOf(most)]?.starts_on ?? '';
  const now = `Hittills ${span === 'week' ? 'i veckan' : 'i månaden'} ${say(last)}, ${span === 'week' ? 'förra veckan' : 'förra månaden'} ${say(before)}.`;
  return id === 'answer_hours' ? now : `${now} Mest i ${longName(at, span)}: ${say(most)}.`;
}

/**
 * Every series as a chart. A series without values is left out, for example money for a role that may not see it;
 * answer times are always shown.
 */
export function chartsOf(spans: readonly Figures[], span: Span): Chart[] {
  const told = SERIES.filter(({ id }) => id === 'answer_hours' || spans.some((one) => one[id] !== null));
  return told.map((series) => ({
    id: series.id,
    title: series.title,
    href: series.href,
    sentence: sentenceOf(spans, series, span),
    bars: spans.map((one, index) => {
      const value = one[series.id];
      const said = value === null ? 'inga svar' : series.say(Number(value));
      return {
        id: one.starts_on,
        label: shortName(one.starts_on, span),
        value: Number(value ?? 0),
        words: `${upper(longName(one.starts_on, span))}: ${said}`,
        is_open: index === spans.length - 1,
      };
    }),
  }));
}
