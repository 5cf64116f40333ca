import { expect, test } from 'vitest';
import { smsParts } from './sms-parts.ts';

test.each([
  ['no words', '', 1],
  ['160 Swedish letters', 'å'.repeat(160), 1],
  ['161 Swedish letters', 'ö'.repeat(161), 2],
  ['306 letters', 'a'.repeat(306), 2],
  ['307 letters', 'a'.repeat(307), 3],
  ['80 signs of the extension table', '€'.repeat(80), 1],
  ['81 signs of the extension table', '€'.repeat(81), 2],
  ['70 signs with one that GSM lacks', `${'a'.repeat(69)}š`, 1],
  ['71 signs with one that GSM lacks', `${'a'.repeat(70)}š`, 2],
])('%s take their number of parts', (_, words, parts) => expect(smsParts(words)).toBe(parts));
