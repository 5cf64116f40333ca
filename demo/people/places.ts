import type { DialectId } from '#domain/kernel/vocabulary/dialects.ts';
import { type MunicipalityId, municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import type { Random } from './random.ts';

/**
 * Weights of the municipalities where people of the trade live: the three cities, their surroundings, and other places
 * with productions and studios.
 */
const CITIES: readonly (readonly [MunicipalityId, number])[] = [
  ['0180', 230],
  ['1480', 110],
  ['1280', 75],
  ['0380', 24],
  ['0184', 22],
  ['0182', 22],
  ['0126', 14],
  ['0183', 14],
  ['0127', 12],
  ['0123', 10],
  ['1281', 18],
  ['1283', 16],
  ['1481', 14],
  ['1488', 16],
  ['1487', 6],
  ['1490', 12],
  ['0580', 16],
  ['0581', 14],
  ['1880', 16],
  ['1980', 14],
  ['0680', 14],
  ['2480', 18],
  ['2580', 18],
  ['2281', 12],
  ['2380', 12],
  ['2180', 12],
  ['1780', 12],
  ['0780', 10],
  ['1380', 12],
  ['0980', 16],
  ['1286', 16],
  ['2080', 8],
  ['2584', 6],
  ['0484', 8],
  ['0880', 8],
];
const ELSEWHERE_SHARE = 0.22;

/** A municipality where a demo person could live. */
export function demoMunicipality(random: Random): MunicipalityId {
  if (random.chance(ELSEWHERE_SHARE)) return random.pick(municipalities.ids);
  return random.weighted(CITIES);
}

const DIALECTS: Record<string, DialectId> = {
  '01': 'stockholmska',
  '05': 'ostgotska',
  '06': 'smalandska',
  '07': 'smalandska',
  '08': 'smalandska',
  '09': 'gotlandska',
  '12': 'skanska',
  '13': 'hallandska',
  '14': 'goteborgska',
  '17': 'varmlandska',
  '18': 'orebroska',
  '20': 'dalmal',
  '21': 'norrlandska',
  '22': 'norrlandska',
  '23': 'norrlandska',
  '24': 'norrlandska',
  '25': 'norrlandska',
};

/** The dialect of the place, or plain Swedish. */
export function demoDialect(municipalityId: MunicipalityId, random: Random): DialectId {
  const local = DIALECTS[municipalityId.slice(0, 2)];
  return local !== undefined && random.chance(0.55) ? local : 'standard';
}

/** True for municipalities from Gävleborg county northwards. */
export function isNorthern(municipalityId: MunicipalityId): boolean {
  return municipalityId >= '2100';
}

const COAST = [
  '0120',
  '0192',
  '0980',
  '1080',
  '1280',
  '1283',
  '1286',
  '1291',
  '1383',
  '1384',
  '1407',
  '1419',
  '1427',
  '1480',
  '1484',
  '1486',
  '0880',
];

/** True for a place by the sea, whose people have boat and board skills more often. */
export function isCoastal(municipalityId: MunicipalityId): boolean {
  return COAST.includes(municipalityId);
}
