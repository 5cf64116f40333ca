import { z } from 'zod';
import { done, id, instant, line, listIn, pageNumber, pageOf, prose, writtenInstant } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { talentCard } from '#contract/people/talent-card.ts';
import { ADMIN_ROLES } from '#domain/kernel/roles/admin-roles.ts';

/** Maximum number of lists per company, and per administrator. */
export const SHORTLISTS_MAX = 50;
/** Maximum number of people on a list. */
export const SHORTLIST_PEOPLE_MAX = 500;
/** Longest note about a talent on a list. */
export const NOTE_MAX = 500;
/** Maximum number of people added, removed or asked about in one call. */
export const ADDED_AT_ONCE_MAX = 100;

const name = line('ett namn', 60).transform((text) => text.replace(/\s+/g, ' '));
const TOO_MANY = `Högst ${ADDED_AT_ONCE_MAX} åt gången.`;
const talentIds = z.array(id).max(ADDED_AT_ONCE_MAX, TOO_MANY);
const note = prose(NOTE_MAX);
/** A talent to add. `added_date` restores the former place of a talent who was removed. */
const newPerson = z.strictObject({
  talent_id: id,
  note: note.default(''),
  added_date: writtenInstant.optional(),
});
const ofList = z.strictObject({ id });

/** A list without its people. */
const shortlist = z.object({
  id,
  name: z.string(),
  /** Number of visible talents on the list. Hidden talents are not counted: the number would reveal them. */
  people_count: z.number(),
  created_date: instant,
  updated_date: instant,
});
export type Shortlist = z.output<typeof shortlist>;

/** A talent on a list. */
const shortlistPerson = z.object({ talent: talentCard, note: z.string(), added_date: instant });
export type ShortlistPerson = z.output<typeof shortlistPerson>;

const EXAMPLE: Shortlist = {
  id: '0192f0c1-5c4e-7a51-9d0b-6c1d3f2a8e77',
  name: 'Ryttare till vårfilmen',
  people_count: 12,
  created_date: '2026-11-21T08:00:00.000Z',
  updated_date: '2026-11-21T09:30:00.000Z',
};
const ADDED = '2026-11-21T09:30:00.000Z';
const TALENT_ID = '0192f0c1-5c4e-7a51-9d0b-6c1d3f2a8e78';

export type NewPerson = z.output<typeof newPerson>;

export const shortlistRoutes = declareRoutes({
  'GET /shortlists': {
    auth: ['company', 'admin'],
    summary: "Lists the shortlists of the company, or the administrator's own, the latest change first.",
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(shortlist).meta({ example: { items: [EXAMPLE], page: 1, page_size: 24, total: 1 } }),
    shows: ['shortlist'],
    errors: [],
  },
  'POST /shortlists': {
    auth: ['company', 'admin'],
    admins: ADMIN_ROLES,
    mandate: 'none',
    summary: 'Creates a shortlist, optionally with people on it.',
    body: z
      .strictObject({ name, talent_ids: talentIds.default([]) })
      .meta({ example: { name: EXAMPLE.name, talent_ids: [TALENT_ID] } }),
    response: shortlist.meta({ example: EXAMPLE }),
    affects: ['shortlist'],
    errors: ['shortlist_name_used', 'too_many_shortlists', 'talent_not_visible', 'shortlist_full'],
  },
  'GET /shortlists/containing': {
    auth: ['company', 'admin'],
    summary: 'Lists all shortlists by name, each with those of the given talents who are on it.',
    query: z.strictObject({ talent_id: listIn(id, ADDED_AT_ONCE_MAX) }),
    response: z
      .object({
        lists: z.array(
          shortlist.pick({ id: true, name: true, people_count: true }).extend({ talent_ids: z.array(id) }),
        ),
      })
      .meta({
        example: { lists: [{ id: EXAMPLE.id, name: EXAMPLE.name, people_count: 12, talent_ids: [TALENT_ID] }] },
      }),
    shows: ['shortlist'],
    errors: [],
  },
  'GET /shortlists/:id': {
    auth: ['company', 'admin'],
    looks_at: 'profile',
    summary:
      'Returns a shortlist with its people, the latest added first. People who are no longer visible are neither shown nor counted.',
    params: ofList,
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(shortlistPerson).extend({ list: shortlist }),
    shows: ['shortlist :id'],
    errors: [],
  },
  'PATCH /shortlists/:id': {
    auth: ['company', 'admin'],
    admins: ADMIN_ROLES,
    mandate: 'none',
    summary: 'Renames a shortlist.',
    params: ofList,
    body: z.strictObject({ name }).meta({ example: { name: 'Ryttare, andra omgången' } }),
    response: shortlist.meta({ example: EXAMPLE }),
    affects: ['shortlist'],
    errors: ['shortlist_name_used'],
  },
  'DELETE /shortlists/:id': {
    auth: ['company', 'admin'],
    admins: ADMIN_ROLES,
    mandate: 'none',
    summary: 'Deletes a shortlist for everybody who shares it. Deleting it again changes nothing.',
    params: ofList,
    response: done,
    affects: ['shortlist'],
    errors: [],
  },
  'PUT /shortlists/:id/people': {
    auth: ['company', 'admin'],
    admins: ADMIN_ROLES,
    mandate: 'none',
    summary: 'Adds visible talents to a shortlist. People who are already on it keep their place and note.',
    params: ofList,
    body: z
      .strictObject({ people: z.array(newPerson).min(1, 'Välj minst en person.').max(ADDED_AT_ONCE_MAX, TOO_MANY) })
      .meta({ example: { people: [{ talent_id: TALENT_ID, note: 'Rider sedan barnsben.' }] } }),
    response: z
      .object({
        list: shortlist,
        /** Ids of the talents who were not on the list before. */
        added: z.array(id),
      })
      .meta({ example: { list: EXAMPLE, added: [TALENT_ID] } }),
    affects: ['shortlist'],
    errors: ['talent_not_visible', 'shortlist_full'],
  },
  'PATCH /shortlists/:id/people': {
    auth: ['company', 'admin'],
    admins: ADMIN_ROLES,
    mandate: 'none',
    summary: 'Saves the note about a person on a shortlist. Nothing changes if the person is no longer on it.',
    params: ofList,
    body: z
      .strictObject({ talent_id: id, note })
      .meta({ example: { talent_id: TALENT_ID, note: 'Ring efter lunch.' } }),
    response: done,
    affects: ['shortlist'],
    errors: [],
  },
  'POST /shortlists/:id/people/remove': {
    auth: ['company', 'admin'],
    admins: ADMIN_ROLES,
    mandate: 'none',
    summary:
      'Removes people from a shortlist. Removing them again changes nothing. The answer contains the data to restore them.',
    params: ofList,
    body: z
      .strictObject({ talent_ids: talentIds.min(1, 'Välj minst en person.') })
      .meta({ example: { talent_ids: [TALENT_ID] } }),
    response: z
      .object({ list: shortlist, removed: z.array(z.object({ talent_id: id, note: z.string(), added_date: instant })) })
      .meta({ example: { list: EXAMPLE, removed: [{ talent_id: TALENT_ID, note: '', added_date: ADDED }] } }),
    affects: ['shortlist'],
    errors: [],
  },
});
