import fc from 'fast-check';
import { expect, test } from 'vitest';
import { talentSearchQuery, talentWishes } from '#contract/search.ts';
import { NO_WISHES } from './no-wishes.ts';
import { readSearch, writeSearch } from './search-address.ts';

const wishes = talentWishes.parse({
  categories: ['actor'],
  genders: ['female', 'male'],
  age_min: 25,
  age_max: 35,
  counties: ['14'],
  municipalities: ['0180'],
  height_min_cm: 160,
  skills: [{ id: 'riding', min_level: 2 }],
  languages: [{ id: 'es', min_level: 3 }],
});

test('a search survives its address', () => {
  const search = { wishes, text: 'rödhårig med humor', page: 3 };
  expect(readSearch(writeSearch(search))).toEqual(search);
});

test('the address has the names and values that the contract reads', () => {
  const params = writeSearch({ wishes, text: 'ö', page: 2 });
  const query: Record<string, unknown> = {};
  for (const name of params.keys())
    query[name] = params.getAll(name).length > 1 ? params.getAll(name) : params.get(name);
  const read = talentSearchQuery.parse(query);
  expect(read).toMatchObject({ text: 'ö', page: 2, age_min: 25, skills: wishes.skills, genders: ['female', 'male'] });
});

test('nothing given is an empty address', () => {
  expect(writeSearch({ wishes: NO_WISHES, text: '', page: 1 }).toString()).toBe('');
  expect(readSearch(new URLSearchParams())).toEqual({ wishes: NO_WISHES, text: '', page: 1 });
});

test('what is no value of the contract is left out, and the rest stays', () => {
  const read = readSearch(
    new URLSearchParams('categories=actor&categories=wizard&skills=riding:9&age_min=ung&page=-4'),
  );
  expect(read).toEqual({ wishes: { ...NO_WISHES, categories: ['actor'] }, text: '', page: 1 });
});

test('names that belong to the screen are kept', () => {
  const kept = new URLSearchParams('id=p&role=r&text=gammalt');
  expect(writeSearch({ wishes: NO_WISHES, text: 'nytt', page: 1 }, kept).toString()).toBe('id=p&role=r&text=nytt');
});

test('whatever stands in an address, what is read of it is what the contract takes', () => {
  const names = Object.keys(NO_WISHES);
  const value = fc.oneof(
    fc.string({ maxLength: 6 }),
    fc.integer({ min: -5, max: 250 }).map(String),
    fc.constantFrom(
      'actor',
      'female',
      '14',
      '0180',
      'riding:2',
      'riding:9',
      'es:4',
      'es:0',
      'constructor',
      '1.5',
      '1e1',
    ),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 60 }), (pairs) => {
      const read = readSearch(new URLSearchParams(pairs)).wishes;
      expect(talentWishes.parse(read)).toEqual(read);
    }),
  );
});
