import { z } from 'zod';
import type { PersonCommandOf, Workflow } from '#domain/kernel/workflow/workflow.ts';

/**
 * The schema of the commands that people can give on an object, without the commands of the system. An answer lists the
 * commands that the caller may give now.
 */
export function actionsOf<W extends Workflow>({ transitions }: W) {
  const commands = Object.keys(transitions).filter((name) => transitions[name]?.by.some((giver) => giver !== 'system'));
  return z.array(z.enum(commands as [PersonCommandOf<W>, ...PersonCommandOf<W>[]]));
}
