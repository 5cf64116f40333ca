import { expect, test } from 'vitest';
import { distanceKm } from '#domain/finding/matching/distance.ts';
import { COUNTIES } from './counties.ts';
import { countyOfMunicipality, MUNICIPALITIES, municipalities } from './municipalities.ts';
import { MUNICIPALITY_PLACES } from './municipality-places.ts';

/** Number of municipalities per county, from SCB; a code in the wrong county changes two of the numbers. */
const MUNICIPALITIES_PER_COUNTY = {
  '01': 26,
  '03': 8,
  '04': 9,
  '05': 13,
  '06': 13,
  '07': 8,
  '08': 12,
  '09': 1,
  '10': 5,
  '12': 33,
  '13': 6,
  '14': 49,
  '17': 16,
  '18': 12,
  '19': 10,
  '20': 15,
  '21': 10,
  '22': 7,
  '23': 8,
  '24': 15,
  '25': 14,
};

test('the 290 municipalities have unique codes and names', () => {
  expect(MUNICIPALITIES).toHaveLength(290);
  expect(new Set(MUNICIPALITIES.map((each) => each.id)).size).toBe(290);
  expect(new Set(MUNICIPALITIES.map((each) => each.label)).size).toBe(290);
  for (const each of MUNICIPALITIES) expect(each.id).toMatch(/^\d{4}$/);
});

test('every county has its known number of municipalities', () => {
  const counted = Object.fromEntries(
    COUNTIES.map((county) => [
      county.id,
      MUNICIPALITIES.filter((each) => countyOfMunicipality(each.id) === county.id).length,
    ]),
  );
  expect(counted).toEqual(MUNICIPALITIES_PER_COUNTY);
});

test('all main towns lie inside Sweden', () => {
  for (const { id, label } of MUNICIPALITIES) {
    const [lat, lon] = MUNICIPALITY_PLACES[id];
    expect(lat, label).toBeGreaterThan(55.3);
    expect(lat, label).toBeLessThan(68.5);
    expect(lon, label).toBeGreaterThan(11.1);
    expect(lon, label).toBeLessThan(24.2);
  }
});

test('no main town is far from the others of its county or in the same place as another', () => {
  for (const each of MUNICIPALITIES) {
    const distances = MUNICIPALITIES.filter((other) => other.id !== each.id).map((other) => ({
      sameCounty: countyOfMunicipality(other.id) === countyOfMunicipality(each.id),
      km: distanceKm(each.id, other.id),
    }));
    expect(Math.min(...distances.map((other) => other.km)), each.label).toBeGreaterThan(1);
    if (each.id === '0980') continue;
    // The five northern counties are sparse; further south a neighbour in the county is never this far.
    const nearest = Math.min(...distances.filter((other) => other.sameCounty).map((other) => other.km));
    expect(nearest, each.label).toBeLessThan(each.id < '2200' ? 60 : 120);
  }
});

test('well-known municipalities have their codes', () => {
  expect(municipalities.label('0180')).toBe('Stockholm');
  expect(municipalities.label('2584')).toBe('Kiruna');
  expect(municipalities.label('1287')).toBe('Trelleborg');
  expect(municipalities.has('0000')).toBe(false);
});
