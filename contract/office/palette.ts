/** Search from any screen for an object that has a page of its own, by a part of its name. */
import { z } from 'zod';
import { id } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { PROJECT_KINDS } from '#domain/projects/project/project.rules.ts';

/** Kinds of targets; each has a screen. `person` is a talent in the company's own projects. */
const TARGET_KINDS = ['project', 'request', 'assignment', 'person', 'company', 'talent'] as const;

/** One hit for the typed letters. */
const target = z.object({
  kind: z.enum(TARGET_KINDS),
  /** The target's id; for a person the id of the project of the company's latest request. */
  id,
  label: z.string(),
  /** Distinguishes targets of the same name: the company, the project or the place; may be empty. */
  hint: z.string(),
  /** For a project or an order: the kind, which decides the page. */
  project_kind: z.enum(PROJECT_KINDS).nullable(),
});
export type Target = z.output<typeof target>;

/** Maximum number of targets per kind; the lists show the rest. */
export const TARGETS_OF_A_KIND = 5;

export const paletteRoutes = declareRoutes({
  'GET /targets': {
    auth: 'signed-in',
    // An administrator finds any talent by name, minors too.
    looks_at: 'profile',
    summary:
      'Finds targets that the caller can open by a part of their name, at most five of each kind, the newest first.',
    query: z.strictObject({ text: z.string().trim().min(2).max(60) }),
    response: z.object({ items: z.array(target) }),
    // The browser loads the targets again at every letter and discards them after a choice.
    shows: [],
    errors: [],
  },
});
