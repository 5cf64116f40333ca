import { hasCheckDigit } from '#domain/kernel/check-digit.ts';
import { isBasisPoints, portion } from '#domain/kernel/money/basis-points.ts';
import { add, kronor, subtract } from '#domain/kernel/money/ore.ts';
import { isVatNumber } from '#domain/money/platform/platform.ts';
import type { PeppolDocument, PeppolVatSum } from './input.ts';

/** The rules of EN 16931, Peppol and Sweden that what we write could break; the rest hold by how it is written. */
export type PeppolRule =
  | 'PEPPOL-EN16931-R003'
  | 'PEPPOL-EN16931-R008'
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

const isOrganisation = (number: string) => /^\d{10}$/.test(number) && hasCheckDigit(number);

/** Less than this VAT may differ from its rate of the sum, as the published rules have it (BR-CO-17, BR-S-09). */
const TOLERANCE = kronor(1);

/**
 * Whether VAT is what its rate makes of the sum. A credit note takes back what all notes have come to by now less what
 * those before did, so that of one alone it may differ by an öre or two.
 */
function isRightSum({ vat, base_ore, vat_ore }: PeppolVatSum): boolean {
  if (vat.category === 'E') return vat_ore === 0;
  if (!isBasisPoints(vat.points)) return false;
  return Math.abs(subtract(vat_ore, portion(base_ore, vat.points))) < TOLERANCE;
}

/** Which rules a document breaks, so that nobody sends what the network refuses; none for what may be written. */
export function brokenPeppolRules(document: PeppolDocument): PeppolRule[] {
  const { seller, buyer, lines, vat, rounding_ore, total_ore, kind, credits } = document;
  const bases = add(...vat.map(({ base_ore }) => base_ore));
  const owed = add(bases, ...vat.map(({ vat_ore }) => vat_ore), rounding_ore);
  const reasons = [...lines, ...vat].flatMap(({ vat: of }) => (of.category === 'E' ? [of.reason] : []));
  const texts = [
    document.number,
    document.ocr,
    buyer.name,
    buyer.address_line,
    buyer.postcode,
    buyer.city,
    ...lines.map(({ text }) => text),
    ...reasons,
  ];
  const rates = [...lines, ...vat].flatMap(({ vat: of }) => (of.category === 'S' ? [of.points] : []));
  const isBroken: Readonly<Record<PeppolRule, boolean>> = {
    // The buyer's reference, or an order's.
    'PEPPOL-EN16931-R003': document.buyer_reference.trim() === '',
    // Nothing is empty.
    'PEPPOL-EN16931-R008': texts.some((text) => text.trim() === ''),
    'BR-16': lines.length === 0,
    // A credit note says what it credits.
    'BR-55': kind === 'credit_note' && credits === null,
    // The lines come to what VAT is charged on, and VAT and rounding to what is asked for.
    'BR-CO-10': add(...lines.map(({ amount_ore }) => amount_ore)) !== bases,
    'BR-CO-15': owed !== total_ore,
    'BR-CO-17': !vat.every(isRightSum),
    // With 002: fourteen signs, of which the last twelve are digits.
    'SE-R-001': !isVatNumber(seller.vat_number),
    'SE-R-006': rates.some((points) => !SWEDISH_RATES.includes(points)),
    // With 009: seven or eight digits.
    'SE-R-008': !/^\d{7,8}$/.test(seller.bankgiro),
    // With 003 and 004, and of the buyer too, who is found by the number.
    'SE-R-013': !isOrganisation(seller.org_number) || !isOrganisation(buyer.org_number),
  };
  return (Object.keys(isBroken) as PeppolRule[]).filter((rule) => isBroken[rule]);
}
