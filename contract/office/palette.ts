/** Going straight to something by a few letters of its name, from any screen. */
import { z } from 'zod';
import { id } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { PROJECT_KINDS } from '#domain/projects/project/project.rules.ts';

/** Targets of the palette: each is a screen about one thing. `person` belongs to the company's own projects. */
const TARGET_KINDS = ['project', 'request', 'assignment', 'person', 'company', 'talent'] as const;

/** One thing that a name has led to. */
const target = z.object({
  kind: z.enum(TARGET_KINDS),
  /** Of a person the project in which they were asked last. */
  id,
  label: z.string(),
  /** Tells it from others of the same name: the company, the project, the place. */
  hint: z.string(),
  /** Of a project: where its page is. */
  project_kind: z.enum(PROJECT_KINDS).nullable(),
});
export type Target = z.output<typeof target>;

/** The most targets of each kind; the lists have the rest. */
export const TARGETS_OF_A_KIND = 5;

export const paletteRoutes = declareRoutes({
  'GET /targets': {
    auth: 'signed-in',
    // An administrator finds any talent by name, minors too.
    looks_at: 'profile',
    summary: 'What the caller may go to whose name holds a text, at most five of each kind, the newest first.',
    query: z.strictObject({ text: z.string().trim().min(2).max(60) }),
    response: z.object({ items: z.array(target) }),
    // Asked anew at every letter, and gone when something is chosen.
    shows: [],
    errors: [],
  },
});
