import type { SearchHit, TalentCard, TalentProfileView } from '#contract/search.ts';
import { pictureAddress } from '../../files/picture-files.ts';
import type { Mark } from './queries/find-marks.ts';
import type { CardRow } from './queries/search-cards.ts';
import type { FoundTalent } from './queries/search-talents.ts';
import type { TalentViewRow } from './queries/view-talent.ts';

/** A talent in a list, as companies see talents. */
export function presentCard(row: CardRow): TalentCard {
  const { first_name, last_name, ...card } = row;
  return { ...card, name: `${first_name} ${last_name}`.trim() };
}

/** A talent found, with why, and the roles of the project at hand it already has to do with. */
export function presentHit(row: CardRow, { score, reasons }: FoundTalent, marks: readonly Mark[]): SearchHit {
  const own = marks.filter(({ talent_id }) => talent_id === row.id);
  return {
    ...presentCard(row),
    score,
    reasons,
    marks: own.map(({ role_id, role_title, kind }) => ({ role_id, role_title, kind })),
  };
}

/** A talent's profile, as companies see it. */
export function presentTalent(row: TalentViewRow): TalentProfileView {
  const { first_name, last_name, media, ...profile } = row;
  return {
    ...profile,
    name: `${first_name} ${last_name}`.trim(),
    media: media.map(({ id, path, width, height }) => ({ id, url: pictureAddress(path), width, height })),
  };
}
