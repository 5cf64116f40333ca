import { z } from 'zod';
import { done, id, instant, pageNumber, pageOf, prose } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { ADMIN_ROLES } from '#domain/kernel/roles/admin-roles.ts';
import { NOTE_WORDS_MAX, NOTED } from '#domain/office/admin-note/admin-note.ts';

const adminNote = z.object({
  id,
  author_name: z.string(),
  words: z.string(),
  created_date: instant,
  /** True for the author, who may delete the note. */
  is_own: z.boolean(),
});
export type AdminNote = z.output<typeof adminNote>;

const noteWords = prose(NOTE_WORDS_MAX).min(1, 'Skriv några ord.');

const about = { about: z.enum(NOTED), about_id: id };

export const adminNoteRoutes = declareRoutes({
  'GET /admin/notes': {
    auth: ['admin'],
    summary: "Lists the administrators' notes about a company, a talent or a project, newest first.",
    query: z.strictObject({ ...about, page: pageNumber }),
    response: pageOf(adminNote),
    shows: ['admin_note'],
    errors: [],
  },
  'POST /admin/notes': {
    auth: ['admin'],
    admins: ADMIN_ROLES,
    summary:
      'Adds a note for the other administrators. The sender chooses the id: the same note again returns the existing one.',
    body: z.strictObject({ id, ...about, words: noteWords }),
    response: adminNote,
    affects: ['admin_note'],
    errors: ['not_found', 'changed_meanwhile'],
  },
  'DELETE /admin/notes/:id': {
    auth: ['admin'],
    admins: ADMIN_ROLES,
    summary: "Deletes one of the caller's notes; without such a note nothing changes.",
    params: z.strictObject({ id }),
    response: done,
    affects: ['admin_note'],
    errors: [],
  },
});
