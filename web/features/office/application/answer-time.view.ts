/** The median time from a talent's yes to the company's decision, in words; 'Inga besked' if there is none. */
export function answerTimeText(hours: number | null): string {
  if (hours === null) return 'Inga besked';
  if (hours < 1) return 'Under en timme';
  if (hours < 48) return hours === 1 ? '1 timme' : `${hours} timmar`;
  return `${Math.round(hours / 24)} dagar`;
}
