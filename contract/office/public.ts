import { z } from 'zod';
import { declareRoutes } from '#contract/kernel/route.ts';

/** Pages that search engines may show, in the order of the site map. Everything else needs an account or a link. */
export const PUBLIC_PAGES = [
  '/',
  '/SaFungerarDet',
  '/SaSorterarVi',
  '/Registera',
  '/CompanyRegistration',
  '/Login',
  '/Villkor',
  '/Integritetspolicy',
] as const;

/** Stands in the prerendered pages where the address of the house belongs; the server knows it and puts it in. */
export const BASE_URL_PLACE = '__BASE_URL__';

/** Marks in the built page of an announcement; the server puts HTML in their place. */
export const ANNOUNCEMENT_MARKS = {
  path: '__PATH__',
  title: '__TITLE__',
  description: '__DESCRIPTION__',
  /** What robots read beside it. */
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

export const publicRoutes = declareRoutes({
  'GET /search-demo': {
    auth: 'public',
    summary:
      'How many talents fit each sample phrase of the search demo, counted by the search itself and at most a minute old. The list of phrases is closed and nobody is named.',
    is_polled: true,
    response: z.object({ phrases: z.array(z.object({ id: z.string(), count: z.number().int() })) }),
    shows: [],
    errors: [],
  },
});
