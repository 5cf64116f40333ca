import { expect, test } from 'vitest';
import type { AccountRole, RouteDeclaration } from '#contract/kernel/route.ts';
import { CALLERS, type Caller } from '#tests/api/authorisation/callers.ts';
import { ROUTE_ROWS } from '#tests/api/authorisation/table.ts';
import { contract } from './contract.ts';

// tests/api/authorisation tries the table of callers with a server and a database. This test covers the part that
// follows from the guard alone, within a second.
const ROLE_OF: Readonly<Record<Caller, AccountRole | null>> = {
  anonymous: null,
  talent: 'talent',
  other_talent: 'talent',
  minor: 'talent',
  unregistered: 'talent',
  pending_company: 'company',
  refused_company: 'company',
  suspended_company: 'company',
  member: 'company',
  owner: 'company',
  other_company: 'company',
  admin: 'admin',
};

function turnedAway({ auth }: RouteDeclaration, caller: Caller): 'signed_out' | 'forbidden' | null {
  const role = ROLE_OF[caller];
  if (auth === 'public') return null;
  if (role === null) return 'signed_out';
  return auth === 'signed-in' || auth.includes(role) ? null : 'forbidden';
}

/** Public, because the caller may have lost the session; the handler answers that there is none to renew. */
const RENEWAL = 'POST /account/session/refresh';
const routes = Object.entries<RouteDeclaration>(contract).filter(([key]) => key !== RENEWAL);

test.each(routes)('the guard of %s refuses the callers named in the table', (key, route) => {
  for (const caller of CALLERS) {
    const heard = ROUTE_ROWS[key]?.[caller];
    expect(turnedAway(route, caller), caller).toBe(heard === 'signed_out' || heard === 'forbidden' ? heard : null);
  }
});

test('anybody with a refresh token may renew a session', () => {
  expect(contract[RENEWAL].auth).toBe('public');
});
