import { projectNotices } from './notices/project.ts';
import { projectCheckNotices } from './notices/project-check.ts';

/** Notice texts for the events of projects. */
export const notices = {
  ...projectNotices,
  ...projectCheckNotices,
};
