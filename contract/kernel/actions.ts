import { z } from 'zod';
import type { Workflow } from '#domain/kernel/workflow/workflow.ts';
import { type PersonCommand, type WorkflowNoun, workflows } from '#domain/registry/workflows.ts';

/** What the caller may do with an object now: commands that people give, never the system's own. */
export function actionsOf<Noun extends WorkflowNoun>(noun: Noun) {
  const { transitions }: Workflow = workflows[noun];
  const commands = Object.keys(transitions).filter((name) => transitions[name]?.by.some((giver) => giver !== 'system'));
  return z.array(z.enum(commands as [PersonCommand<Noun>, ...PersonCommand<Noun>[]]));
}
