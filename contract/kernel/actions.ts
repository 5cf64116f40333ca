import { z } from 'zod';
import type { PersonCommandOf, Workflow } from '#domain/kernel/workflow/workflow.ts';

/** What the caller may do with an object now: commands that people give, never the system's own. */
export function actionsOf<W extends Workflow>({ transitions }: W) {
  const commands = Object.keys(transitions).filter((name) => transitions[name]?.by.some((giver) => giver !== 'system'));
  return z.array(z.enum(commands as [PersonCommandOf<W>, ...PersonCommandOf<W>[]]));
}
