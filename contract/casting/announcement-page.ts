/** Marks in the built page of an announcement; the server puts HTML in their place. */
export const ANNOUNCEMENT_MARKS = {
  path: '__PATH__',
  title: '__TITLE__',
  description: '__DESCRIPTION__',
  /** Head tags, which robots read beside the page. */
  head: '__HEAD__',
  company: '__COMPANY__',
  heading: '__HEADING__',
  role: '__ROLE__',
  facts: '__FACTS__',
  words: '__WORDS__',
  /** Where signing in leads back to, as a part of an address. */
  back: '__BACK__',
} as const;

/** The built pages of an announcement: one that is open, one that was, and one that never has been. */
export const ANNOUNCEMENT_PAGES = {
  open: '.announcement.html',
  closed: '.announcement-closed.html',
  unknown: '.announcement-unknown.html',
} as const;
