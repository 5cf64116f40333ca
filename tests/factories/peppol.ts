import fc from 'fast-check';
import { LINE_UNITS } from '#domain/deal/price/lines.ts';
import { basisPoints, portion } from '#domain/kernel/money/basis-points.ts';
import { add, NO_ORE, ore } from '#domain/kernel/money/ore.ts';
import type { PeppolBuyer, PeppolDocument, PeppolLine, PeppolVat } from '#server/formats/peppol/input.ts';
import { OUR_PLATFORM } from './platform.ts';

const VAT_25: PeppolVat = { category: 'S', points: basisPoints(2500) };
export const EXEMPT: PeppolVat = { category: 'E', reason: 'Undantag från mervärdesskatt enligt 10 kap. 30 § ML' };

/** A document with these lines, and the sums of these lines. */
export function aPeppolDocument(lines: readonly PeppolLine[], change: Partial<PeppolDocument> = {}): PeppolDocument {
  const vat = [...Map.groupBy(lines, (line) => JSON.stringify(line.vat)).values()].map((group) => {
    const base_ore = add(...group.map(({ amount_ore }) => amount_ore));
    const of = group[0]?.vat ?? VAT_25;
    return { vat: of, base_ore, vat_ore: of.category === 'S' ? portion(base_ore, of.points) : NO_ORE };
  });
  const rounding_ore = change.rounding_ore ?? NO_ORE;
  return {
    kind: 'invoice',
    number: '20260001',
    issued_on: '2026-12-04',
    due_on: '2027-01-03',
    credits: null,
    is_advance: false,
    settles: [],
    delivered_on: '2026-12-02',
    buyer_reference: 'Kim Ek',
    order_reference: 'PO 17',
    cost_centre: '4711',
    note: 'Sommarkampanj',
    ocr: '2026000105',
    seller: OUR_PLATFORM,
    buyer: {
      name: 'Kund & Co AB',
      org_number: '5560269986',
      address_line: 'Storgatan 1',
      postcode: '22222',
      city: 'Lund',
      country: 'SE',
      vat_number: '',
      registration_number: '',
      endpoint: null,
    },
    lines,
    vat,
    rounding_ore,
    total_ore: add(...vat.flatMap(({ base_ore, vat_ore }) => [base_ore, vat_ore]), rounding_ore),
    ...change,
  };
}
export const fee: PeppolLine = { text: 'Medverkan, en dag', amount_ore: ore(1_000_000), quantity: null, vat: VAT_25 };
export const commission: PeppolLine = { text: 'Vår avgift', amount_ore: ore(200_000), quantity: null, vat: VAT_25 };

/** Any valid line. */
export const peppolLine = fc.record<PeppolLine>({
  text: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).map((text) => `Rad ${text}`),
  amount_ore: fc.integer({ min: -1_000_000, max: 100_000_000 }).map(ore),
  quantity: fc.option(
    fc.record({
      count: fc.integer({ min: 1, max: 40 }),
      unit: fc.constantFrom(...LINE_UNITS),
      unit_ore: fc.option(fc.integer({ min: 1, max: 2_000_000 }).map(ore)),
    }),
  ),
  vat: fc.constantFrom<PeppolVat>(VAT_25, { category: 'S', points: basisPoints(600) }, EXEMPT),
});

/** A buyer in Germany, who owes the VAT. */
export const GERMAN: PeppolBuyer = {
  name: 'Kunde GmbH',
  org_number: '5560269986',
  address_line: 'Hauptstraße 1',
  postcode: '10115',
  city: 'Berlin',
  country: 'DE',
  vat_number: 'DE123456789',
  registration_number: '',
  endpoint: null,
};
/** A buyer outside the union. */
export const NORWEGIAN: PeppolBuyer = {
  ...GERMAN,
  name: 'Kunde AS',
  country: 'NO',
  vat_number: '',
  registration_number: '923609016',
};
