import type { OwnProfile } from '#contract/talent.ts';
import { isFindable, type ProfileFacts, profileSteps } from '#domain/talent/profile.rules.ts';
import { pictureAddress } from '../../files/picture-files.ts';
import type { OwnProfileRow } from './queries.ts';

/** What the rules of the profile look at. */
export function factsOf(row: OwnProfileRow): ProfileFacts {
  return {
    ...row,
    skill_count: row.skills.length,
    language_count: row.languages.length,
    picture_count: row.media.length,
  };
}

/** The own profile as its talent sees it. `today` is the Swedish day. */
export function presentOwnProfile(row: OwnProfileRow, today: string): OwnProfile {
  return {
    ...row,
    media: row.media.map(({ id, path, width, height }) => ({ id, url: pictureAddress(path), width, height })),
    steps: profileSteps(factsOf(row)),
    is_findable: isFindable(row, today),
  };
}
