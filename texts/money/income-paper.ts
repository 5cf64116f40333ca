/** The words of the printed income of a year. */

import { add, type Ore, subtract } from '#domain/kernel/money/ore.ts';
import type { Bill } from '#domain/money/invoice/bill.ts';
import type { Platform } from '#domain/money/platform/platform.ts';
import { formatExactOre, formatLongDay } from '#texts/kernel/format.ts';
import { monthText } from './books-words.ts';
import { footOf, payerOf } from './payout-paper.ts';

/** A wage on the paper. */
export interface PaperWage {
  readonly number: string;
  /** ISO day on which the money left. */
  readonly paid_on: string;
  readonly role_title: string;
  readonly project_title: string;
  readonly gross_ore: Ore;
  readonly tax_ore: Ore;
  readonly amount_ore: Ore;
}

interface PaperIncome {
  readonly year: number;
  readonly name: string;
  /** '19910403-****'; null if the talent has not given it. */
  readonly identity_number_masked: string | null;
  /** At least one, in the order of their days. */
  readonly wages: readonly PaperWage[];
  /** ISO day. */
  readonly written_on: string;
}

const lineOf = ({ number, role_title, project_title, paid_on, tax_ore, gross_ore }: PaperWage) => ({
  what: `${role_title} i ${project_title}`,
  how: `${number}, utbetald ${formatLongDay(paid_on)}, skatt ${formatExactOre(tax_ore)}`,
  vat: '',
  amount: formatExactOre(gross_ore),
});

/** A talent's wages of a year with their sums: the figures that the employer's declarations have. */
export function incomePaper(
  { year, name, identity_number_masked, wages, written_on }: PaperIncome,
  platform: Platform,
): Bill {
  const sum = (of: (wage: PaperWage) => Ore) => add(...wages.map(of));
  const [gross, tax, paid] = [
    sum(({ gross_ore }) => gross_ore),
    sum(({ tax_ore }) => tax_ore),
    sum(({ amount_ore }) => amount_ore),
  ];
  const allowances = subtract(add(paid, tax), gross);
  const months = Map.groupBy(wages, ({ paid_on }) => paid_on.slice(0, 7));
  return {
    title: 'Inkomst',
    number: String(year),
    foot: footOf(platform),
    seller: payerOf(platform),
    buyer: { name, lines: identity_number_masked === null ? [] : [`Personnummer ${identity_number_masked}`] },
    facts: [
      { label: 'År', value: String(year) },
      { label: 'Lönebesked', value: String(wages.length) },
      { label: 'Skrivet', value: formatLongDay(written_on) },
    ],
    intro: [],
    parts: [...months].map(([month, own]) => ({ heading: monthText(`${month}-01`), lines: own.map(lineOf) })),
    sums: [
      { label: 'Avdragen skatt', value: formatExactOre(tax) },
      ...(allowances > 0 ? [{ label: 'Skattefria ersättningar', value: formatExactOre(allowances) }] : []),
      { label: 'Utbetalt', value: formatExactOre(paid) },
      { label: 'Bruttolön', value: formatExactOre(gross) },
    ],
    notes: [
      'Räknat på den dag då pengarna lämnade oss. Samma bruttolön och skatt står i våra arbetsgivardeklarationer till Skatteverket.',
      'Inga skattepliktiga förmåner.',
    ],
    payment: [],
  };
}
