import type { briefRoutes } from '#contract/projects/brief.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { presentReading } from './present.ts';

/** Reads briefs. It touches no table and no log: what a company pastes is theirs until they save a project. */
export function briefHandlers({ briefs }: Pick<Services, 'briefs'>): Handlers<typeof briefRoutes> {
  return {
    'POST /briefs/read': async ({ body: { text, is_one_role }, moment: { today } }) => {
      const read = await briefs.project(text, today, is_one_role);
      return isRefusal(read) ? read : presentReading(read);
    },
  };
}
