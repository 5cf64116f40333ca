import { randomUUID } from 'node:crypto';
import { anAdmin } from '#tests/factories/people.ts';
import { expect, test } from './fixtures.ts';

test('an administrator finds Drift, sees what fails and since when, and it goes away once it is mended', async ({
  newPerson,
  server,
}) => {
  const { pool } = server.services;
  const host = `lost-${randomUUID()}`;
  const job = `job-${randomUUID()}`;
  // The process is last heard an hour from now. No other process has started later, so none counts as its replacement.
  await pool.query(
    `insert into processes (id, host, pid, version, migration, state, started_date, seen_date, silent_from, memory_bytes,
       loop_ms, search_documents, checks, routes)
     values ($1, $2, 7, 'abc', '0214', 'running', $3, $4, $5, 1, 1, 1, '{}', '[]')`,
    [randomUUID(), host, ...minutesFromNow(-60, 60, -4)],
  );
  await pool.query('insert into schedules (job, next_date, done_date, attempts) values ($1, $2, $3, 2)', [
    job,
    ...minutesFromNow(60, -120),
  ]);
  const page = await newPerson({ as: await anAdmin(server, 'support') });
  await page.goto('/AdminDashboard');
  await page.getByRole('link', { name: 'Drift' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Drift' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /att se till$/ })).toBeVisible();

  const problems = page.getByRole('region', { name: /att se till$|^Allt fungerar$/ });
  const silent = problems.getByRole('listitem').filter({ hasText: host });
  await expect(silent.getByRole('heading', { name: 'En process hörs inte av' })).toBeVisible();
  await expect(silent).toContainText(/Sedan \S+ \d+ \S+, \d\d\.\d\d/);
  await expect(silent).toContainText('starta processen igen.');
  const failing = problems.getByRole('listitem').filter({ hasText: job });
  await expect(failing).toContainText(/Lyckades senast/);
  const processes = page.getByRole('table', { name: 'Processer' });
  await expect(processes.getByRole('row', { name: host })).toContainText('Tyst');
  await expect(processes.getByRole('cell', { name: 'Kör' }).first()).toBeVisible();
  await page.getByText(/^Schemalagda jobb: /).click();
  await expect(page.getByRole('row', { name: job })).toContainText('Misslyckas, 2 försök');

  await pool.query('delete from processes where host = $1', [host]);
  await pool.query('delete from schedules where job = $1', [job]);
  // The screen asks again every ten seconds.
  await expect(silent).toBeHidden({ timeout: 20_000 });
  await expect(failing).toBeHidden();
});

test('an administrator of another desk is not led to Drift, and gets nothing of it', async ({ newPerson, server }) => {
  const page = await newPerson({ as: await anAdmin(server, 'finance'), expects: [/403/] });
  await page.goto('/AdminDashboard');
  await expect(page.getByRole('link', { name: 'Fakturering' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Drift' })).toHaveCount(0);
  await page.goto('/AdminOperations');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

/** The instants at these distances from now, in minutes; a negative number gives an instant in the past. */
function minutesFromNow(...minutes: readonly number[]): Date[] {
  const now = Date.now();
  return minutes.map((count) => new Date(now + count * 60_000));
}
