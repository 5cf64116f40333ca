import { projectNotices } from './notices/project.ts';
import { projectCheckNotices } from './notices/project-check.ts';

/** The words of the events of projects. */
export const notices = {
  ...projectNotices,
  ...projectCheckNotices,
};
