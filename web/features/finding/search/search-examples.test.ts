import { expect, test } from 'vitest';
import { queryOfReading } from '#domain/finding/matching/query-of-reading.ts';
import { readBrief } from '#domain/finding/search/read-brief.ts';
import { wishLabel } from '#texts/finding/wish-words.ts';
import { EXAMPLES, PLACEHOLDER } from './search-examples.ts';

test.each([
  [EXAMPLES[0], ['Kvinna', 'Spelar 60–75 år', 'Grått hår', 'Tango']],
  [EXAMPLES[1], ['Skådespelare', 'Skånska', 'Gärna: MC-körkort']],
  [EXAMPLES[2], ['Man', 'Längd minst 181 cm', 'Stockholm', 'Inte: tatuering']],
  [PLACEHOLDER, ['Kvinna', 'Spelar 25–35 år', 'Göteborg', 'Ridning', 'Spanska, minst flytande']],
])('“%s” is understood in full', (text, labels) => {
  const { wishes, words } = queryOfReading(readBrief(text, '2026-11-21'), text);
  expect(wishes.map(wishLabel)).toEqual(labels);
  expect(words).toBe('');
});
