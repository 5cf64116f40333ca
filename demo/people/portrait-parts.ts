import type { FacialHairId, HairColorId, HairLengthId } from '#domain/kernel/vocabulary/looks.ts';
import type { PortraitSubject } from './portrait-subject.ts';

/** Numbers of drawings in DiceBear's notionists; `lips: [3]` is its `variant03`. Costumes and grimaces are left out. */
export type Drawings = readonly [number, ...number[]];

const SHORT_MALE: Record<HairLengthId, Drawings> = {
  shaved: [60],
  very_short: [60, 49, 44, 25, 7],
  short: [56, 55, 54, 53, 52, 38, 35, 34, 32, 27, 26, 24, 21, 19, 18, 16, 15, 13, 6, 5],
  medium: [17, 3, 12, 43, 20],
  long: [39, 57, 11],
  very_long: [39, 57],
};
const FEMALE: Record<HairLengthId, Drawings> = {
  shaved: [60],
  very_short: [52, 16, 42],
  short: [43, 4, 12, 30, 11],
  medium: [58, 10, 2, 11, 43, 29, 23, 20],
  long: [41, 28, 36, 37, 23, 57, 48, 47, 39, 8],
  very_long: [28, 36, 41, 46, 47],
};
/** Curly and coily hair: fuller outlines, for short and for longer hair. */
const CURLY = { short: [33, 31, 22, 9, 40, 1], full: [20, 9, 33] } as const satisfies Record<string, Drawings>;
const CURLY_FEMALE = { short: [20, 9, 22, 33], full: [20, 36, 59, 48, 30, 57] } as const satisfies Record<
  string,
  Drawings
>;
/** Hair drawings for very short hair of a man over sixty-five. */
const THIN: Drawings = [42];

const SHORT_LENGTHS: readonly HairLengthId[] = ['shaved', 'very_short', 'short'];

/** True if the portrait uses the female drawings: the first gender other than non-binary decides. */
export function isDrawnFemale(person: PortraitSubject): boolean {
  return person.plays_genders.find((gender) => gender !== 'non_binary') === 'female';
}

/** Hair drawings that fit the person; none for a bald head. */
export function hairDrawings(person: PortraitSubject, age: number): Drawings | undefined {
  if (person.hair_color === 'bald') return undefined;
  const drawnFemale = isDrawnFemale(person);
  const curly = person.hair_type === 'curly' || person.hair_type === 'coily' || person.hair_type === 'locs';
  const isShort = SHORT_LENGTHS.includes(person.hair_length);
  if (curly && person.hair_length !== 'shaved' && person.hair_length !== 'very_short') {
    const set = drawnFemale ? CURLY_FEMALE : CURLY;
    return isShort ? set.short : set.full;
  }
  if (!drawnFemale && age >= 66 && person.hair_length === 'very_short') return THIN;
  return (drawnFemale ? FEMALE : SHORT_MALE)[person.hair_length];
}

/** Beard drawings; stubble is the full beard drawn thinly. */
export const BEARDS: Record<FacialHairId, Drawings | undefined> = {
  beard: [2],
  stubble: [2],
  goatee: [11, 12, 1],
  moustache: [10, 9, 6, 5],
  clean_shaven: undefined,
};

export const SMILES: Drawings = [23, 22, 17, 30, 14, 3, 23, 22];
export const CALM_LIPS: Drawings = [21, 13, 4, 24];
export const PAINTED_LIPS: Drawings = [1, 2];
export const NOSES: Drawings = [4, 5, 6, 7, 10, 12, 13, 14, 15, 16, 18];
export const EYES: Drawings = [5, 5, 5, 5, 3];
/** Eyes with lower lids, for people from the age of fifty. */
export const OLDER_EYES: Drawings = [4, 4, 4, 5, 3];
export const BROWS: Drawings = [13, 12, 10, 9, 5, 4];
export const THICK_BROWS: Drawings = [8, 7, 4, 9];
export const GLASSES: Drawings = [11, 8, 3];
export const BODIES: Drawings = [1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 19, 20, 21, 23, 24, 25];
/** Clothes for people from the age of forty-five: jackets, shirts and knits rather than backpacks and hoods. */
export const OLDER_BODIES: Drawings = [9, 12, 13, 14, 16, 17, 19, 20, 21, 25];

/** Almost black and slightly warm: the ink colour of the whole product. */
export const INK = '#1d1a17';

export const HAIR_INKS: Record<HairColorId, string> = {
  blonde: '#d8b36c',
  light_blonde: '#e8d2a2',
  dark_blonde: '#ab8a58',
  light_brown: '#8d6440',
  brown: '#65452d',
  dark_brown: '#3f2c20',
  black: INK,
  red: '#a9512f',
  strawberry: '#c98a5a',
  grey: '#a19d97',
  white: '#efebe2',
  dyed: '#7c5468',
  bald: INK,
};

/** Skin tones from light to deep; ink lines stay readable on the deepest. */
export const LIGHT_SKIN: readonly [string, ...string[]] = ['#f8e6d6', '#f4dac4', '#efcfb3'];
export const MEDIUM_SKIN: readonly [string, ...string[]] = ['#efcfb3', '#e2b68f', '#d3a079'];
export const DEEP_SKIN: readonly [string, ...string[]] = ['#b98059', '#a06c48', '#8b5d3f'];

/** Background papers: muted, never the vermilion reserved for the next action. */
export const PAPERS: readonly [string, ...string[]] = [
  '#e9dfcb',
  '#e2d0bd',
  '#d8d9c4',
  '#ccd6d3',
  '#d9d3da',
  '#e6d3cc',
  '#e3d3a8',
  '#c9d0c0',
  '#cfd3dc',
  '#dccbb4',
];

/** Colours for garments that the drawing leaves unfilled. */
export const CLOTHS: readonly [string, ...string[]] = [
  '#fbf7ef',
  '#fbf7ef',
  '#f2ead9',
  '#8fa0a8',
  '#9ba48a',
  '#cfae6b',
  '#b98a70',
  '#6d7f8c',
  '#a08a96',
  '#d9c6b8',
];

const FRECKLES: readonly (readonly [number, number])[] = [
  [806, 842],
  [834, 858],
  [862, 846],
  [822, 880],
  [852, 884],
  [1024, 836],
  [1048, 850],
  [1030, 872],
];

/** Marks that notionists lacks, in the drawing's own units: freckles, and wrinkles from the age of sixty. */
export function marksOn(person: PortraitSubject, age: number): string {
  const freckles = person.features.includes('freckles')
    ? FRECKLES.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6" fill="#a9683f" opacity="0.75"/>`).join('')
    : '';
  const lines =
    age >= 60
      ? '<path d="M776 748q-18-8-30-22M772 772q-22 0-36-8M778 796q-18 8-32 8M858 622q52-14 112 0" opacity="0.8" ' +
        `stroke="${INK}" stroke-width="8" stroke-linecap="round"/>`
      : '';
  return freckles + lines;
}
