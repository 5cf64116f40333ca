/** The public page that explains the order of the results. */
export const RANKING_PATH = '/SaSorterarVi';

/** The address to return to from that page, from the navigation state; only a path of this site is accepted. */
export function backFrom(state: unknown): string | undefined {
  const back = typeof state === 'object' && state !== null && 'back' in state ? state.back : undefined;
  return typeof back === 'string' && /^\/(?![/\\])/.test(back) ? back : undefined;
}
