import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Session } from '#contract/accounts/account.ts';
import { aBrowser, aTab, vera } from '#tests/support/fake-tab.ts';

const KEY = 'medverka.session';
const record = ({ role, data }: Pick<Session, 'role' | 'data'>) => JSON.stringify({ role, data });
const elin: Session = { ...vera, name: 'Elin', data: { id: 'elin' } };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(performance.timeOrigin) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A browser whose page carries a session and a profile, made for Vera. The server answers with another's session. */
function aPageOfVera(stored?: string) {
  const carried = [
    ['["GET /account/session"]', { session: vera, is_renewable: true }],
    ['["GET /talent/profile"]', { of: 'vera' }],
  ].map(([call, answer]) => ({
    getAttribute: (name: string) => (name === 'data-call' ? call : null),
    textContent: JSON.stringify(answer),
    remove: () => {},
  }));
  const browser = aBrowser(
    {
      'GET /account/session': () => Response.json({ session: elin, is_renewable: true }),
      'GET /talent/profile': () => Response.json({ of: 'elin' }),
    },
    stored === undefined ? {} : { [KEY]: stored },
  );
  Object.assign(document, { querySelectorAll: () => carried });
  return browser;
}

it('a page begins with the session of its document, without asking the server', async () => {
  const { calls, storage } = aPageOfVera();
  vi.resetModules();
  const { startSession, readSession, whenAccountChanges } = await import('./session-store.ts');
  const { api, forgetAnswers } = await import('#web/api/client.ts');
  whenAccountChanges(forgetAnswers);
  startSession();
  expect(readSession()).toMatchObject({ is_checked: true, session: { name: vera.name } });
  expect(storage.getItem(KEY)).toBe(record(vera));
  expect(await api('GET /talent/profile')).toEqual({ of: 'vera' });
  expect(calls).toEqual([]);
});

it('a page uses nothing of its document if another tab has signed in another account since', async () => {
  const { calls, storage } = aPageOfVera(record(elin));
  const tab = await aTab();
  expect(tab.readSession().session).toMatchObject({ name: elin.name });
  expect(await tab.api('GET /talent/profile')).toEqual({ of: 'elin' });
  expect(calls).toContain('GET /account/session');
  expect(storage.getItem(KEY)).toBe(record(elin));
});
