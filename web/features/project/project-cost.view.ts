import type { ProjectDetails } from '#contract/project.ts';
import { daysBetween } from '#domain/time/day.ts';

/** Days in all spans together, both ends counted. Spans never overlap (the contract). */
export function countDays(dates: readonly { starts_on: string; ends_on: string }[]): number {
  return dates.reduce((sum, date) => sum + daysBetween(date.starts_on, date.ends_on) + 1, 0);
}

export interface CostLine {
  readonly role_id: string;
  readonly title: string;
  readonly people: number;
  readonly day_fee_ore: number;
  readonly total_ore: number;
}

/**
 * What those asked cost in fees if all of them work all days: fee × days × people, öre, before tax and fees.
 * Roles without anybody are left out.
 */
export function costOverview(
  project: Pick<ProjectDetails, 'dates' | 'roles'>,
  asked: readonly { role_id: string }[],
): { days: number; lines: CostLine[]; total_ore: number } {
  const days = countDays(project.dates);
  const lines = project.roles.flatMap((role): CostLine[] => {
    const people = asked.filter((pick) => pick.role_id === role.id).length;
    const fee = role.day_fee_ore ?? 0;
    return people === 0
      ? []
      : [{ role_id: role.id, title: role.title, people, day_fee_ore: fee, total_ore: fee * days * people }];
  });
  return { days, lines, total_ore: lines.reduce((sum, line) => sum + line.total_ore, 0) };
}
