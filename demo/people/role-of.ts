import { kronor } from '#domain/kernel/money/ore.ts';
import type { DemoRole } from './demo-project.ts';

type Basics = Pick<DemoRole, 'title' | 'description' | 'category_id'> &
  Partial<Pick<DemoRole, 'headcount' | 'genders' | 'skills' | 'languages'>> & {
    /** Lowest and highest playing age in years. */
    ages: readonly [number, number];
    /** For one day, in whole kronor. */
    fee_kr: number;
  };

/** A role with defaults: one person, any gender, no special demands. */
export function roleOf({ ages, fee_kr, ...basics }: Basics): DemoRole {
  return {
    headcount: 1,
    genders: [],
    skills: [],
    languages: [],
    ...basics,
    playing_age_min: ages[0],
    playing_age_max: ages[1],
    fee_day_ore: kronor(fee_kr),
  };
}
