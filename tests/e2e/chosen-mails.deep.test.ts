/** A person ends a kind of mails by the mail itself, takes it back, and chooses among all in the settings. */
import { anAdmin } from '#tests/factories/people.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';
import { mailTo } from './mail.ts';
import { findings } from './walk/findings.ts';

test('a mail is stopped by its own link, without signing in, and chosen anew in the settings', async ({
  newPerson,
  server,
}) => {
  const [talent, admin] = [await aTalentWithPicture(server), await anAdmin(server)];
  const { id } = await talent.api.ok('POST /inquiries', { body: { category: 'other', words: 'Hur gör jag?' } });
  await admin.api.ok('POST /inquiries/:id/messages', { params: { id }, body: { words: 'Så här.', seen: 1 } });
  const { text } = await mailTo(talent.email, /svar/i);
  const { pathname, search } = new URL(/https?:\S+StopMails\S+/.exec(text)?.[0] ?? '');
  const helpIs = async () => (await talent.api.ok('GET /talent/mails')).help;

  const page = await newPerson();
  await page.goto(pathname + search);
  await expect(page.getByText('Då kommer inga fler mejl om svar från oss.')).toBeVisible();
  expect(await helpIs()).toBe('at_once');
  await page.getByRole('button', { name: 'Sluta skicka dem' }).click();
  await expect(page.getByRole('heading', { name: 'De mejlen kommer inte mer' })).toBeVisible();
  expect(await helpIs()).toBe('never');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findings(page)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Ångra' }).click();
  await expect(page.getByRole('button', { name: 'Sluta skicka dem' })).toBeVisible();
  expect(await helpIs()).toBe('at_once');

  const own = await newPerson({ as: talent });
  await own.goto('/TalentSettings#mejl');
  const part = own.getByRole('region', { name: 'Mejl till dig' });
  await part.getByRole('button', { name: 'Välj mejl' }).click();
  const help = part.getByLabel('Mejl om svar från oss');
  await expect(help).toHaveValue('at_once');
  await help.selectOption({ label: 'En gång om dagen' });
  await expect(own.getByText('Svar från oss: en gång om dagen.')).toBeVisible();
  expect(await helpIs()).toBe('daily');
  // What must be sent says so by lacking the choice.
  await expect(part.getByLabel('Mejl om lön och utbetalningar').getByRole('option')).toHaveText([
    'På en gång',
    'En gång om dagen',
  ]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await own.emulateMedia({ colorScheme });
    expect(await findings(own)).toEqual([]);
  }
});
