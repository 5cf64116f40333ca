import { hasCheckDigit } from '#domain/kernel/check-digit.ts';
import { isBasisPoints, portion } from '#domain/kernel/money/basis-points.ts';
import { add, kronor, subtract } from '#domain/kernel/money/ore.ts';
import { isVatNumber } from '#domain/kernel/vat-number.ts';
import { endpointOf } from './endpoints.ts';
import type { PeppolDocument, PeppolVatSum } from './input.ts';

/**
 * The rules of EN 16931, Peppol and Sweden that our input could break; every document of `peppolInvoice` satisfies all
 * others.
 */
export type PeppolRule =
  | 'PEPPOL-EN16931-R003'
  | 'PEPPOL-EN16931-R008'
  | 'PEPPOL-EN16931-R010'
  | 'BR-AE-02'
  | 'BR-O-11'
  | 'BR-16'
  | 'BR-55'
  | 'BR-CO-10'
  | 'BR-CO-15'
  | 'BR-CO-17'
  | 'SE-R-001'
  | 'SE-R-006'
  | 'SE-R-008'
  | 'SE-R-013';

const SWEDISH_RATES = [600, 1200, 2500];

/** True for ten digits with a check digit: an organisation number, or a sole trader's personal number. */
export const isOrganisation = (number: string) => /^\d{10}$/.test(number) && hasCheckDigit(number);

/**
 * A VAT that differs by this amount from the rate times the base is wrong by the published rules (BR-CO-17, BR-S-09); a
 * smaller difference is allowed.
 */
const TOLERANCE = kronor(1);

/**
 * True if the VAT is the rate times the base, within TOLERANCE. A credit note's VAT is the total of all notes so far
 * less that of the earlier notes, so it may differ by an öre or two.
 */
function isRightSum({ vat, base_ore, vat_ore }: PeppolVatSum): boolean {
  if (vat.category !== 'S') return vat_ore === 0;
  if (!isBasisPoints(vat.points)) return false;
  return Math.abs(subtract(vat_ore, portion(base_ore, vat.points))) < TOLERANCE;
}

/** The rules that a document breaks, so that nobody sends what the network refuses; empty for a valid document. */
export function brokenPeppolRules(document: PeppolDocument): PeppolRule[] {
  const { seller, buyer, lines, vat, rounding_ore, total_ore, kind, credits } = document;
  const bases = add(...vat.map(({ base_ore }) => base_ore));
  const owed = add(bases, ...vat.map(({ vat_ore }) => vat_ore), rounding_ore);
  const reasons = [...lines, ...vat].flatMap(({ vat: of }) => (of.category === 'S' ? [] : [of.reason]));
  const texts = [
    document.number,
    document.ocr,
    buyer.name,
    buyer.address_line,
    // Some countries have no postcodes.
    ...(buyer.country === 'SE' ? [buyer.postcode] : [seller.iban, seller.bic]),
    buyer.city,
    ...lines.map(({ text }) => text),
    ...reasons,
  ];
  const rates = [...lines, ...vat].flatMap(({ vat: of }) => (of.category === 'S' ? [of.points] : []));
  const categories = [...new Set(vat.map(({ vat: of }) => of.category))];
  const isBroken: Readonly<Record<PeppolRule, boolean>> = {
    // The buyer's reference, a contact or an order number, is not empty.
    'PEPPOL-EN16931-R003': document.buyer_reference.trim() === '',
    // No text is empty.
    'PEPPOL-EN16931-R008': texts.some((text) => text.trim() === ''),
    // The network finds the buyer by a number of its country.
    'PEPPOL-EN16931-R010': endpointOf(buyer) === null,
    // Reverse charge names the buyer's VAT number.
    'BR-AE-02': categories.includes('AE') && buyer.vat_number === '',
    // Nothing else stands beside amounts outside the scope of VAT.
    'BR-O-11': categories.includes('O') && categories.length > 1,
    'BR-16': lines.length === 0,
    // A credit note names the credited invoice.
    'BR-55': kind === 'credit_note' && credits === null,
    // The lines sum to the base of the VAT; base, VAT and rounding sum to the total.
    'BR-CO-10': add(...lines.map(({ amount_ore }) => amount_ore)) !== bases,
    'BR-CO-15': owed !== total_ore,
    'BR-CO-17': !vat.every(isRightSum),
    // Covers SE-R-002 too: fourteen characters, of which the last twelve are digits.
    'SE-R-001': !isVatNumber(seller.vat_number),
    'SE-R-006': rates.some((points) => !SWEDISH_RATES.includes(points)),
    // Covers SE-R-009 too: seven or eight digits.
    'SE-R-008': !/^\d{7,8}$/.test(seller.bankgiro),
    // Covers SE-R-003 and SE-R-004 too. Also checks the buyer's number, because the network finds the buyer by it.
    'SE-R-013': !isOrganisation(seller.org_number) || (buyer.country === 'SE' && !isOrganisation(buyer.org_number)),
  };
  return (Object.keys(isBroken) as PeppolRule[]).filter((rule) => isBroken[rule]);
}
