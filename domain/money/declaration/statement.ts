import { WAGE_TAXES, type WageTaxKind } from '#domain/deal/price/wage-tax.ts';
import { add, NO_ORE, type Ore } from '#domain/kernel/money/ore.ts';
import { wholeKronor } from '#domain/kernel/money/ratio.ts';

/**
 * The boxes for withheld tax that our wages use: preliminary tax (001), SINK (274), and the tax of artists from abroad
 * (275). An individual statement fills in exactly one box for tax, so a person taxed in two ways in a month has two
 * statements.
 */
export const TAX_BOXES = WAGE_TAXES;
export type TaxBox = WageTaxKind;

/** A place of work; 'town' is the name of the municipality, which the tax agency accepts for a place outside a town. */
interface Workplace {
  readonly street: string;
  readonly town: string;
}

/** The wages of one person that were paid in one month, taxed in one way, and with or without contributions. */
export interface StatedWage {
  /** The payee number, which never changes. */
  readonly number: number;
  readonly tax_box: TaxBox;
  /** True if another country insures the person (A1), so that no contributions are paid here. */
  readonly is_insured_abroad: boolean;
  readonly gross_ore: Ore;
  readonly tax_ore: Ore;
  readonly has_mileage: boolean;
  readonly has_per_diem: boolean;
  /** The places of the work, each once. */
  readonly workplaces: readonly Workplace[];
}

/** The individual statement (individuppgift) of one person for one month. Amounts are in whole kronor. */
export interface Statement {
  /** Box 570: stable for the person, so that a later statement with the same number replaces an earlier one. */
  readonly specification: number;
  readonly tax_box: TaxBox;
  /** Box 011: pay on which contributions are counted, also at the rate 0. */
  readonly contributed_ore: Ore;
  /** Box 131: pay of people whom another country insures. */
  readonly uncontributed_ore: Ore;
  readonly tax_ore: Ore;
  /** Boxes 050 and 051. */
  readonly has_mileage: boolean;
  readonly has_per_diem: boolean;
  /** Boxes 245 and 246; null unless the month has exactly one place of work. */
  readonly workplace: Workplace | null;
}

/** Above every payee number. */
const STEP = 1_000_000_000;
const STEPS: Record<TaxBox, number> = { preliminary: 0, a_sink: 1, sink: 2 };
/** Steps to the statements without contributions. The largest number is below the maximum of box 570 (9 999 999 999). */
const INSURED_ABROAD = 3;

/** The specification number of a payee's statements with one tax box, and with or without contributions. */
export const specificationOf = (number: number, tax_box: TaxBox, is_insured_abroad = false): number =>
  (STEPS[tax_box] + (is_insured_abroad ? INSURED_ABROAD : 0)) * STEP + number;

/** The payee number in a specification number. */
export const payeeNumberOf = (specification: number): number => specification % STEP;

/** The individual statement of wages; öre of each amount are dropped (22 kap. 1 § SFF). */
export function statementOf(wage: StatedWage): Statement {
  const { number, tax_box, is_insured_abroad, gross_ore, tax_ore, has_mileage, has_per_diem, workplaces } = wage;
  const gross = wholeKronor(gross_ore);
  const [only, another] = workplaces;
  return {
    specification: specificationOf(number, tax_box, is_insured_abroad),
    tax_box,
    contributed_ore: is_insured_abroad ? NO_ORE : gross,
    uncontributed_ore: is_insured_abroad ? gross : NO_ORE,
    tax_ore: wholeKronor(tax_ore),
    has_mileage,
    has_per_diem,
    workplace: only && !another ? only : null,
  };
}

/** Box 497: the tax of all statements. */
export const taxOf = (statements: readonly Statement[]): Ore => add(...statements.map(({ tax_ore }) => tax_ore));

/** The pay before tax of all statements. */
export const grossOf = (statements: readonly Statement[]): Ore =>
  add(...statements.flatMap(({ contributed_ore, uncontributed_ore }) => [contributed_ore, uncontributed_ore]));
