import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SENSITIVE_GROUNDS, SENSITIVE_PHRASES } from './lexicon/sensitive.ts';
import { sensitiveIn } from './sensitive.ts';

const said = (text: string) => sensitiveIn(text).map(({ start, end, ground }) => [text.slice(start, end), ground]);

test.each([
  [
    'Mörkhyad kvinna 30–40, gärna muslim.',
    [
      ['Mörkhyad', 'ethnicity'],
      ['muslim', 'faith'],
    ],
  ],
  ['Vi söker någon med utländskt  utseende', [['utländskt  utseende', 'ethnicity']]],
  ['Man som sitter i rullstol', [['rullstol', 'disability']]],
  [
    'En heterosexuell man, inte gravid hustru',
    [
      ['heterosexuell', 'orientation'],
      ['gravid', 'parenthood'],
    ],
  ],
  ['Faktisk ålder 20–25', [['Faktisk ålder', 'age']]],
  ['FUNKTIONSNEDSÄTTNING krävs', [['FUNKTIONSNEDSÄTTNING', 'disability']]],
] as const)('%s asks for the ground', (text, found) => expect(said(text)).toEqual(found));

test.each([
  'Kvinna 25–35 med blont hår som talar arabiska och kan afrikansk dans.',
  'Äldre man, spelålder 60–75, med skägg och karaktärsansikte.',
  'Vi ser gärna sökande oavsett etnicitet, tro och funktionsnedsättning.',
  'Alla är välkomna, med eller utan funktionsnedsättning.',
  'Teckenspråk är ett plus. Körkort krävs.',
  'Alla hudfärger är välkomna att söka.',
])('%s does not ask for it', (text) => expect(said(text)).toEqual([]));

test('every phrase of the list is found alone, with its ground', () => {
  for (const ground of SENSITIVE_GROUNDS) {
    for (const phrase of SENSITIVE_PHRASES[ground].split(',').map((one) => one.trim().replace(/-$/, ''))) {
      expect([phrase, sensitiveIn(phrase).map((one) => one.ground)]).toEqual([phrase, [ground]]);
    }
  }
});

test('every find lies within the text, in its order', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (noise) => {
      const text = `${noise} muslim ${noise} gravida`;
      let last = 0;
      for (const { start, end } of sensitiveIn(text)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(text.length);
        last = end;
      }
    }),
  );
});
