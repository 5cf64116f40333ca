import type { Page } from '@playwright/test';
import { type AccountRole, API_PREFIX } from '#contract/kernel/route.ts';
import { contract } from '#contract/registry/contract.ts';

const ROUTES = Object.entries(contract).map(([name, { auth }]) => {
  const [method = '', path = ''] = name.split(' ');
  return { method, pattern: new RegExp(`^${API_PREFIX}${path.replace(/:\w+/g, '[^/]+')}$`), auth };
});

/**
 * The roles that the API serves at an address. The live stream is not in the contract; it serves all signed-in roles.
 */
function servedTo(method: string, pathname: string): 'everybody' | readonly AccountRole[] {
  const auth = ROUTES.find((route) => route.method === method && route.pattern.test(pathname))?.auth ?? 'signed-in';
  if (auth === 'public') return 'everybody';
  return auth === 'signed-in' ? ['talent', 'company', 'admin'] : auth;
}

/**
 * Watches the API's answers to a page. The returned function lists the paths that answered although they are not for
 * the role or, without a role, not public.
 */
export function watchServed(page: Page, role: AccountRole | undefined): () => string[] {
  const wrong: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith(API_PREFIX) || !response.ok()) return;
    const to = servedTo(response.request().method(), pathname);
    if (to !== 'everybody' && !(role && to.includes(role))) wrong.push(pathname);
  });
  return () => wrong;
}
