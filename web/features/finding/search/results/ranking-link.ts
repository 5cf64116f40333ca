/** The page that explains the order, open to everybody. */
export const RANKING_PATH = '/SaSorterarVi';

/** The address that the page's way back leads to, out of what the step there sent along; only ones of our own screens. */
export function backFrom(state: unknown): string | undefined {
  const back = typeof state === 'object' && state !== null && 'back' in state ? state.back : undefined;
  return typeof back === 'string' && /^\/(?![/\\])/.test(back) ? back : undefined;
}
