/** Placeholders in the built page of an announcement; the server replaces them with HTML. */
export const ANNOUNCEMENT_MARKS = {
  path: '__PATH__',
  title: '__TITLE__',
  description: '__DESCRIPTION__',
  /** Tags of the page's head, for robots. */
  head: '__HEAD__',
  company: '__COMPANY__',
  heading: '__HEADING__',
  role: '__ROLE__',
  facts: '__FACTS__',
  words: '__WORDS__',
  /** The page to return to after signing in, encoded for a URL. */
  back: '__BACK__',
} as const;

/** The built pages of an open, a closed, and an unknown announcement. */
export const ANNOUNCEMENT_PAGES = {
  open: '.announcement.html',
  closed: '.announcement-closed.html',
  unknown: '.announcement-unknown.html',
} as const;
