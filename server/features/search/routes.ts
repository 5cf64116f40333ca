import { SEARCH_PAGE_SIZE, type searchRoutes, type TalentSearchQuery, type TalentWishes } from '#contract/search.ts';
import { refuse } from '#domain/refusal.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { Services } from '../../services.ts';
import { presentHit, presentTalent } from './present.ts';
import { findMarks } from './queries/find-marks.ts';
import { searchTalents } from './queries/search-talents.ts';
import { viewTalent } from './queries/view-talent.ts';

/** The wishes in an address; a bound that is left out is none. */
function wishesOf(query: TalentSearchQuery): TalentWishes {
  const { text: _text, project_id: _project, page: _page, ...wishes } = query;
  return {
    ...wishes,
    age_min: wishes.age_min ?? null,
    age_max: wishes.age_max ?? null,
    height_min_cm: wishes.height_min_cm ?? null,
    height_max_cm: wishes.height_max_cm ?? null,
  };
}

/** The search, and one talent's profile as a company sees it. */
export function searchHandlers({ db }: Pick<Services, 'db'>): Handlers<typeof searchRoutes> {
  return {
    'GET /talents': async ({ actor, query, moment }) => {
      const { text, page, project_id } = query;
      const { found, total } = await searchTalents(db, { text, wishes: wishesOf(query), page }, moment.today);
      const ids = found.map(({ id }) => id);
      const marks = project_id === undefined ? [] : await findMarks(db, actor, project_id, ids);
      return { items: found.map((row) => presentHit(row, marks)), page, page_size: SEARCH_PAGE_SIZE, total };
    },

    'GET /talents/:id': async ({ actor, params, moment }) => {
      const talent = await viewTalent(db, actor, params.id, moment.today);
      return talent ? presentTalent(talent) : refuse('not_found');
    },
  };
}
