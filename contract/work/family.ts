/** One page for a guardian with several children: what waits for the guardian over all of them. */
import { z } from 'zod';
import { done, email, id, instant } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { FAMILY_WAITS } from '#domain/work/family/family-waits.ts';

const token = z.string().min(1).max(200);

const familyView = z.object({
  /** Instant from which the link is no longer valid. */
  expires_date: instant,
  children: z.array(
    z.object({
      /** The id of the question to the guardian, which its page opens. */
      id,
      first_name: z.string(),
      /** Age in years, today. */
      age: z.number(),
      waits: z.array(
        z.object({
          what: z.enum(FAMILY_WAITS),
          /** The id of what `open` opens: a question to the guardian, or an approval of an agreement. */
          id,
          /** The project and its company; null for what is about no project. */
          project_title: z.string().nullable(),
          company_name: z.string().nullable(),
          /** The last ISO day to answer; null if none is set. */
          until: z.string().nullable(),
        }),
      ),
    }),
  ),
});
export type FamilyView = z.output<typeof familyView>;

export const familyRoutes = declareRoutes({
  'POST /guardian-consents/family/link': {
    auth: 'public',
    summary:
      'Mails a guardian a link to what waits over all children. The answer and its time are the same for known and unknown addresses.',
    body: z.strictObject({ email }),
    limits: ['mail_from_address', 'reset_mail'],
    response: done,
    affects: [],
    errors: [],
  },
  'POST /guardian-consents/family/view': {
    auth: 'public',
    summary: "Lists, by a guardian's link, the children under 18 and what waits for the guardian of each.",
    body: z.strictObject({ token }),
    limits: ['link'],
    response: familyView,
    affects: [],
    errors: ['dead_link'],
  },
  'POST /guardian-consents/family/open': {
    auth: 'public',
    summary: "Returns, by a guardian's link, the path of the page where the guardian answers, valid for an hour.",
    body: z.strictObject({ token, what: z.enum(['consent', 'agreement']), id }),
    limits: ['link'],
    response: z.object({ path: z.string() }),
    affects: [],
    errors: ['dead_link', 'not_found'],
  },
});
