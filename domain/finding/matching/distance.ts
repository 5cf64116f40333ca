import { MUNICIPALITIES, type MunicipalityId } from '#domain/kernel/vocabulary/municipalities.ts';
import { MUNICIPALITY_PLACES } from '#domain/kernel/vocabulary/municipality-places.ts';

const RADIANS = Math.PI / 180;
const EARTH_RADIUS_KM = 6371;

/** Kilometres as the crow flies between the main towns of two municipalities. */
export function distanceKm(from: MunicipalityId, to: MunicipalityId): number {
  const [lat, lon] = MUNICIPALITY_PLACES[from];
  const [otherLat, otherLon] = MUNICIPALITY_PLACES[to];
  const half =
    Math.sin(((otherLat - lat) * RADIANS) / 2) ** 2 +
    Math.cos(lat * RADIANS) * Math.cos(otherLat * RADIANS) * Math.sin(((otherLon - lon) * RADIANS) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(half));
}

/** Municipalities whose main town lies within `km`, the given one first. */
export function municipalitiesWithin(from: MunicipalityId, km: number): { id: MunicipalityId; km: number }[] {
  return MUNICIPALITIES.map(({ id }) => ({ id, km: distanceKm(from, id) }))
    .filter((other) => other.km <= km)
    .toSorted((one, other) => one.km - other.km);
}
