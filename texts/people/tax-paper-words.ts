/** Words for decisions on tax and certificates that change a talent's wages. */
import type { Ore } from '#domain/kernel/money/ore.ts';
import type { TaxPaperKind } from '#domain/people/tax-paper/tax-paper.rules.ts';
import type { TaxPaperStatus } from '#domain/people/tax-paper/tax-paper.workflow.ts';
import { shareText } from '#texts/deal/price-words.ts';
import { countryName } from '#texts/kernel/country-names.ts';
import { formatLongDay, formatOre } from '#texts/kernel/format.ts';

export const taxPaperKinds: Record<TaxPaperKind, { readonly label: string; readonly hint: string }> = {
  adjustment: { label: 'Jämkning', hint: 'Skatteverkets beslut om vilken skatt vi ska dra.' },
  sink: { label: 'Beslut om SINK', hint: 'För dig som bor utomlands och inte uppträder som artist.' },
  a1: {
    label: 'A1-intyg',
    hint: 'Visar att du är försäkrad i ett annat land. Vi betalar då inga arbetsgivaravgifter.',
  },
};

export const taxPaperStatusWords: Record<TaxPaperStatus, string> = {
  handed_in: 'Väntar på att vi tittar på det',
  accepted: 'Används',
  refused: 'Kan inte användas',
  ended: 'Används inte längre',
};

interface Said {
  readonly kind: TaxPaperKind;
  readonly points: number | null;
  readonly month_ore: Ore | null;
  readonly country: string | null;
}

/** The content of a paper: 'Jämkning, 15 %', 'Jämkning, 900 kr i månaden', 'A1-intyg, Tyskland'. */
export function taxPaperText({ kind, points, month_ore, country }: Said): string {
  const { label } = taxPaperKinds[kind];
  if (points !== null) return `${label}, ${shareText(points)}`;
  if (month_ore !== null) return `${label}, ${formatOre(month_ore)} i månaden`;
  return country === null ? label : `${label}, ${countryName(country)}`;
}

/** '1 januari 2026 till 31 december 2026'. */
export const taxPaperDays = ({ valid_from, valid_to }: { readonly valid_from: string; readonly valid_to: string }) =>
  `${formatLongDay(valid_from)} till ${formatLongDay(valid_to)}`;
