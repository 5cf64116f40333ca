import { z } from 'zod';
import { declareRoutes } from '#contract/kernel/route.ts';

/** Pages for search engines, in the order of the site map. Every other page needs an account or a link. */
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

/** Placeholder for the site's address in the prerendered pages; the server replaces it. */
export const BASE_URL_PLACE = '__BASE_URL__';

export const publicRoutes = declareRoutes({
  'GET /search-demo': {
    auth: 'public',
    summary:
      'Returns the number of talents who fit each sample phrase of the search demo, counted by the search itself and at most a minute old. The list of phrases is closed and the answer names no person.',
    is_polled: true,
    response: z.object({ phrases: z.array(z.object({ id: z.string(), count: z.number().int() })) }),
    shows: [],
    errors: [],
  },
});
