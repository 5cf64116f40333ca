import { z } from 'zod';
import type { PersonCommandOf, Workflow } from '#domain/kernel/workflow/workflow.ts';

/** The caller's commands for an object now: those of people, never the system's own. */
export function actionsOf<W extends Workflow>({ transitions }: W) {
  const commands = Object.keys(transitions).filter((name) => transitions[name]?.by.some((giver) => giver !== 'system'));
  return z.array(z.enum(commands as [PersonCommandOf<W>, ...PersonCommandOf<W>[]]));
}
