/** What similar roles pay, in words for the form of a role. */
import type { AgreementMinimum } from '#domain/deal/price/agreement-minimums.ts';
import type { FeeRange } from '#domain/projects/fee-guide/fee-guide.ts';
import type { PaidBasis } from '#domain/projects/fee-guide/guide-key.ts';
import { feePer } from '#texts/deal/fee-words.ts';
import { formatLongDay, formatOre } from '#texts/kernel/format.ts';

/** 'Liknande roller: 6 500–9 000 kr per dag'; both ends the same: 'Liknande roller: cirka 6 500 kr per dag'. */
export function similarText({ low_ore, high_ore }: FeeRange, basis: PaidBasis): string {
  const [low, high] = [formatOre(low_ore), formatOre(high_ore)];
  const range = low === high ? `cirka ${high}` : `${low.replace(/\s*kr$/, '')}–${high}`;
  return `Liknande roller: ${range} ${feePer(basis)}`;
}

type Minimum = Pick<AgreementMinimum, 'amount_ore' | 'trained_ore' | 'agreement' | 'parties' | 'valid_from'>;

/** 'Kollektivavtalet Professionell fri scen: lägst 1 349 kr per dag, 1 491 kr med utbildning eller erfarenhet'. */
export const minimumText = ({ amount_ore, trained_ore, agreement }: Minimum, basis: PaidBasis): string =>
  `Kollektivavtalet ${agreement}: lägst ${formatOre(amount_ore)} ${feePer(basis)}, ${formatOre(trained_ore)} med utbildning eller erfarenhet`;

/** 'Scen & Film och Svensk Scenkonst, från 1 april 2026': the text of the link to the source. */
export const minimumSource = ({ parties, valid_from }: Minimum): string =>
  `${parties}, från ${formatLongDay(valid_from)}`;
