import { media, territories } from '#domain/vocabulary/usage.ts';

export interface Usage {
  readonly usage_media: readonly string[];
  readonly usage_territory: string | null;
  readonly usage_months: number | null;
}

export interface UsageFact {
  readonly label: string;
  readonly value: string;
}

/** A time of use in months as it is said: '3 månader', '1 år', '18 månader', '2 år'. */
export function monthsText(months: number): string {
  if (months % 12 === 0 && months > 0) return `${months / 12} år`;
  return months === 1 ? '1 månad' : `${months} månader`;
}

/** The usage rights as facts; what the company has not said is said to be open. */
export function usageFacts(usage: Usage): UsageFact[] {
  return [
    {
      label: 'Var det visas',
      value: usage.usage_media.length > 0 ? usage.usage_media.map((id) => media.label(id)).join(', ') : 'Inte angivet',
    },
    { label: 'Område', value: usage.usage_territory ? territories.label(usage.usage_territory) : 'Inte angivet' },
    { label: 'Hur länge', value: usage.usage_months === null ? 'Inte angivet' : monthsText(usage.usage_months) },
  ];
}
