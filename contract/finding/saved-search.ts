import { z } from 'zod';
import { done, id, instant, line } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { NOTIFY_CHOICES } from '#domain/finding/saved-search/saved-search.rules.ts';
import { ADMIN_ROLES } from '#domain/kernel/roles/admin-roles.ts';
import { talentQuery } from './talent-query.ts';

/** Maximum number of saved searches per person. */
export const SAVED_SEARCHES_MAX = 30;

const name = line('ett namn', 80).transform((text) => text.replace(/\s+/g, ' '));
const notify = z.enum(NOTIFY_CHOICES);
const ofSearch = z.strictObject({ id });

const savedSearch = z.object({
  id,
  name: z.string(),
  query: talentQuery,
  /** off: no mails. daily: a mail when a new talent fits, at most once a day. */
  notify,
  /** Number of fitting talents at the last count, and time of that count. */
  found_count: z.number(),
  counted_date: instant,
  /** Number of newly fitting talents since the search was last opened; counted only for searches with mails. */
  new_count: z.number(),
  looked_date: instant,
  /** True if a required wish asks only for days that have passed: the search finds nobody and sends no mails. */
  has_passed: z.boolean(),
  /** True if more talents fit than a search with mails may have. */
  is_too_wide: z.boolean(),
  created_date: instant,
});
export type SavedSearch = z.output<typeof savedSearch>;

const QUERY = {
  text: '',
  wishes: [{ demand: 'must' as const, any: [{ kind: 'skill' as const, id: 'riding', min_level: 2 }] }],
  unknown: [],
};
const EXAMPLE: SavedSearch = {
  id: '0192f0c1-5c4e-7a51-9d0b-6c1d3f2a8e79',
  name: 'Vana ryttare',
  query: QUERY,
  notify: 'daily',
  found_count: 34,
  counted_date: '2026-11-21T08:00:00.000Z',
  new_count: 2,
  looked_date: '2026-11-20T14:12:00.000Z',
  has_passed: false,
  is_too_wide: false,
  created_date: '2026-10-02T09:00:00.000Z',
};

export const savedSearchRoutes = declareRoutes({
  'GET /saved-searches': {
    auth: ['company', 'admin'],
    summary: "Lists the caller's saved searches by name.",
    response: z.object({ items: z.array(savedSearch) }).meta({ example: { items: [EXAMPLE] } }),
    shows: ['saved-search'],
    errors: [],
  },
  'POST /saved-searches': {
    auth: ['company', 'admin'],
    admins: ADMIN_ROLES,
    mandate: 'none',
    summary: 'Saves a search. With notify, the present results are noted, and mails tell of new ones.',
    body: z
      .strictObject({ name, query: talentQuery, notify })
      .meta({ example: { name: EXAMPLE.name, query: QUERY, notify: 'daily' } }),
    limits: ['search'],
    response: savedSearch.meta({ example: EXAMPLE }),
    affects: ['saved-search'],
    errors: ['too_many_saved_searches'],
  },
  'PATCH /saved-searches/:id': {
    auth: ['company', 'admin'],
    admins: ADMIN_ROLES,
    mandate: 'none',
    summary: 'Renames a saved search, or turns its mails on or off.',
    params: ofSearch,
    body: z
      .strictObject({ name: name.optional(), notify: notify.optional() })
      .refine((change) => change.name !== undefined || change.notify !== undefined, 'Ange vad som ska ändras.')
      .meta({ example: { notify: 'off' } }),
    limits: ['search'],
    response: savedSearch.meta({ example: EXAMPLE }),
    affects: ['saved-search'],
    errors: [],
  },
  'DELETE /saved-searches/:id': {
    auth: ['company', 'admin'],
    admins: ADMIN_ROLES,
    mandate: 'none',
    summary: "Deletes one of the caller's saved searches. Deleting it again changes nothing.",
    params: ofSearch,
    response: done,
    affects: ['saved-search'],
    errors: [],
  },
  'POST /saved-searches/:id/looked': {
    auth: ['company', 'admin'],
    admins: ADMIN_ROLES,
    mandate: 'none',
    summary: 'Records that the search has been opened and counts its results again.',
    params: ofSearch,
    limits: ['search'],
    response: savedSearch.meta({ example: EXAMPLE }),
    affects: ['saved-search'],
    errors: [],
  },
});
