import type { OwnProfile } from '#contract/people/talent.ts';

/** Empty values for the parts of a profile after the five steps. */
export const NO_PARTS = {
  credits: [],
  sizes: [],
  sizes_told_on: null,
  other_dialects: [],
  accents: [],
  local_places: [],
  travels: null,
  car: '',
  agency: '',
  passport_until: null,
  may_work: null,
  may_work_until: null,
  declines: null,
  accepts: [],
} satisfies Partial<OwnProfile>;
