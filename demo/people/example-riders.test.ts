import { expect, test } from 'vitest';
import { withExampleRiders } from './example-riders.ts';
import { demoPeople } from './people.ts';

test('four women in Göteborg match the example of the search, and all others stay as drawn', () => {
  const drawn = demoPeople(423, 20_261);
  const people = withExampleRiders(drawn, (index) => index % 2 === 0);
  const changed = people.filter((person, index) => person !== drawn[index]);
  expect(changed).toHaveLength(4);
  for (const { municipality_id, plays_genders, playing_age_min, playing_age_max, skills, languages } of changed) {
    expect(municipality_id).toBe('1480');
    expect(plays_genders).toContain('female');
    expect(playing_age_min).toBeLessThanOrEqual(35);
    expect(playing_age_max).toBeGreaterThanOrEqual(25);
    expect(skills.filter(({ skill_id }) => skill_id === 'riding')).toHaveLength(1);
    expect(languages.find(({ language_id }) => language_id === 'es')?.level).toBeGreaterThanOrEqual(3);
  }
});
