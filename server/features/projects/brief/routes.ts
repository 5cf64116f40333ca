import type { briefRoutes } from '#contract/projects/brief.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { presentReading } from './present.ts';

/**
 * Reads briefs. Nothing is stored or logged, because a company's pasted text is private until the company saves a
 * project.
 */
export function briefHandlers({ briefs }: Pick<Services, 'briefs'>): Handlers<typeof briefRoutes> {
  return {
    'POST /briefs/read': async ({ body: { text, is_one_role }, moment: { today } }) => {
      const read = await briefs.project(text, today, is_one_role);
      return isRefusal(read) ? read : presentReading(read);
    },
  };
}
