import type { ProjectDetails } from '#contract/projects/project.ts';
import { add, type Ore, times } from '#domain/kernel/money/ore.ts';

export interface CostLine {
  readonly role_id: string;
  readonly title: string;
  readonly people: number;
  /** The pay of one person for all days of the role. */
  readonly pay_ore: Ore;
  readonly total_ore: Ore;
}

/**
 * The sum of the fees if all these people work all days of their roles, before tax and social fees. Roles without
 * people are left out.
 */
export function costOverview(
  project: Pick<ProjectDetails, 'roles'>,
  asked: readonly { role_id: string }[],
): { lines: CostLine[]; total_ore: Ore } {
  const lines = project.roles.flatMap((role): CostLine[] => {
    const people = asked.filter((pick) => pick.role_id === role.id).length;
    const { id: role_id, title, pay_ore } = role;
    return people === 0 ? [] : [{ role_id, title, people, pay_ore, total_ore: times(pay_ore, people) }];
  });
  return { lines, total_ore: add(...lines.map((line) => line.total_ore)) };
}
