/** The name of an option's rank: '1:a', '2:a', '3:e'. */
export function rankWord(rank: number): string {
  return `${rank}:${rank < 3 ? 'a' : 'e'}`;
}
