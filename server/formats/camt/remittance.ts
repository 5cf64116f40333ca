import { NO_ORE, type Ore, subtract } from '#domain/kernel/money/ore.ts';
import type { PayerReference } from '#domain/money/bank/matching.ts';
import type { Branch } from '#server/formats/bank-file/branch.ts';
import { elements, texts } from '#server/formats/bank-file/walk.ts';
import { kronorAt } from './amounts.ts';

const isOcr = (told: string) => /^\d{2,25}$/.test(told);

/** The amount of one reference: negative for a credit note, null without one. */
function amountOf(structured: Branch): Ore | null {
  const isCredit = texts(structured, 'RfrdDocInf/Tp/CdOrPrtry/Cd').includes('CREN');
  const credited = kronorAt(structured, 'RfrdDocAmt/CdtNoteAmt');
  const paid = kronorAt(
    structured,
    'RfrdDocAmt/RmtdAmt',
    'RfrdDocAmt/DuePyblAmt',
    // Versions from 11 on have a list of amounts by kind.
    'RfrdDocAmt/RmtAmtAndTp/Amt',
  );
  if (isCredit) return subtract(NO_ORE, credited ?? paid ?? NO_ORE);
  return paid ?? (credited === null ? null : subtract(NO_ORE, credited));
}

/** The references of one structured part: a reference of the creditor, or else the numbers of its documents. */
function referencesIn(structured: Branch): PayerReference[] {
  const [given = '', ...more] = texts(structured, 'CdtrRefInf/Ref').map((told) => told.replace(/\s/g, ''));
  const documents = texts(structured, 'RfrdDocInf/Nb');
  const numbers = given === '' ? documents : [given, ...more];
  // One amount for several documents belongs to none of them alone.
  const amount_ore = numbers.length === 1 ? amountOf(structured) : null;
  return numbers.map((number) => ({ number, amount_ore }));
}

/** The references, documents and words of a payment, from the payer to us. */
export function remittanceOf(from: Branch) {
  const structured = elements(from, 'RmtInf/Strd');
  const references = structured.flatMap(referencesIn);
  const payer_references = references.length > 1 ? references : [];
  const creditor = structured.flatMap((one) => texts(one, 'CdtrRefInf/Ref')).map((told) => told.replace(/\s/g, ''));
  // A reference that is not an OCR number may still contain an invoice number.
  const numbers = [
    ...creditor.filter((told) => !isOcr(told)),
    ...structured.flatMap((one) => texts(one, 'RfrdDocInf/Nb')),
  ];
  const words = [
    ...numbers.filter((told) => payer_references.every(({ number }) => number !== told)),
    ...texts(from, 'RmtInf/Ustrd'),
    ...structured.flatMap((one) => texts(one, 'AddtlRmtInf')),
  ];
  return {
    ocr: creditor.find(isOcr) ?? null,
    payer_references,
    text: words.join(' '),
    bank_text: texts(from, 'AddtlTxInf').join(' '),
  };
}
