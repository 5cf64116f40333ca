import type { Page } from '@playwright/test';
import { type AccountRole, API_PREFIX } from '#contract/kernel/route.ts';
import { contract } from '#contract/registry/contract.ts';

const ROUTES = Object.entries(contract).map(([name, { auth }]) => {
  const [method = '', path = ''] = name.split(' ');
  return { method, pattern: new RegExp(`^${API_PREFIX}${path.replace(/:\w+/g, '[^/]+')}$`), auth };
});

/** Who the API serves at an address; the live stream, which is no route of the contract, anybody signed in. */
function servedTo(method: string, pathname: string): 'everybody' | readonly AccountRole[] {
  const auth = ROUTES.find((route) => route.method === method && route.pattern.test(pathname))?.auth ?? 'signed-in';
  if (auth === 'public') return 'everybody';
  return auth === 'signed-in' ? ['talent', 'company', 'admin'] : auth;
}

/**
 * Watches what the API gives a page. Afterwards: the calls that succeeded though they are not for this role, or, for
 * somebody signed out, not for everybody.
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
