import { describe, expect, test } from 'vitest';
import { readWish } from '#domain/finding/matching/wish-token.ts';
import { queryWords, wishLabel } from './wish-words.ts';

describe('a wish in words', () => {
  test.each([
    ['skill.riding', 'Ridning'],
    ['skill.riding.1', 'Ridning'],
    ['skill.riding.2', 'Ridning, minst van'],
    ['merit.language.es.3*language.it', 'Gärna: spanska (minst flytande) eller italienska'],
    ['not.feature.tattoo', 'Inte: tatuering'],
    ['age.25-35', 'Spelar 25–35 år'],
    ['age.61-', 'Spelar minst 61 år'],
    ['height.-170', 'Längd högst 170 cm'],
    ['height.180-180', 'Längd 180 cm'],
    ['place.14', 'Västra Götalands län'],
    ['place.1480', 'Göteborg'],
    ['place.1480.30', 'Göteborg, inom 30 km'],
    ['dates.2026-06-03_2026-06-05', 'Ledig 3–5 juni 2026'],
    ['hair_color.blonde*hair_color.red', 'Blont eller rött hår'],
    ['eye_color.blue', 'Blå ögon'],
  ])('%s is “%s”', (token, words) => {
    const wish = readWish(token);
    expect(wish && wishLabel(wish)).toBe(words);
  });

  test('all wishes in order, then the search words', () => {
    const wishes = ['gender.female', 'skill.riding.2'].flatMap((token) => readWish(token) ?? []);
    expect(queryWords({ text: 'varm röst', wishes })).toBe('Kvinna; Ridning, minst van; orden varm röst');
    expect(queryWords({ text: '', wishes: [] })).toBe('');
  });
});
