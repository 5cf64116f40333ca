/** A number of months in words: '3 månader', '1 år', '18 månader', '2 år'. */
export function monthsText(months: number): string {
  if (months % 12 === 0 && months > 0) return `${months / 12} år`;
  return months === 1 ? '1 månad' : `${months} månader`;
}
