import { type CancellationTemplate, templateOf } from '#domain/deal/terms/cancellation.ts';
import type { Additions } from '#domain/deal/terms/fee.ts';
import type { WrittenTerms } from '#domain/deal/terms/written-terms.ts';
import { isDay } from '#domain/kernel/time/day.ts';
import { cancellationTemplateLabels } from '#texts/deal/terms-words.ts';
import { formatDaySpan } from '#texts/kernel/format.ts';

/** The days of a role in one line. */
export function daysSummary({ days }: Pick<WrittenTerms, 'days'>): string {
  if (days === null) return 'Alla projektets dagar';
  const written = days.filter(({ starts_on, ends_on }) => isDay(starts_on) && isDay(ends_on));
  return written.map(({ starts_on, ends_on }) => formatDaySpan(starts_on, ends_on)).join(' · ') || 'Inga dagar valda';
}

/** The rights of a role in one line. */
export function rightsSummary({ rights }: Pick<WrittenTerms, 'rights'>): string {
  if (rights === null) return 'Som för hela projektet';
  if (rights.length === 0) return 'Inga rättigheter';
  return rights.length === 1 ? 'En egen rättighet' : `${rights.length} egna rättigheter`;
}

const ADDED: Record<keyof Additions, string> = {
  overtime: 'Övertid',
  ob: 'OB',
  travel_time: 'Restid',
  mileage_ore: 'Milersättning',
  per_diem_ore: 'Traktamente',
  outlays: 'Utlägg',
};

/** The other terms in one line: additions, cancellation, AI, and the content of the role. */
export function moreSummary(terms: Pick<WrittenTerms, 'additions' | 'cancellation' | 'synthetic' | 'content'>): string {
  const added = (Object.keys(ADDED) as (keyof Additions)[]).filter((name) => terms.additions[name] !== null);
  const template: CancellationTemplate | undefined = templateOf(terms.cancellation);
  const allowsSynthetic = Object.values(terms.synthetic).some(Boolean);
  return [
    added.length === 0 ? 'Inga tillägg' : added.map((name) => ADDED[name]).join(', '),
    `Avbokning: ${template ? cancellationTemplateLabels[template].toLocaleLowerCase('sv') : 'egna regler'}`,
    allowsSynthetic ? 'AI: något tillåts' : 'AI: nej',
    ...(terms.content.length > 0
      ? [`${terms.content.length} ${terms.content.length === 1 ? 'sak' : 'saker'} att veta om rollen`]
      : []),
  ].join(' · ');
}
