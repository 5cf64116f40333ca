import type { Suggested } from '#contract/work/replacement.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { ASKED_AT_ONCE, wantedInstead } from '#domain/work/replacement/wanted-instead.ts';
import { findTalents } from '#server/features/finding/search/queries/search-talents.ts';
import { lookerOf } from '#server/features/people/talent/policy.ts';
import { findCards } from '#server/features/people/talent/queries.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import type { Services } from '#server/services.ts';
import { loadLeft } from './left-booking.ts';
import { showReplacement } from './show-replacement.ts';

/**
 * At most ASKED_AT_ONCE free people for one press: the reserves of the role, then those whom the search finds by its
 * wishes. Nobody whom the company has already asked, or booked for these
 * days, is among them. Null if the actor may not see the booking.
 */
export async function suggestReplacements(
  services: Pick<Services, 'db' | 'env' | 'talents' | 'briefs'>,
  actor: ProjectActor,
  booking_id: string,
  moment: Moment,
): Promise<Suggested[] | null> {
  const [view, left] = await Promise.all([
    showReplacement(services, actor, booking_id, moment),
    loadLeft(services.db, actor, booking_id, moment),
  ]);
  if (!view || !left) return null;
  if (!view.may_ask) return [];
  const reserves = view.reserves
    .filter(({ is_free }) => is_free)
    .slice(0, ASKED_AT_ONCE)
    .map(({ is_free, ...person }) => ({ ...person, is_reserve: true }));
  const lacking = ASKED_AT_ONCE - reserves.length;
  if (lacking === 0) return reserves;
  const known = new Set([
    view.booking.talent_id,
    ...view.asked.map(({ talent_id }) => talent_id),
    ...left.asked,
    ...view.reserves.map(({ id }) => id),
  ]);
  const [looker, { today }] = [lookerOf(actor), moment];
  const limit = lacking + known.size;
  const { ids } = await findTalents(services, wantedInstead(view.wanted, view.days), { looker, today, limit });
  const found = ids.filter((id) => !known.has(id)).slice(0, lacking);
  const cards = new Map((await findCards(services.db, found, looker, today)).map((card) => [card.id, card]));
  const others = found.flatMap((id) => {
    const card = cards.get(id);
    if (!card) return [];
    const name = `${card.first_name} ${card.last_name}`.trim();
    return [{ id, name, image: card.profile_image, is_reserve: false, had_option: false }];
  });
  return [...reserves, ...others];
}
