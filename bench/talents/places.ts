import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import { type Draw, drawBy } from './dice.ts';

// Thousands of inhabitants of the largest municipalities. All other people are spread evenly over the other
// municipalities.
const LARGEST = {
  '0180': 990,
  '1480': 608,
  '1280': 365,
  '0380': 248,
  '0580': 168,
  '1880': 160,
  '1980': 160,
  '1283': 152,
  '0680': 146,
  '0581': 144,
  '2480': 134,
  '1281': 130,
  '1490': 115,
  '0126': 114,
  '0484': 109,
  '1380': 105,
  '2180': 104,
  '0182': 110,
  '0780': 98,
  '0181': 103,
  '0136': 98,
  '1780': 97,
  '0127': 96,
  '2281': 99,
  '1290': 87,
  '1384': 86,
  '0184': 86,
  '0123': 86,
  '0163': 76,
  '0160': 74,
  '2580': 79,
  '1481': 71,
  '0880': 71,
  '1482': 50,
  '0188': 66,
  '0980': 61,
  '1488': 60,
  '2080': 60,
  '1496': 58,
  '0480': 58,
  '1383': 68,
  '2482': 77,
  '1080': 66,
  '0183': 55,
  '0117': 49,
  '0138': 49,
  '2380': 65,
  '0186': 49,
  '0114': 50,
  '0191': 52,
  '2181': 39,
  '1487': 39,
  '1485': 57,
  '2284': 56,
  '1293': 53,
  '2081': 52,
  '0120': 47,
  '1233': 38,
  '1440': 32,
  '1282': 47,
} as const;
const SWEDEN = 10_600;

const large = Object.entries(LARGEST).filter(([id]) => municipalities.has(id));
const rest = municipalities.ids.filter((id) => !(id in LARGEST));
const left = SWEDEN - large.reduce((sum, [, thousands]) => sum + thousands, 0);
const each = left / rest.length;

export const drawMunicipality: Draw<string> = drawBy<string>([...large, ...rest.map((id) => [id, each] as const)]);
