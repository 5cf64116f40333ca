import type { SearchHit } from '#contract/finding/search.ts';
import type { ProjectDetails } from '#contract/projects/project.ts';
import { withinBounds } from '#domain/finding/matching/bounds.ts';
import { DAYS_MAX, type TalentQuery, type Wish } from '#domain/finding/matching/condition.ts';
import { addDays } from '#domain/kernel/time/day.ts';
import { roleContent } from '#domain/kernel/vocabulary/role-content.ts';
import { readSearch, type SearchState, writeSearch } from '#web/features/finding/search/search-url.ts';

/**
 * Parameter that is present after the user has changed the search. Without it, a search whose wishes were all removed
 * would look like an unchanged search, which has the role's wishes.
 */
const OWN = 'filters';

type WantingRole = Pick<ProjectDetails['roles'][number], 'wanted' | 'terms'>;

/** Excludes talents who decline content of the role. Talents who have not answered about that content are found. */
const withinLimits = ({ content }: Pick<WantingRole['terms'], 'content'>): Wish[] =>
  content.filter(roleContent.has).map((id) => ({ demand: 'not', any: [{ kind: 'limit', id }] }));

/** A wish spans at most DAYS_MAX days; of a longer span only the first days are wished. */
const lastAsked = (from: string, ends_on: string): string => {
  const last = addDays(from, DAYS_MAX - 1);
  return ends_on < last ? ends_on : last;
};

/**
 * The search for a role on an ISO day: the role's own wishes; talents who decline its content excluded; talents who are
 * free on its remaining days preferred. If the role has own wishes about limits or days, the addition of that kind is
 * left out. Additions beyond the maximum number of wishes or conditions are dropped.
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

/** The search in the address. Until the user has changed the search, its query is `wanted`, the search for the role. */
export function readRoleSearch(params: URLSearchParams, wanted: TalentQuery): SearchState {
  const search = readSearch(params);
  return params.has(OWN) ? search : { ...search, query: wanted };
}

/** The address of a changed search; project and role stay in the address. */
export function writeRoleSearch(search: SearchState, params: URLSearchParams): URLSearchParams {
  const next = writeSearch(search, params);
  next.set(OWN, 'own');
  return next;
}

/** The mark of a talent who is picked or asked for the role; 'asked' if the talent is both, undefined if neither. */
export function markOf(hit: Pick<SearchHit, 'marks'>, roleId: string): 'picked' | 'asked' | undefined {
  const kinds = hit.marks.filter((mark) => mark.role_id === roleId).map((mark) => mark.kind);
  return kinds.includes('asked') ? 'asked' : kinds[0];
}
