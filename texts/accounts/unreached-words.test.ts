import { expect, test } from 'vitest';
import { unreachedWords } from './unreached-words.ts';

test.each([
  ['5.1.1', 'Brevlådan finns inte.'],
  ['5.1.2', 'Domänen finns inte.'],
  ['5.2.1', 'Brevlådan är avstängd.'],
  ['4.2.2', 'Brevlådan är full.'],
  ['5.2.2', 'Brevlådan är full.'],
  ['5.0.0', 'Adressen tar inte emot mejl.'],
  ['4.4.1', 'Mejlen har kommit tillbaka flera dagar.'],
])('an address with the status %s: %s', (code, words) => expect(unreachedWords(code)).toBe(words));
