import { OTHER_STORIES } from './other-stories.ts';
import { OWN_STORIES } from './own-stories.ts';
import type { Story } from './story.ts';

/** Twenty projects, at least one in each step and status. */
export const STORIES: readonly Story[] = [...OWN_STORIES, ...OTHER_STORIES];
