import { randomUUID } from 'node:crypto';
import { anAdmin } from '#tests/factories/people.ts';
import { expect, test } from './fixtures.ts';

test('an administrator is told what did not arrive, has it tried again, and writes off the rest', async ({
  newPerson,
  server,
}) => {
  const [one, other] = [randomUUID(), randomUUID()].map((id) => `${id}@${id}.example.com`);
  await server.services.pool.query(
    `insert into outbox (kind, recipient, content, state, attempts, last_error)
     select 'mail', recipient, '{"title": "Hej", "message": "Hej", "action": "Öppna", "path": "/"}', 'dead', 10, 'EENVELOPE 550'
     from unnest($1::text[]) recipient`,
    [[one, other]],
  );
  const page = await newPerson({ as: await anAdmin(server) });
  await page.goto('/AdminDashboard');
  await page.getByRole('link', { name: /utskick kom inte fram/ }).click();
  await expect(page.getByRole('heading', { name: 'Utskick' })).toBeVisible();

  const rowOf = (email = '') => page.getByRole('row', { name: email.slice(email.indexOf('@')) });
  await expect(rowOf(one)).toContainText('Adressen godtogs inte. (EENVELOPE 550)');
  await rowOf(one).getByRole('button', { name: 'Försök igen' }).click();
  await expect(rowOf(one)).toBeHidden();

  await rowOf(other).getByRole('button', { name: 'Avskriv' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Avskriv utskicket' }).click();
  await expect(rowOf(other)).toBeHidden();
  await page.getByRole('tab', { name: 'Avskrivna' }).click();
  await expect(rowOf(other)).toBeVisible();
  await page.getByRole('tab', { name: 'Skickade' }).click();
  await expect(rowOf(one)).toBeVisible();
});
