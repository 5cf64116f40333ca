import type { FeeBasis } from '#domain/deal/terms/fee.ts';
import { kronor, type Ore } from '#domain/kernel/money/ore.ts';
import type { ProductionTypeId } from '#domain/kernel/vocabulary/production-types.ts';

/** The lowest pay by a collective agreement whose figures are public. */
export interface AgreementMinimum {
  readonly amount_ore: Ore;
  /** For people with an education or experience that the agreement names. */
  readonly trained_ore: Ore;
  /** Name of the agreement, and the parties that made it. */
  readonly agreement: string;
  readonly parties: string;
  /** First ISO day of the figures. */
  readonly valid_from: string;
  /** Public page with the figures. */
  readonly source: string;
}

interface Dated extends AgreementMinimum {
  readonly productions: readonly ProductionTypeId[];
  readonly basis: FeeBasis;
  /** Last ISO day of the figures: later ones are not known yet, and none are shown then. */
  readonly valid_to: string;
}

// 'Lägst lön per dag eller föreställning' for staff without and with education or experience, for members of Svensk
// Scenkonst and companies with an application agreement, 1 April 2025 to 31 March 2027.
const FREE_STAGE = {
  productions: ['theatre', 'musical', 'show'],
  basis: 'day',
  agreement: 'Professionell fri scen',
  parties: 'Scen & Film och Svensk Scenkonst',
  source: 'https://scenochfilm.se/kollektivavtal/scenomradet/professionell-fri-scen',
} as const;

/** A new period is a new row; rows are not changed. */
const MINIMUMS: readonly Dated[] = [
  {
    ...FREE_STAGE,
    amount_ore: kronor(1_312),
    trained_ore: kronor(1_450),
    valid_from: '2025-04-01',
    valid_to: '2026-03-31',
  },
  {
    ...FREE_STAGE,
    amount_ore: kronor(1_349),
    trained_ore: kronor(1_491),
    valid_from: '2026-04-01',
    valid_to: '2027-03-31',
  },
];

/** The minimum that holds on an ISO day for a fee in a production; null if none is public. */
export function minimumOn(
  today: string,
  production: ProductionTypeId | null,
  basis: FeeBasis,
): AgreementMinimum | null {
  const found = MINIMUMS.find(
    (one) =>
      production !== null &&
      one.productions.includes(production) &&
      one.basis === basis &&
      one.valid_from <= today &&
      today <= one.valid_to,
  );
  return found ?? null;
}
