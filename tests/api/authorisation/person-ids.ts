/** The ids, by route, of the objects about a talent. */
import { calledId } from '#tests/factories/auditions.ts';
import type { Traces } from './person-traces.ts';

const one = (id: string | undefined): string[] => (id ? [id] : []);

/**
 * The ids for a route's path, except record routes; empty if the company has no such object or the route is not to be
 * called.
 */
export function idsOf(route: string, { talent_id, found, asked }: Traces): string[] {
  if (route.includes('/talents/')) return [talent_id];
  if (route === 'PUT /shortlists/:id/people') return [found.other.id];
  if (route.includes('/shortlists/')) return [found.list.id];
  if (route.includes('/saved-searches/')) return [found.search.id];
  if (/ \/candidates\/:id\/(remind|extend)/.test(route)) return one(asked?.pending);
  const ofAudition = asked && calledId(route, asked.called);
  if (ofAudition) return [ofAudition];
  if (route.includes('/counter-offers/:id')) return one(asked?.offer);
  if (/ \/(candidates|threads)\//.test(route)) return one(asked?.candidate);
  if (/ \/presentations\/:id\/(share|renew-link|end)$/.test(route)) return [];
  if (route.includes(' /presentations/')) return one(asked?.presentation);
  if (route.includes('/bookings/')) return one(asked?.booking);
  if (route.includes('/agreements/:id')) return asked?.agreements ?? [];
  if (route.includes('/clearances/:id')) return one(asked?.clearance);
  if (route.includes('/assignments/:id')) return one(asked?.assignment);
  if (/\/projects\/:id\/(bookings|agreements|clearances|outcome|reports|reviews|days|call-sheets)/.test(route))
    return [asked?.booked.id ?? found.project.id];
  if (route === 'POST /projects/:id/activate') return [asked?.clashing.id ?? found.project.id];
  if (route.includes('/picks')) return [found.project.id];
  return [asked?.asked.id ?? found.project.id];
}
