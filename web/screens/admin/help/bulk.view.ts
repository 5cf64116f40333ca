/** 'Ett ärende', '3 ärenden' */
export const countText = (count: number) => (count === 1 ? 'Ett ärende' : `${count} ärenden`);

/**
 * The outcome in words for the toast: '2 ärenden är avslutade. Ett lämnades som det var, för att någon annan hann
 * före.'
 */
export function outcomeText(done: 'answered' | 'closed', moved: number, left: number): string {
  const words = { answered: ['besvarat', 'besvarade'], closed: ['avslutat', 'avslutade'] }[done];
  const what = moved === 0 ? 'Inget ändrades' : `${countText(moved)} är ${words[moved === 1 ? 0 : 1]}`;
  if (left === 0) return `${what}.`;
  return `${what}. ${left === 1 ? 'Ett lämnades som det var' : `${left} lämnades som de var`}, för att någon annan hann före.`;
}
