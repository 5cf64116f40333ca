import { expect, test } from 'vitest';
import { DEMO_COMPANY, DEMO_PASSWORD, DEMO_TALENT } from './accounts.ts';
import { DEMO_ADMIN, demoAdminCode, demoAdminSecret } from './admin.ts';
import { demoSignIns } from './sign-ins.ts';

test('the printed sign-ins name everything that is needed', () => {
  const now = new Date('2026-11-21T08:00:00Z');
  const text = demoSignIns('http://localhost:3000', now);
  for (const part of [DEMO_TALENT.email, DEMO_COMPANY.email, DEMO_ADMIN.email, DEMO_PASSWORD, DEMO_ADMIN.password])
    expect(text).toContain(part);
  for (const part of [demoAdminCode(now), demoAdminSecret(), '/dev/totp', '/dev/mail']) expect(text).toContain(part);
});
