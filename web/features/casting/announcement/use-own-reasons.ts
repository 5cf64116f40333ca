import type { FittingAnnouncement } from '#contract/casting/announcement.ts';
import { type ReasonWords, reasonsInWords } from '#web/features/finding/search/results/reasons.view.ts';
import { useOwnProfile } from '#web/features/people/talent/own-profile.ts';

const UNTOLD = { playing_age_min: null, playing_age_max: null, height_cm: null, municipality_id: null };

/**
 * The reasons why an announcement fits the talent, worded as in the search. Reasons about the quality of the profile
 * are left out.
 */
export function useOwnReasons({
  reasons,
  wishes,
}: Pick<FittingAnnouncement, 'reasons' | 'wishes'>): readonly ReasonWords[] {
  const { data } = useOwnProfile();
  return reasonsInWords({ ...(data ?? UNTOLD), reasons }, wishes).filter(
    ({ about }) => about !== 'completeness' && about !== 'freshness',
  );
}
