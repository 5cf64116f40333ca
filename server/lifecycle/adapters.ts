import { adapters as accounts } from '#server/features/accounts/adapters.ts';
import { adapters as auditions } from '#server/features/auditions/adapters.ts';
import { adapters as casting } from '#server/features/casting/adapters.ts';
import { adapters as companies } from '#server/features/companies/adapters.ts';
import { adapters as money } from '#server/features/money/adapters.ts';
import { adapters as office } from '#server/features/office/adapters.ts';
import { adapters as people } from '#server/features/people/adapters.ts';
import { adapters as projects } from '#server/features/projects/adapters.ts';
import { adapters as talk } from '#server/features/talk/adapters.ts';
import { adapters as work } from '#server/features/work/adapters.ts';
import type { Adapters, MakingAdapters } from './adapter.ts';

const all = {
  ...accounts,
  ...people,
  ...companies,
  ...projects,
  ...casting,
  ...auditions,
  ...work,
  ...money,
  ...talk,
  ...office,
};

/** The adapters of all nouns with a lifecycle, declared by the contexts. */
export const adapters: Adapters = all;

/** The adapters of nouns whose objects are created by other events. */
export const makingRooms: MakingAdapters = all;
