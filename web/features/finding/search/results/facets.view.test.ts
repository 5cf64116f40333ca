import { expect, test } from 'vitest';
import { wish } from '#contract/finding/talent-query.ts';
import type { TalentQuery } from '#domain/finding/matching/condition.ts';
import { readWish, writeWish } from '#domain/finding/matching/wish-token.ts';
import type { Reading } from '#web/features/finding/search/wishes-from-text.ts';
import { facetGroups, fewOptions, toggleFacet } from './facets.view.ts';

const wishesOf = (...tokens: string[]) => tokens.map((token) => wish.parse(readWish(token)));
const queryOf = (text: string, ...tokens: string[]): TalentQuery => ({
  text,
  wishes: wishesOf(...tokens),
  unknown: [],
});
const readOf = (words: string, ...tokens: string[]): Reading => ({
  wishes: wishesOf(...tokens),
  words,
});
const tokens = (query: TalentQuery) => query.wishes.map(writeWish);

test('pressing a facet adds a demand, and pressing it again removes the demand', () => {
  const before = queryOf('', 'age.25-35');
  const on = toggleFacet(before, readOf(''), 'skill', 'riding');
  expect(tokens(on)).toEqual(['age.25-35', 'skill.riding']);
  expect(toggleFacet(on, readOf(''), 'skill', 'riding')).toEqual(before);
});

test('adding a facet leaves the typed text as it is', () => {
  const query = toggleFacet(queryOf('kan simma'), readOf('', 'skill.swimming'), 'skill', 'riding');
  expect([query.text, tokens(query)]).toEqual(['kan simma', ['skill.riding']]);
});

test('removing a wish read from the text turns the other wishes of the text into own wishes', () => {
  const query = toggleFacet(
    queryOf('Anna rider och simmar', 'gender.female'),
    readOf('Anna', 'skill.riding.2', 'skill.swimming'),
    'skill',
    'riding',
  );
  expect([query.text, tokens(query)]).toEqual(['Anna', ['gender.female', 'skill.swimming']]);
});

test('pressing one of several chosen alternatives removes only that one', () => {
  const query = toggleFacet(queryOf('', 'hair_color.red*hair_color.blonde'), undefined, 'hair_color', 'red');
  expect(tokens(query)).toEqual(['hair_color.blonde']);
});

test('pressing a facet turns an existing merit into a demand instead of adding a second wish', () => {
  expect(tokens(toggleFacet(queryOf('', 'merit.language.es', 'age.20-'), undefined, 'language', 'es'))).toEqual([
    'language.es',
    'age.20-',
  ]);
});

test('a merit and an exclusion do not count as chosen; a level does', () => {
  const facets = [{ kind: 'language' as const, options: ['sv', 'es', 'fr'].map((id) => ({ id, count: 3 })) }];
  const [group] = facetGroups(facets, wishesOf('merit.language.sv', 'language.es.3', 'not.language.fr'));
  expect(group?.options.map(({ is_on }) => is_on)).toEqual([false, true, false]);
});

test('a chosen option is shown even if no match has it, and counties appear only by county', () => {
  const facets = [
    { kind: 'place' as const, options: [{ id: '12', count: 4 }] },
    { kind: 'licence' as const, options: [] },
    { kind: 'media' as const, options: [] },
  ];
  const groups = facetGroups(facets, wishesOf('place.14', 'place.1480.30', 'licence.drone'));
  expect(groups.map(({ title, options }) => [title, options.map(({ label }) => label)])).toEqual([
    ['Län', ['Västra Götalands län', 'Skåne län']],
    ['Körkort, utrustning', ['Drönarkort']],
  ]);
});

test('a group shows six facets at first, and every chosen one', () => {
  const options = Array.from({ length: 9 }, (_, at) => ({ id: `${at}`, label: `${at}`, count: 1, is_on: at === 8 }));
  expect(fewOptions(options).map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4', '5', '8']);
});
