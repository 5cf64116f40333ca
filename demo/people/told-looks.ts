import type { bodyTypes, FeatureId, HairTypeId } from '#domain/kernel/vocabulary/looks.ts';
import type { DemoPerson } from './people.ts';
import { type Random, randomFrom } from './random.ts';

type BodyTypeId = (typeof bodyTypes.ids)[number];

/** The optional looks that a person has filled in. */
export interface ToldLooks {
  hair_type: HairTypeId | null;
  body_type: BodyTypeId | null;
  /** Null for no answer; empty if the person says that there are none. */
  features: FeatureId[] | null;
}

const ATHLETIC_TRADES: readonly string[] = ['dancer', 'stunt', 'circus', 'fitness_model'];

function bodyType(person: DemoPerson, chance: Random): BodyTypeId {
  if (person.categories.includes('plus_model')) return chance.pick(['curvy', 'large']);
  const isAthletic = person.categories.some((id) => ATHLETIC_TRADES.includes(id)) || person.skills.length > 6;
  const isMan = person.plays_genders[0] === 'male';
  const isOlder = person.playing_age_min >= 45;
  return chance.weighted<BodyTypeId>([
    ['average', 38],
    ['slim', isOlder ? 14 : 30],
    ['athletic', isAthletic ? 40 : 14],
    ['muscular', isMan && !isOlder ? 9 : 2],
    ['curvy', isMan ? 1 : 10],
    ['large', isOlder ? 16 : 8],
  ]);
}

/**
 * A made-up person's answers on hair type, build and marks: most people state the first, fewer the others. The answers
 * are drawn with the person's own seed, so that other people stay the same.
 */
export function toldLooks(person: DemoPerson): ToldLooks {
  const chance = randomFrom(person.portrait_seed ^ 0x10_0c5);
  const tells = { hair: chance.chance(0.86), build: chance.chance(0.68), features: chance.chance(0.74) };
  const build = bodyType(person, chance);
  const hasHair = person.hair_color !== 'bald' && person.hair_length !== 'shaved';
  return {
    hair_type: tells.hair && hasHair ? person.hair_type : null,
    body_type: tells.build ? build : null,
    features: tells.features ? person.features : null,
  };
}
