import { z } from 'zod';
import { done, id, line } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { ADMIN_ROLES } from '#domain/kernel/roles/admin-roles.ts';
import { MEMBER_ROLES } from '#domain/kernel/roles/member-roles.ts';
import { questionOf, VIEW_SCREENS } from '#domain/office/saved-view/view-screens.ts';

const screen = z.enum(VIEW_SCREENS);
export const VIEW_NAME_MAX = 60;

/** The filters of a list, saved under a name. */
const savedView = z.object({
  id,
  name: z.string(),
  /** The query string of the screen's URL, without '?'. */
  question: z.string(),
});
export type SavedView = z.output<typeof savedView>;

export const savedViewRoutes = declareRoutes({
  'GET /account/views': {
    auth: ['company', 'admin'],
    summary: "Lists the caller's saved views of one screen by name.",
    query: z.strictObject({ screen }),
    response: z.object({ items: z.array(savedView) }),
    shows: ['saved-view'],
    errors: [],
  },
  'PUT /account/views': {
    auth: ['company', 'admin'],
    members: MEMBER_ROLES,
    admins: ADMIN_ROLES,
    mandate: 'none',
    summary: 'Saves the filters of a screen under a name; an existing name gets the new filters.',
    body: z.strictObject({
      screen,
      name: line('ett namn', VIEW_NAME_MAX).transform((text) => text.replace(/\s+/g, ' ')),
      question: z
        .string()
        .max(600)
        .transform(questionOf)
        .pipe(z.string().min(1, 'Välj något i filtret först.').max(600)),
    }),
    response: savedView,
    affects: ['saved-view'],
    errors: ['too_many_saved_views'],
  },
  'DELETE /account/views/:id': {
    auth: ['company', 'admin'],
    members: MEMBER_ROLES,
    admins: ADMIN_ROLES,
    mandate: 'none',
    summary: "Deletes one of the caller's saved views. Deleting it again changes nothing.",
    params: z.strictObject({ id }),
    response: done,
    affects: ['saved-view'],
    errors: [],
  },
});
