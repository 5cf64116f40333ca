import { z } from 'zod';
import { instant, line, pageNumber, pageOf, prose } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { PUBLIC_KEY, PUBLIC_WORDS_MAX } from '#domain/accounts/setting/wording-keys.ts';
import { REVIEWING_ADMINS } from '#domain/kernel/roles/admin-roles.ts';

/** A key of texts/office/wordings.ts; an unknown key answers not_found. */
const key = z.string().max(80);
export const WORDING_MAX = 2000;

/** The current form of a text that administrators have rewritten. */
const wordingNow = z.object({
  key,
  /** Empty if the original text is used again. */
  text: z.string(),
  version_id: z.number(),
  since: instant,
  by: z.string(),
});
export type WordingNow = z.output<typeof wordingNow>;

const wordingVersion = z.object({
  id: z.number(),
  text: z.string(),
  why: z.string(),
  by: z.string(),
  created_date: instant,
});
export type WordingVersion = z.output<typeof wordingVersion>;

const writtenWording = z
  .strictObject({
    key,
    /** Empty restores the original text. */
    text: prose(WORDING_MAX),
    why: line('varför', 500),
    seen_version_id: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).nullable(),
  })
  .refine(({ key, text }) => !key.startsWith(PUBLIC_KEY) || text.length <= PUBLIC_WORDS_MAX, {
    path: ['text'],
    error: `Högst ${PUBLIC_WORDS_MAX} tecken.`,
  });

export const wordingRoutes = declareRoutes({
  'GET /admin/wordings': {
    auth: ['admin'],
    summary: 'Lists the texts that an administrator has rewritten.',
    response: z.object({ items: z.array(wordingNow) }),
    shows: ['setting'],
    errors: [],
  },
  'GET /admin/wordings/history': {
    auth: ['admin'],
    summary: 'Lists the versions of one text, the latest first.',
    query: z.strictObject({ key, page: pageNumber }),
    response: pageOf(wordingVersion),
    shows: ['setting'],
    errors: [],
  },
  'POST /admin/wordings': {
    auth: ['admin'],
    admins: REVIEWING_ADMINS,
    summary:
      'Rewrites a text from now on, or returns it to an earlier version. The present text again changes nothing.',
    body: writtenWording,
    response: wordingNow.nullable(),
    affects: ['setting'],
    errors: ['changed_meanwhile', 'not_found'],
  },
  'GET /public-words': {
    auth: 'public',
    summary:
      'Returns the texts of the public pages that have changed since the pages were built, and those about the price with the numbers of the day.',
    response: z.object({ items: z.array(z.object({ id: z.string(), text: z.string() })) }),
    shows: ['setting'],
    errors: [],
  },
  'GET /help/answers': {
    auth: ['talent', 'company'],
    summary: "Returns the answers of the caller's help screen that differ from the original ones.",
    response: z.object({ items: z.array(z.object({ id: z.string(), answer: z.string() })) }),
    shows: ['setting'],
    errors: [],
  },
});
