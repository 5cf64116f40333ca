import { expect, test } from 'vitest';
import { isVatNumber } from './platform.ts';

test.each([
  ['SE556677889901', true],
  ['SE556677889801', false],
  ['SE556677889902', false],
  ['556677889901', false],
  ['SE55667788990101', false],
])('%s is a Swedish VAT number: %s', (text, isOne) => expect(isVatNumber(text)).toBe(isOne));
