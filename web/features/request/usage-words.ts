import type { RightsLine } from '#domain/terms/rights.ts';
import { media, territories } from '#domain/vocabulary/usage.ts';

export interface UsageFact {
  readonly label: string;
  readonly value: string;
}

/** A time of use in months as it is said: '3 månader', '1 år', '18 månader', '2 år'. */
export function monthsText(months: number): string {
  if (months % 12 === 0 && months > 0) return `${months / 12} år`;
  return months === 1 ? '1 månad' : `${months} månader`;
}

const NOTHING_SAID: Pick<RightsLine, 'media' | 'territory' | 'months'> = { media: [], territory: null, months: null };

/** The usage rights as facts, line by line; what the company has not said is said to be open. */
export function usageFacts(rights: readonly Pick<RightsLine, 'media' | 'territory' | 'months'>[]): UsageFact[] {
  const lines = rights.length > 0 ? rights : [NOTHING_SAID];
  return lines.flatMap((line, index) => {
    const number = index === 0 ? '' : ` ${index + 1}`;
    return [
      { label: `Var det visas${number}`, value: line.media.map((id) => media.label(id)).join(', ') || 'Inte angivet' },
      { label: `Område${number}`, value: line.territory ? territories.label(line.territory) : 'Inte angivet' },
      { label: `Hur länge${number}`, value: line.months === null ? 'Inte angivet' : monthsText(line.months) },
    ];
  });
}
