import { SEARCH_PAGE_SIZE, type searchRoutes } from '#contract/finding/search.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import { lookerOf } from '#server/features/people/talent/policy.ts';
import { presentTalent } from '#server/features/people/talent/present.ts';
import { findCards, viewTalent } from '#server/features/people/talent/queries.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { presentHit } from './present.ts';
import { findMarks } from './queries/find-marks.ts';
import { searchTalents } from './queries/search-talents.ts';

/** The search, and one talent's profile as shown to a company. */
export function searchHandlers(services: Pick<Services, 'db' | 'talents' | 'briefs'>): Handlers<typeof searchRoutes> {
  const { db } = services;
  return {
    'GET /talents': async ({ actor, query, moment, request: { signal } }) => {
      const { text, wish, unknown, order, page, project_id } = query;
      const { today } = moment;
      const asked = { text, wishes: wish, unknown };
      const looker = lookerOf(actor);
      const looking = { looker, today, order, page, signal };
      const { people, reading, words_demand, ...told } = await searchTalents(services, asked, looking);
      const ids = people.map(({ id }) => id);
      const [cards, marks] = await Promise.all([
        findCards(db, ids, looker, today),
        project_id === undefined ? [] : findMarks(db, actor, project_id, ids),
      ]);
      const cardOf = new Map(cards.map((card) => [card.id, card]));
      // A talent who became hidden between the search and this query has no card.
      const items = people.flatMap((person) => {
        const card = cardOf.get(person.id);
        return card ? [presentHit(card, person, marks)] : [];
      });
      return { ...told, reading: { ...reading, words_demand }, items, page, page_size: SEARCH_PAGE_SIZE };
    },

    'GET /talents/:id': async ({ actor, params, moment }) => {
      const talent = await viewTalent(db, actor, params.id, moment.today);
      return talent ? presentTalent(talent) : refuse('not_found');
    },
  };
}
