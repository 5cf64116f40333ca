import { expect, test } from 'vitest';
import { queryOfText } from '#domain/finding/matching/query-of-text.ts';
import { skills } from '#domain/kernel/vocabulary/skills.ts';
import { answer } from './answer.ts';
import type { DocumentRow } from './document.ts';
import { namedBy } from './named.ts';
import { segmentOf } from './segment.ts';
import { segmentPart } from './segment-part.ts';

const TODAY = '2026-11-21';
const FIRST =
  `Abbe Agnes Alba Amanda Anders Anna-Lisa Arvid Asta Axel Barbro Bella Birk Björk Björn Blanka Bo Boel Bror Cajsa
  Carl Cleo Dag Daga Diana Dina Disa Dom Doris Ebba Ed Eddie Elin Elvira Embla Emil Eskil Estelle Ester Eva Flora Folke
  Fred Freja Frej Frida Frost Gerd Glenn Grim Gull Gun Hans Harpa Hedda Helga Hilda Hjalmar Holger Idun Ingemar Ingvar
  Iris Isa Ivar Jade Jan Jasmin Jens Joar Juni Jörgen Kaj Karin Karl Kenny Klara Klas Knut Lars Leif Leo Liv Lotta Lova
  Love Lovis Lukas Lykke Maj Maja Malin Marina Mars Max May Melodi Mina Mio Mira Mona Måns Natt Nils Noomi Olive Olle
  Ove Pia Pil Pontus Rasmus Ro Robin Rosa Rose Rut Saga Sigge Signe Sina Sky Sol Sonja Stella Sten Stig Stina Sture Svea
  Sven Tage Tilde Tim Tor Tora Torgny Tova Tyra Ulf Ulla Una Vera Vide Vidar Vilja Ville Viola Violet Viva Åke Åsa`
    .split(/\s+/)
    .filter((name) => name !== '');
const LAST = ['Berg', 'Ström', 'Lind', 'Ek', 'Falk', 'Svensson', 'Lång', 'Stark', 'Modig', 'Dans', 'Svensk', 'Malmö'];

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const rowOf = (number: number, more: Partial<DocumentRow>): DocumentRow => ({
  talent_id: idOf(number),
  is_findable: true,
  visible_from: '-infinity',
  created_date: '2026-01-01T00:00:00Z',
  fresh_date: '2026-11-01T00:00:00Z',
  playing_age_min: 20,
  playing_age_max: 30,
  height_cm: 170,
  completeness: 60,
  answered_share: null,
  profile_points: 100,
  name: '',
  facts: '',
  busy: '',
  ...more,
});
const CRAFTS = ['Tova Berg', 'Karl Svensson', 'Viola Ström'];
const NAMES = new Set([...CRAFTS, ...FIRST.map((first, at) => `${first} ${LAST[at % LAST.length]}`)]);
const named = [...NAMES].map((name, id) => ({ id, name }));
const words = (text: string) =>
  text
    .toLocaleLowerCase('sv')
    .split(/[ -]/)
    .map((word) => `w.${word}`)
    .join(' ');
/** Talents with every skill and every gender, and with all names among their words: as found by the words as by the names. */
const able = Array.from({ length: 20 }, (_, at) =>
  rowOf(900_000 + at, {
    completeness: 100,
    profile_points: 320,
    name: 'Rut Ask',
    facts: [
      ...skills.entries.map(({ id }) => `skill.${id}.4`),
      'gender.female gender.male place.1280',
      words([...FIRST, ...LAST].join(' ')),
    ].join(' '),
  }),
);
const segment = segmentOf(
  [...able, ...named.map(({ id, name }) => rowOf(id, { name, facts: `gender.female place.0180 ${words(name)}` }))],
  TODAY,
);

async function found(text: string, set: Parameters<typeof namedBy>[1] = [], without: readonly string[] = []) {
  const { wishes, words: free } = queryOfText(text, TODAY);
  const wanted = {
    wishes: [...set, ...wishes],
    words: free,
    named: namedBy(text, set),
    unknown: [],
    today: TODAY,
    without,
  };
  const question = { kind: 'page', wanted, order: 'best', from: 0, size: 24 } as const;
  const page = await answer(question, { parts: () => [segmentPart(segment)], stemOf: (word) => word });
  return page as Extract<typeof page, { people: unknown }>;
}

test('a talent is found first by a whole name, also by one whose words mean something else', async () => {
  const missed: string[] = [];
  for (const { id, name } of named) if ((await found(name)).people[0]?.id !== idOf(id)) missed.push(name);
  expect(missed).toEqual([]);
});

test('a name that is also a craft is read as the craft where it is one', async () => {
  for (const text of ['tova', 'någon som kan tova', 'Viola']) {
    const { people } = await found(text);
    expect([text, people.map(({ id }) => id)]).toEqual([text, able.map(({ talent_id }) => talent_id)]);
  }
});

test('after the named talent come those whom the words mean', async () => {
  const { people, total } = await found('viola strom');
  expect(people[0]?.id).toBe(idOf(named.find(({ name }) => name === 'Viola Ström')?.id ?? -1));
  expect([total, people.slice(1, 21).map(({ id }) => id)]).toEqual([21, able.map(({ talent_id }) => talent_id)]);
});

test('wishes set by hand and blocks hold for a named talent too', async () => {
  const tova = idOf(named.find(({ name }) => name === 'Tova Berg')?.id ?? -1);
  const place = (id: string, demand: 'must' | 'not' | 'merit') => [{ demand, any: [{ kind: 'place' as const, id }] }];
  const first = async (...asked: Parameters<typeof found>) => (await found(...asked)).people[0]?.id === tova;
  expect([await first('Tova Berg', place('0180', 'must')), await first('Tova Berg', place('1280', 'must'))]).toEqual([
    true,
    false,
  ]);
  expect([await first('Tova Berg', place('1280', 'merit')), await first('Tova Berg', place('0180', 'not'))]).toEqual([
    true,
    false,
  ]);
  expect(await first('Tova Berg', [], [tova])).toBe(false);
});
