import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberOfOcr, ocrOf } from './ocr.ts';

test.each([
  ['20260001', '2026000105'],
  ['1042', '104265'],
])('the OCR number of %s is %s', (number, ocr) => {
  expect(ocrOf(number)).toBe(ocr);
  expect(numberOfOcr(ocr)).toBe(number);
});

test('a reference gives its own number only, and a wrong or missing digit is detected', () => {
  const number = fc.integer({ min: 1, max: 999_999 }).map((count) => `2026${String(count).padStart(4, '0')}`);
  fc.assert(
    fc.property(number, fc.nat(7), fc.integer({ min: 1, max: 9 }), (written, at, by) => {
      const ocr = ocrOf(written);
      expect(numberOfOcr(`${ocr.slice(0, 4)} ${ocr.slice(4)}`)).toBe(written);
      const wrong = `${ocr.slice(0, at)}${(Number(ocr[at]) + by) % 10}${ocr.slice(at + 1)}`;
      expect(numberOfOcr(wrong)).toBeNull();
      expect(numberOfOcr(ocr.slice(0, at) + ocr.slice(at + 1))).toBeNull();
    }),
  );
});

test.each(['', 'Faktura 20260001', '20260001', '202600011'])('%j is no reference of ours', (text) => {
  expect(numberOfOcr(text)).toBeNull();
});
