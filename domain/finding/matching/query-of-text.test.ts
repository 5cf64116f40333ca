import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { queryOfText } from './query-of-text.ts';
import { writeWish } from './wish-token.ts';

const TODAY = '2026-11-21';
const asked = (text: string) => {
  const { wishes, words, parts } = queryOfText(text, TODAY);
  const unread = parts.filter(({ kind }) => kind === 'unread').map(({ start, end }) => text.slice(start, end));
  return { wishes: wishes.map(writeWish), words, unread };
};

describe('unneeded, excluded and purpose words are not searched as words', () => {
  test.each([
    ['Skådespelare 40–50 som kan sjunga, dans ej nödvändigt', 'dans'],
    ['Kvinna 30–40 som inte talar svenska', 'svenska'],
    ['Man 30–40 i Malmö, behöver inte kunna rida', 'rida'],
    ['svenska krävs inte', 'svenska'],
    ['Kvinna 30–40, ej blå ögon', 'blå ögon'],
    ['Dansare 20–30, kan inte 3 juni', '3 juni'],
    ['Barn 3–5 år till reklamfilm', 'reklamfilm'],
    ['Komiker till vår företagsfest i Örebro', 'företagsfest'],
  ])('%s', (text, unread) => {
    expect(asked(text)).toMatchObject({ words: '', unread: [unread] });
  });
});

test.each([
  // Repetitions of a wish.
  ['Två män 30–40 och en kvinna 25–30, Stockholm', ['gender.male*gender.female', 'age.25-40', 'place.0180']],
  // Words for the use of a day.
  ['Plåtning på torsdag i Malmö', ['dates.2026-11-26_2026-11-26', 'place.1280']],
  ['Inspelning 3 juni (reserv 5 juni)', ['dates.2027-06-03_2027-06-03', 'dates.2027-06-05_2027-06-05']],
  // Vague words of place.
  ['nära Borås', ['place.1490']],
  [
    'kvinna med långt, lockigt, mörkt hår',
    ['gender.female', 'hair_length.long', 'hair_type.curly', 'hair_color.dark_brown'],
  ],
])('%s leaves no words', (text, wishes) => {
  expect(asked(text)).toEqual({ wishes, words: '', unread: [] });
});

test('words that would be wishes when read alone are marked as not read', () => {
  const text = 'Gameshow-värd? Vi söker programledare med teckenspråk som modersmål, 20–40. Uppsala.';
  expect(asked(text)).toMatchObject({ words: 'Gameshow', unread: ['värd'] });
  // Alone, the same word is a wish.
  expect(asked('värd').wishes).toEqual(['category.event_staff']);
});

test('the words of a text, read again, ask for no more than its wishes', () => {
  for (const name of ['work', 'adverts']) {
    const lines = readFileSync(`tests/briefs/${name}.jsonl`, 'utf8').split('\n').filter(Boolean);
    for (const line of lines.slice(0, 150)) {
      const { brief, today } = JSON.parse(line);
      const { wishes, words } = queryOfText(brief, today);
      if (wishes.length > 0) expect(queryOfText(words, today).wishes.map(writeWish), `${brief} — ${words}`).toEqual([]);
    }
  }
});
