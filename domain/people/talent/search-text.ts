import { categories } from '#domain/kernel/vocabulary/categories.ts';
import { counties } from '#domain/kernel/vocabulary/counties.ts';
import { dialects } from '#domain/kernel/vocabulary/dialects.ts';
import { genders } from '#domain/kernel/vocabulary/genders.ts';
import { languages } from '#domain/kernel/vocabulary/languages.ts';
import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import { skills } from '#domain/kernel/vocabulary/skills.ts';

export interface SearchableTalent {
  readonly first_name: string;
  readonly last_name: string;
  readonly categories: readonly string[];
  readonly plays_genders: readonly string[];
  readonly municipality_id: string | null;
  readonly dialect: string | null;
  readonly bio: string;
  readonly skill_ids: readonly string[];
  readonly language_ids: readonly string[];
}

/**
 * The words of a text in lower case, without punctuation: 'Anna-Karin Åhs' gives anna, karin, åhs. Indexed text and
 * search text both use this function, because a database with the C locale does not know that Å is a capital å.
 */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLocaleLowerCase('sv')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

/**
 * The text in which free words find a talent: names, trades, genders played, skills, languages, dialect, place and the
 * talent's own words, by their Swedish names. Single spaces surround every word, also at both ends, so that ' anna'
 * finds the beginning of a word and ' anna ' a whole word.
 */
export function searchTextOf(talent: SearchableTalent): string {
  const home = talent.municipality_id === null ? undefined : municipalities.find(talent.municipality_id);
  const parts = [
    talent.first_name,
    talent.last_name,
    ...talent.categories.map(categories.label),
    ...talent.plays_genders.map(genders.label),
    ...talent.skill_ids.map(skills.label),
    ...talent.language_ids.map(languages.label),
    talent.dialect === null ? '' : dialects.label(talent.dialect),
    home?.label ?? '',
    home && 'seat' in home ? home.seat : '',
    home ? counties.label(home.id.slice(0, 2)) : '',
    talent.bio,
  ];
  const words = wordsOf(parts.join(' '));
  return words.length > 0 ? ` ${words.join(' ')} ` : '';
}
