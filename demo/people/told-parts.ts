import type { CreditInput } from '#contract/people/profile-parts.ts';
import type { TalentProfilePatch } from '#contract/people/talent.ts';
import type { CreditKindId } from '#domain/kernel/vocabulary/credit-kinds.ts';
import type { RoleContentId } from '#domain/kernel/vocabulary/role-content.ts';
import type { SizeId } from '#domain/kernel/vocabulary/sizes.ts';
import { CREDIT_WORDS, DIRECTORS } from './credit-words.ts';
import type { DemoPerson } from './people.ts';
import { type Random, randomFrom } from './random.ts';

type LaterParts = Pick<
  TalentProfilePatch,
  'credits' | 'sizes' | 'travels' | 'car' | 'may_work' | 'declines' | 'accepts' | 'other_dialects'
>;

/** Kinds of credits that people of a trade usually have. */
const DONE: Readonly<Record<string, readonly [CreditKindId, ...CreditKindId[]]>> = {
  actor: ['film', 'tv', 'theatre', 'advertising', 'education'],
  voice_actor: ['dubbing', 'tv'],
  voiceover: ['dubbing', 'advertising'],
  model: ['photo', 'advertising', 'photo'],
  dancer: ['theatre', 'music_video', 'education'],
  singer: ['theatre', 'music_video', 'education'],
  extra: ['tv', 'film', 'advertising'],
};
const ANYTHING = ['advertising', 'tv', 'film'] as const satisfies readonly CreditKindId[];

function credit(kind: CreditKindId, year: number, random: Random): CreditInput {
  const words = CREDIT_WORDS[kind];
  const isTaught = kind === 'education' || kind === 'scholarship';
  return {
    kind,
    title: random.pick(words.titles),
    role: random.pick(words.roles),
    director: isTaught || kind === 'dubbing' ? '' : random.pick(DIRECTORS),
    company: random.pick(words.companies),
    year,
    link: '',
  };
}

function credits(person: DemoPerson, thisYear: number, random: Random): CreditInput[] {
  const kinds = person.categories.flatMap((id) => DONE[id] ?? []);
  const [first = 'tv', ...others] = kinds.length > 0 ? kinds : ANYTHING;
  const isActor = person.categories[0] === 'actor';
  const count = random.int(isActor ? 3 : 0, isActor ? 8 : 4);
  // No credit is from before the tenth year of life, or older than twelve years.
  const oldest = Math.max(Number(person.birth_date.slice(0, 4)) + 10, thisYear - 12);
  return Array.from({ length: count }, () => {
    const year = random.int(Math.min(oldest, thisYear), thisYear);
    return credit(random.pick([first, ...others]), year, random);
  })
    .filter((one, at, all) => all.findIndex((other) => other.title === one.title) === at)
    .toSorted((one, other) => (other.year ?? 0) - (one.year ?? 0));
}

function sizes(person: DemoPerson, random: Random): { id: SizeId; value: number }[] {
  const height = person.height_cm;
  const isMan = person.plays_genders[0] === 'male';
  const isChild = height < 150;
  const wide = random.int(-3, 6);
  const shoe = isMan ? 36 + Math.round((height - 160) / 4.5) + 3 : 36 + Math.round((height - 158) / 5);
  const clothes: { id: SizeId; value: number } = isChild
    ? { id: 'children', value: 50 + 6 * Math.min(21, Math.round((height - 50) / 6)) }
    : isMan
      ? { id: 'men', value: 48 + 2 * Math.round(wide / 2) }
      : { id: 'women', value: 38 + 2 * Math.round(wide / 2) };
  const told = [clothes, { id: 'shoe' as const, value: Math.min(50, Math.max(28, shoe)) }];
  if (random.chance(0.35)) return told;
  const waist = Math.round(height * (isMan ? 0.47 : 0.42)) + wide * 2;
  return [
    ...told,
    { id: 'chest', value: waist + (isMan ? 16 : 19) },
    { id: 'waist', value: waist },
    { id: 'hips', value: waist + (isMan ? 12 : 25) },
    { id: 'inseam', value: Math.round(height * 0.45) },
    { id: 'head', value: random.int(54, 60) },
  ];
}

const OFTEN_NO: readonly (readonly [RoleContentId, number])[] = [
  ['nudity', 0.62],
  ['intimacy', 0.45],
  ['gambling_ads', 0.34],
  ['politics', 0.3],
  ['fur', 0.22],
  ['smoking', 0.2],
  ['alcohol_ads', 0.14],
];
const OFTEN_YES: readonly (readonly [RoleContentId, number])[] = [
  ['animals', 0.55],
  ['dead', 0.5],
  ['drunk', 0.45],
  ['kiss', 0.3],
];

const CARS = ['Volvo 240, röd, 1989', 'Saab 900, svart, 1992', 'Volvo V70, grå, 2012', 'VW Golf, vit, 2019'] as const;

/**
 * A made-up person's later profile parts: most have sizes, actors have more credits than others, two thirds state their
 * limits. The parts are drawn with the person's own seed, so that other people stay the same.
 */
export function toldParts(person: DemoPerson, thisYear: number): LaterParts {
  const random = randomFrom(person.portrait_seed ^ 0x5e_dca2);
  const drawn = (often: typeof OFTEN_NO) => often.flatMap(([id, share]) => (random.chance(share) ? [id] : []));
  const tellsLimits = random.chance(0.66);
  const drives = person.licences.includes('drivers_license_b');
  const limits = { declines: drawn(OFTEN_NO), accepts: drawn(OFTEN_YES) };
  return {
    credits: credits(person, thisYear, random),
    sizes: random.chance(0.85) ? sizes(person, random) : [],
    travels: random.chance(0.7) ? random.chance(0.8) : null,
    car: drives && random.chance(0.25) ? random.pick(CARS) : '',
    may_work: random.chance(0.8) ? true : null,
    other_dialects: person.dialect !== 'standard' && random.chance(0.7) ? ['standard'] : [],
    ...(tellsLimits ? limits : { declines: null, accepts: [] }),
  };
}
