import type { SearchHit } from '#contract/finding/search.ts';
import type { ProjectDetails } from '#contract/projects/project.ts';
import { withinBounds } from '#domain/finding/matching/bounds.ts';
import { DAYS_MAX, type TalentQuery, type Wish } from '#domain/finding/matching/condition.ts';
import { addDays } from '#domain/kernel/time/day.ts';
import { roleContent } from '#domain/kernel/vocabulary/role-content.ts';
import { readSearch, type SearchState, writeSearch } from '#web/features/finding/search/search-url.ts';

/**
 * Parameter present after the user has changed the role's wishes, so that a search without wishes differs from an
 * unchanged one.
 */
const OWN = 'filters';

type WantingRole = Pick<ProjectDetails['roles'][number], 'wanted' | 'terms'>;

/** Excludes talents that decline a demand of the role. A talent that has not answered stays. */
const withinLimits = ({ content }: Pick<WantingRole['terms'], 'content'>): Wish[] =>
  content.filter(roleContent.has).map((id) => ({ demand: 'not', any: [{ kind: 'limit', id }] }));

/** A search takes fewer days than a project may last: it asks for the first ones. */
const lastAsked = (from: string, ends_on: string): string => {
  const last = addDays(from, DAYS_MAX - 1);
  return ends_on < last ? ends_on : last;
};

/**
 * The search of a role on an ISO day: the role's wishes, without talents that decline its content, and with a
 * preference for talents free on its remaining days. Wishes of the role about limits or days replace these additions,
 * which also yield to the maximum number of wishes.
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

/** The search of a role: from the address, or the role's own wishes until the user changes something. */
export function readRoleSearch(params: URLSearchParams, wanted: TalentQuery): SearchState {
  const search = readSearch(params);
  return params.has(OWN) ? search : { ...search, query: wanted };
}

/** The address of a changed search; project and role stay in it. */
export function writeRoleSearch(search: SearchState, params: URLSearchParams): URLSearchParams {
  const next = writeSearch(search, params);
  next.set(OWN, 'own');
  return next;
}

/** The mark of a talent for the role; 'asked' takes precedence over 'picked'. */
export function markOf(hit: Pick<SearchHit, 'marks'>, roleId: string): 'picked' | 'asked' | undefined {
  const kinds = hit.marks.filter((mark) => mark.role_id === roleId).map((mark) => mark.kind);
  return kinds.includes('asked') ? 'asked' : kinds[0];
}
