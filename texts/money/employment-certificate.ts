/** The words of a printed certificate of employment (arbetsgivarintyg). */

import { add, type Ore } from '#domain/kernel/money/ore.ts';
import {
  type CertifiedWork,
  type HoursOfMonth,
  PAY_PARTS,
  type PayOfMonth,
  type PayPart,
} from '#domain/money/employment/certified.ts';
import type { Bill } from '#domain/money/invoice/bill.ts';
import type { Platform } from '#domain/money/platform/platform.ts';
import { formatDaySpan, formatExactOre, formatLongDay, minutesText } from '#texts/kernel/format.ts';
import { monthText } from './books-words.ts';
import { footOf, payerOf } from './payout-paper.ts';

interface Certificate extends CertifiedWork {
  readonly name: string;
  /** '19910403-****' as it is kept, in plain as it is printed; null if the talent has not given it. */
  readonly identity_number: string | null;
  /** ISO day. */
  readonly written_on: string;
}

const PART_WORDS: Record<PayPart, string> = {
  base: 'lön',
  overtime: 'övertid',
  odd_hours: 'OB-tillägg',
  travel_time: 'restid',
  rights: 'rättigheter',
  holiday: 'semesterersättning',
};

const hoursLine = ({ month, worked_minutes, overtime_minutes, cancelled_minutes }: HoursOfMonth) => ({
  what: monthText(month),
  how: [
    overtime_minutes > 0 && `varav övertid ${minutesText(overtime_minutes)}`,
    cancelled_minutes > 0 && `avbokat ${minutesText(cancelled_minutes)}`,
  ]
    .filter(Boolean)
    .join(', '),
  vat: '',
  amount: minutesText(worked_minutes),
});

const payLine = ({ month, parts, gross_ore, has_unsent }: PayOfMonth) => ({
  what: has_unsent ? `${monthText(month)}, inte utbetalt än` : monthText(month),
  how: PAY_PARTS.filter((part) => parts[part] > 0)
    .map((part) => `${PART_WORDS[part]} ${formatExactOre(parts[part])}`)
    .join(', '),
  vat: '',
  amount: formatExactOre(gross_ore),
});

const sumOf = (pay: readonly PayOfMonth[], of: (month: PayOfMonth) => Ore) => add(...pay.map(of));

/** A certificate of employment for an unemployment fund. Its figures are those of payslips and approved hours. */
export function employmentCertificate(certificate: Certificate, platform: Platform): Bill {
  const { name, identity_number, engagements, hours, pay, written_on } = certificate;
  const days = engagements.flatMap(({ from, to }) => [from, to]).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  const worked = hours.reduce((minutes, { worked_minutes }) => minutes + worked_minutes, 0);
  const holiday = sumOf(pay, ({ parts }) => parts.holiday);
  return {
    title: 'Arbetsgivarintyg',
    number: formatLongDay(written_on),
    foot: footOf(platform),
    seller: payerOf(platform),
    buyer: { name, lines: identity_number === null ? [] : [`Personnummer ${identity_number}`] },
    facts: [
      { label: 'Utfärdat', value: formatLongDay(written_on) },
      { label: 'Anställd', value: first === undefined || last === undefined ? '–' : formatDaySpan(first, last) },
      { label: 'Anställning', value: 'Tidsbegränsad, per uppdrag' },
      { label: 'Arbetstid', value: 'Varierande' },
      { label: 'Upphörde', value: 'Avtalad tid löpte ut' },
    ],
    intro: [],
    parts: [
      {
        heading: 'Anställningar',
        lines: engagements.map(({ role_title, project_title, from, to, worked_minutes }) => ({
          what: `${role_title} i ${project_title}`,
          how: formatDaySpan(from, to),
          vat: '',
          amount: minutesText(worked_minutes),
        })),
      },
      { heading: 'Arbetad tid, månad för månad', lines: hours.map(hoursLine) },
      { heading: 'Lön före skatt, i månaden då den betalas', lines: pay.map(payLine) },
    ].filter(({ lines }) => lines.length > 0),
    sums: [
      { label: 'Arbetad tid', value: minutesText(worked) },
      ...(holiday > 0 ? [{ label: 'Varav semesterersättning', value: formatExactOre(holiday) }] : []),
      { label: 'Lön före skatt', value: formatExactOre(sumOf(pay, ({ gross_ore }) => gross_ore)) },
    ],
    notes: [
      'De tolv senaste kalendermånaderna med arbete eller lön, enligt godkända rapporter och lönebesked.',
      'Tiden räknas från kallelse till slut, med raster. Rese- och reservdagar räknas inte. Avbokat är dagar som beställaren avbokade och betalade en del av. Frånvaro registreras inte.',
      'Övertid, OB-tillägg, restid och rättigheter är uppdragets ersättning fördelad i proportion på lönen.',
      `Frågor besvaras av ${platform.name}, ${platform.phone}, ${platform.email}.`,
    ],
    payment: [],
  };
}
