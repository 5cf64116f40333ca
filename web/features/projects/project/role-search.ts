import type { SearchHit } from '#contract/finding/search.ts';
import type { ProjectDetails } from '#contract/projects/project.ts';
import { withinBounds } from '#domain/finding/matching/bounds.ts';
import { DAYS_MAX, type TalentQuery, type Wish } from '#domain/finding/matching/condition.ts';
import { addDays } from '#domain/kernel/time/day.ts';
import { roleContent } from '#domain/kernel/vocabulary/role-content.ts';
import { readSearch, type SearchState, writeSearch } from '#web/features/finding/search/search-url.ts';

/** Present once the role's own wishes have been changed, so that no wishes at all is also a search. */
const OWN = 'filters';

type WantingRole = Pick<ProjectDetails['roles'][number], 'wanted' | 'terms'>;

/** No talent that says no to a demand of the role. A talent that has not told their limits stays. */
const withinLimits = ({ content }: Pick<WantingRole['terms'], 'content'>): Wish[] =>
  content.filter(roleContent.has).map((id) => ({ demand: 'not', any: [{ kind: 'limit', id }] }));

/** What is asked for at once is shorter than what a project may go on for: of more the first days are asked for. */
const lastAsked = (from: string, ends_on: string): string => {
  const last = addDays(from, DAYS_MAX - 1);
  return ends_on < last ? ends_on : last;
};

/**
 * Whom a role looks for on an ISO day: its wishes, nobody who says no to what it holds, and rather somebody who is free on
 * each of its days to come. Limits and days that the wishes name themselves, and the room that they leave, come first.
 */
export function wantedFor(project: Pick<ProjectDetails, 'dates'>, { wanted, terms }: WantingRole, today: string) {
  const names = (wished: 'dates' | 'limit') => wanted.wishes.some(({ any }) => any.some(({ kind }) => kind === wished));
  const limits = names('limit') ? [] : withinLimits(terms);
  const free = (names('dates') ? [] : (terms.days ?? project.dates))
    .filter(({ ends_on }) => ends_on >= today)
    .map(({ starts_on, ends_on }): Wish => {
      const from = starts_on < today ? today : starts_on;
      return { demand: 'merit', any: [{ kind: 'dates', from, to: lastAsked(from, ends_on) }] };
    });
  if (limits.length === 0 && free.length === 0) return wanted;
  return { ...wanted, wishes: withinBounds([...wanted.wishes, ...limits, ...free]).fitting };
}

/** The search of a role: that of the address, or the role's own wishes while nothing has been changed. */
export function readRoleSearch(params: URLSearchParams, wanted: TalentQuery): SearchState {
  const search = readSearch(params);
  return params.has(OWN) ? search : { ...search, query: wanted };
}

/** The address of a changed search; project and role stay. */
export function writeRoleSearch(search: SearchState, params: URLSearchParams): URLSearchParams {
  const next = writeSearch(search, params);
  next.set(OWN, 'own');
  return next;
}

/** True if a talent is picked for the role or asked about it; asked weighs more. */
export function markOf(hit: Pick<SearchHit, 'marks'>, roleId: string): 'picked' | 'asked' | undefined {
  const kinds = hit.marks.filter((mark) => mark.role_id === roleId).map((mark) => mark.kind);
  return kinds.includes('asked') ? 'asked' : kinds[0];
}
