import type { ProjectDetails } from '#contract/project.ts';
import { add, NO_ORE, type Ore, times } from '#domain/money/ore.ts';
import { countDays } from '#domain/time/day.ts';

export interface CostLine {
  readonly role_id: string;
  readonly title: string;
  readonly people: number;
  readonly day_fee_ore: Ore;
  readonly total_ore: Ore;
}

/**
 * What those asked cost in fees if all of them work all days: fee × days × people, before tax and fees.
 * Roles without anybody are left out.
 */
export function costOverview(
  project: Pick<ProjectDetails, 'dates' | 'roles'>,
  asked: readonly { role_id: string }[],
): { days: number; lines: CostLine[]; total_ore: Ore } {
  const days = countDays(project.dates);
  const lines = project.roles.flatMap((role): CostLine[] => {
    const people = asked.filter((pick) => pick.role_id === role.id).length;
    const fee = role.day_fee_ore ?? NO_ORE;
    return people === 0
      ? []
      : [{ role_id: role.id, title: role.title, people, day_fee_ore: fee, total_ore: times(fee, days * people) }];
  });
  return { days, lines, total_ore: add(...lines.map((line) => line.total_ore)) };
}
