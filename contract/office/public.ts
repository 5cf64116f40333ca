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
