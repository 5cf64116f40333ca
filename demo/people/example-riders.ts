import type { DemoPerson } from './people.ts';

/** Skill levels given to the first matching women, the best first. */
const ABILITIES = [
  { riding: 4, spanish: 3 },
  { riding: 3, spanish: 4 },
  { riding: 2, spanish: 3 },
  { riding: 1, spanish: 4 },
] as const;

/**
 * The search's example asks for a woman of 25 to 35 in Göteborg who rides and speaks Spanish. Chance gives hardly any
 * among a few hundred people, so the first women who match in all other respects get both skills.
 */
export function withExampleRiders(people: readonly DemoPerson[], mayAnswer: (index: number) => boolean): DemoPerson[] {
  let given = 0;
  return people.map((person, index) => {
    const { plays_genders, playing_age_min, playing_age_max, municipality_id } = person;
    const isAsked = plays_genders.includes('female') && playing_age_max >= 25 && playing_age_min <= 35;
    const abilities = ABILITIES[given];
    if (!abilities || !isAsked || municipality_id !== '1480' || !mayAnswer(index)) return person;
    given += 1;
    const skills = person.skills.filter(({ skill_id }) => skill_id !== 'riding');
    const languages = person.languages.filter(({ language_id }) => language_id !== 'es');
    return {
      ...person,
      skills: [...skills, { skill_id: 'riding', level: abilities.riding }],
      languages: [...languages, { language_id: 'es', level: abilities.spanish }],
    };
  });
}
