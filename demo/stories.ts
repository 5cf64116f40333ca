import { OTHER_STORIES } from './other-stories.ts';
import { OWN_STORIES } from './own-stories.ts';
import type { Story } from './story.ts';

/** Twenty projects, one in each step and status at least. */
export const STORIES: readonly Story[] = [...OWN_STORIES, ...OTHER_STORIES];
