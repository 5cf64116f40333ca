/** The public build files contain nothing that only some users may know (spec, section 6; U-14). */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEMO_PASSWORD } from '#demo/accounts.ts';
import { DEMO_ADMIN, demoAdminSecret } from '#demo/admin.ts';
import { expect, test } from './fixtures.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

test('no built file holds a credential, or names a backend that is not ours', () => {
  const files = globSync('**/*.{html,js,css,json,svg,txt}', { cwd: dist });
  expect(files.length).toBeGreaterThan(50);
  const { email, password, totp_key } = DEMO_ADMIN;
  const secrets = [DEMO_PASSWORD, email, password, totp_key, demoAdminSecret(), 'medverka-admin'];
  const found = files.filter((file) => {
    const text = readFileSync(join(dist, file), 'utf8');
    return secrets.some((secret) => text.includes(secret)) || /supabase/i.test(text);
  });
  expect(found).toEqual([]);
  // Proves that the test reads the files.
  expect(files.some((file) => readFileSync(join(dist, file), 'utf8').includes('Laddar...'))).toBe(true);
});
