/** The public page that explains the order. */
export const RANKING_PATH = '/SaSorterarVi';

/** The return address of that page, from the navigation state; only addresses of this product's screens. */
export function backFrom(state: unknown): string | undefined {
  const back = typeof state === 'object' && state !== null && 'back' in state ? state.back : undefined;
  return typeof back === 'string' && /^\/(?![/\\])/.test(back) ? back : undefined;
}
