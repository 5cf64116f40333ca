import type { Page } from '@playwright/test';
import { addressOf } from '#contract/kernel/read-call.ts';
import { type AccountRole, API_PREFIX, type RouteDeclaration } from '#contract/kernel/route.ts';
import { contract } from '#contract/registry/contract.ts';
import { FIRST_CALLS, type FirstCall, FRAME_CALLS } from '#contract/registry/first-calls.ts';
import { screensOf } from '#tests/support/screens-of-spec.ts';
import { findRoute } from '#web/app/routes.ts';
import { withoutAnswers } from '../acts/without-answers.ts';
import { ROLES } from './demo-sessions.ts';
import { expect, test } from './walk.ts';

const SESSION = `${API_PREFIX}/account/session`;
const isStream = (address: string) => address.startsWith(`${API_PREFIX}/live`);
const called = ({ route, ...args }: FirstCall) => addressOf(route.slice('GET '.length), args);

/**
 * Calls that no document carries. The month of a calendar is the browser's, and the words of a search or the choice of a
 * filter are kept there.
 */
const OF_THE_BROWSER = /calendar\?from=|openapi-keys/;

/** True for a call whose answer would be counted, or recorded as a look at private data. */
function isCounted(role: AccountRole, address: string): boolean {
  const path = address.slice(API_PREFIX.length).split('?')[0] ?? '';
  const isOf = (key: string) => {
    const [method, pattern = ''] = key.split(' ');
    return method === 'GET' && new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path);
  };
  // A path such as '/admin/talents/next' also fits a route with an id; the first of the contract answers.
  const { limits, looks_at, shows_people } =
    Object.entries<RouteDeclaration>(contract).find(([key]) => isOf(key))?.[1] ?? {};
  const isShown = role === 'company' && shows_people !== undefined;
  return limits !== undefined || isShown || (role === 'admin' && looks_at !== undefined);
}

/**
 * The calls that a screen makes before any answer but that of the session has come. Their answers never come.
 * @param carried the declared calls, which a busy machine makes late
 */
async function firstCallsOf(page: Page, path: string, carried: readonly string[]): Promise<string[]> {
  const calls: string[] = [];
  await page.goto('about:blank');
  await page.route(`**${API_PREFIX}/**`, (route) => {
    const { pathname, search } = new URL(route.request().url());
    if (pathname === SESSION) return route.continue();
    if (!isStream(pathname)) calls.push(pathname + search);
    return undefined;
  });
  await withoutAnswers(page);
  await page.goto(path);
  await page.getByRole('main').waitFor();
  await page.evaluate(async () => {
    for (let calm = 0; calm < 3; calm += 1) await new Promise((idle) => requestIdleCallback(idle));
  });
  // The browser is idle also while a part of the screen is on its way.
  const areMade = () => carried.every((address) => address === SESSION || calls.includes(address));
  await expect
    .poll(areMade)
    .toBe(true)
    .catch(() => undefined);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return [SESSION, ...calls].toSorted();
}

for (const role of ROLES) {
  test(`the document of each screen for the role ${role} carries the answers to what the screen asks first`, async ({
    openAs,
    demo,
  }) => {
    test.slow();
    const page = await openAs(role);
    const found: Record<string, unknown> = {};
    for (const name of screensOf(role).filter((one) => findRoute(`/${one}`)?.layout === role)) {
      await test.step(name, async () => {
        const query = demo.addressOf({ name });
        const declared = FIRST_CALLS[role][name]?.(new URLSearchParams(query)) ?? [];
        const carried = [...FRAME_CALLS[role], ...declared].map(called);
        const asked = await firstCallsOf(page, `/${name}${query}`, carried);
        const missing = asked.filter(
          (address) => !carried.includes(address) && !isCounted(role, address) && !OF_THE_BROWSER.test(address),
        );
        const idle = carried.filter((address) => !asked.includes(address));
        if (missing.length + idle.length > 0) found[name] = { missing, idle };
      });
    }
    expect(found, 'calls that are not declared, or that the screen does not make').toEqual({});
  });
}
