import type { briefRoutes } from '#contract/brief.ts';
import { oneRoleOfBrief, projectOfBrief } from '#domain/project/project-of-brief.ts';
import type { Handlers } from '../../http/handlers.ts';
import { presentReading } from './present.ts';

/** Reads briefs. It touches no table and no log: what a company pastes is theirs until they save a project. */
export function briefHandlers(): Handlers<typeof briefRoutes> {
  return {
    'POST /briefs/read': async ({ body: { text, is_one_role }, moment: { today } }) =>
      presentReading(is_one_role ? oneRoleOfBrief(text, today) : projectOfBrief(text, today)),
  };
}
