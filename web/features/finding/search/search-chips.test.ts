import { expect, test } from 'vitest';
import type { TalentQuery, Wish } from '#domain/finding/matching/condition.ts';
import { readWish } from '#domain/finding/matching/wish-token.ts';
import { insteadTexts, type ReadBrief, searchChips, skippedWords } from './search-chips.view.ts';

const wishes = (...tokens: string[]): Wish[] => tokens.flatMap((token) => readWish(token) ?? []);
const NOTHING: ReadBrief = { wishes: [], parts: [], words: '', words_demand: 'must', notes: [] };

/** A reading with the given parts and kinds, as the server would split the text. */
function read(
  stretches: readonly (readonly [string, ReadBrief['parts'][number]['kind'], number?])[],
  rest: Partial<ReadBrief>,
) {
  let text = '';
  const parts: ReadBrief['parts'][number][] = [];
  for (const [words, kind, wish] of stretches) {
    const start = text === '' ? 0 : text.length + 1;
    text = text === '' ? words : `${text} ${words}`;
    parts.push({ start, end: text.length, kind, ...(wish !== undefined && { wish }) });
  }
  const query: TalentQuery = { text, wishes: wishes('height.180-'), unknown: [] };
  return searchChips(query, { ...NOTHING, parts, ...rest });
}

const said = (chips: ReturnType<typeof searchChips>) => chips.map(({ kind, label }) => `${kind}: ${label}`);

test('chips show own wishes first, then those of the text in its order, each once', () => {
  const chips = read(
    [
      ['tre', 'note'],
      ['varma', 'free'],
      ['kvinnor', 'wish', 0],
      ['som', 'glue'],
      ['kan rida', 'wish', 1],
      ['bra', 'wish', 1],
      ['3 000 kr', 'note'],
    ],
    {
      wishes: wishes('gender.female', 'skill.riding.2'),
      words: 'varma',
      notes: [
        { kind: 'headcount', min: 3, max: 3 },
        { kind: 'fee', min: 3000, max: 3000 },
      ],
    },
  );
  expect(said(chips)).toEqual([
    'wish: Längd minst 180 cm',
    'note: 3 personer',
    'word: varma',
    'wish: Kvinna',
    'wish: Ridning, minst van',
    'note: Arvode 3\u00a0000\u00a0kr',
  ]);
  expect(chips.flatMap((chip) => (chip.kind === 'wish' ? [chip.at] : []))).toEqual([0, 1, 2]);
});

test('a chip about the role, such as a fee, names the kind of fact', () => {
  const chips = read(
    [
      ['audition 9 januari', 'note'],
      ['premiär 24 april', 'note'],
      ['anmäl dig senast 3 januari', 'note'],
      ['tenor', 'note'],
      ['obetalt', 'note'],
      ['Pajala', 'note'],
    ],
    {
      notes: [
        { kind: 'days', use: 'audition', from: '2027-01-09', to: '2027-01-10' },
        { kind: 'days', use: 'premiere', from: '2027-04-24', to: '2027-04-24' },
        { kind: 'days', use: 'deadline', from: '2027-01-03', to: '2027-01-03' },
        { kind: 'voice', id: 'tenor' },
        { kind: 'pay', id: 'unpaid' },
        { kind: 'workplace', any: [{ kind: 'place', id: '2521' }] },
      ],
    },
  );
  expect(said(chips).slice(1)).toEqual([
    'note: Provspelning 9–10 januari 2027',
    'note: Premiär 24 april 2027',
    'note: Sista dag 3 januari 2027',
    'note: Stämma: tenor',
    'note: Obetalt',
    'note: Arbetsplats: Pajala',
  ]);
});

test('unread words are one chip, with the filler words between them', () => {
  const chips = read(
    [
      ['filmen handlar', 'unread'],
      ['om', 'glue'],
      ['en ryttare', 'unread'],
      ['kvinna', 'wish', 0],
    ],
    { wishes: wishes('gender.female') },
  );
  expect(said(chips)).toEqual(['wish: Längd minst 180 cm', 'unread: filmen handlar om en ryttare', 'wish: Kvinna']);
});

test('a name that is also a filler word is shown as searched', () => {
  expect(said(read([['Hans', 'glue']], { words: 'Hans' }))).toEqual(['wish: Längd minst 180 cm', 'word: Hans']);
});

test('the chip of a word tells if the word is required or only raises the rank', () => {
  const fateOf = (words_demand: 'must' | 'merit') =>
    read([['varm', 'free']], { words: 'varm', words_demand }).flatMap((chip) =>
      chip.kind === 'word' ? [chip.fate] : [],
    );
  expect(fateOf('must')).toEqual(['söks som ord']);
  expect(fateOf('merit')).toEqual(['lyfter den som har ordet']);
});

test('words without a match are listed with the words searched instead', () => {
  const instead = [
    { typed: 'xyzzy', searched: [] },
    { typed: 'annderson', searched: ['andersson'] },
    { typed: 'vad', searched: ['varg', 'värd', 'vård'] },
    { typed: 'bank', searched: [] },
  ];
  const likened = ['Ingen har ”annderson”. Visar ”andersson”.', 'Ingen har ”vad”. Visar ”varg”, ”värd” och ”vård”.'];
  expect(insteadTexts(instead, new Set())).toEqual([...likened, 'Ingen har ”xyzzy” eller ”bank” i sin profil.']);
  expect(insteadTexts([{ typed: 'bank', searched: [] }], new Set(['bank']))).toEqual([
    'Ingen har ”bank” i sin profil, så det ordet hoppas över.',
  ]);
});

test('words without a match are skipped if the query has other wishes', () => {
  const none = { text: '', wishes: [], unknown: [] };
  const reading = { wishes: [], parts: [], notes: [], words_demand: 'must' as const };
  const instead = [{ typed: 'bank', searched: [] }];
  expect([...skippedWords(none, { ...reading, words: 'Bank' }, instead)]).toEqual([]);
  expect([...skippedWords(none, { ...reading, words: 'Bank film' }, instead)]).toEqual(['bank']);
  expect([
    ...skippedWords({ ...none, wishes: wishes('gender.female') }, { ...reading, words: 'Bank' }, instead),
  ]).toEqual(['bank']);
});
