/**
 * A photographer registers with a form of the trade, counted from the start page to 'sent for review', is approved, found
 * by a company, asked, booked, and paid for the reported work.
 */
import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { checkDigitOf } from '#domain/kernel/check-digit.ts';
import { kronor } from '#domain/kernel/money/ore.ts';
import { dayOf } from '#domain/kernel/time/day.ts';
import { addWorkingDays } from '#domain/kernel/time/working-days.ts';
import { as } from '#tests/factories/client.ts';
import { aCompany, anAdmin, type Talent } from '#tests/factories/people.ts';
import { aProject, aRole, candidateOf } from '#tests/factories/projects.ts';
import { termsFor } from '#tests/factories/terms.ts';
import { approvedWork } from '#tests/factories/working.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { someone } from './acts/accounts.ts';
import { countActs } from './acts/count-acts.ts';
import { choose } from './acts/profile.ts';
import { fillTalentSignUp, nameOf, type Who } from './acts/signing.ts';
import { expect, test } from './fixtures.ts';
import { codeIn, mailTo } from './mail.ts';
import { largePhoto } from './pictures.ts';
import { findings } from './walk/findings.ts';

/** The most that may be asked of a photographer on the way to a review. */
const MOST = { fields: 25, presses: 20 };
const BORN = '1991-04-03';
/** A personal number of a person born on BORN, another one each time, because the tests share a server. */
function aNumber(): string {
  const start = `${BORN.replaceAll('-', '')}${String(randomInt(100, 800))}`;
  return `${start}${checkDigitOf(start.slice(2))}`;
}

async function registers(page: Page, who: Who): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Skapa en gratis profil' }).first().click();
  await fillTalentSignUp(page, who, BORN);
  await page.getByRole('checkbox', { name: /Jag godkänner/ }).check();
  await page.getByRole('button', { name: 'Skapa konto', exact: true }).click();
  await page.getByLabel('Kod', { exact: true }).fill(codeIn(await mailTo(who.email, /Bekräfta din e-post/)));
  await page.getByRole('link', { name: /^Börja$/ }).click();

  const goOn = page.getByRole('button', { name: 'Spara och fortsätt' });
  const step = (title: string) => expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await step('Vem är du?');
  // Before a trade is chosen the form is that of a performer.
  await expect(page.getByLabel('Spelålder, från')).toBeVisible();
  await choose(page, 'Vad gör du?', 'fotograf', 'Fotograf');
  await expect(page.getByLabel('Spelålder, från')).toBeHidden();
  await expect(page.getByText('Vem kan du spela?')).toBeHidden();
  await page.getByRole('combobox', { name: 'Var bor du?' }).fill('Göteb');
  await page.getByRole('option', { name: /^Göteborg/ }).click();
  expect(await findings(page)).toEqual([]);
  await goOn.click();

  // No step asks for looks.
  await step('Vad kan du?');
  await expect(page.getByLabel('Dialekt')).toBeHidden();
  await page.getByRole('button', { name: 'Svenska' }).click();
  await choose(page, 'Egen utrustning', 'ljus', 'Egen ljusutrustning');
  await choose(page, 'Körkort och intyg', 'B-k', 'B-körkort');
  expect(await findings(page)).toEqual([]);
  await goOn.click();

  await step('Visa vad du gör');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Välj filer' }).click();
  await (await chooser).setFiles({ name: 'arbete.jpg', mimeType: 'image/jpeg', buffer: await largePhoto() });
  await expect(page.getByRole('list', { name: 'Dina bilder' }).getByRole('img', { name: 'Huvudbild' })).toBeVisible();
  await page.getByRole('button', { name: 'Fortsätt', exact: true }).click();

  await step('Med egna ord');
  await page.getByLabel('Om dig').fill('Jag fotograferar människor i rörelse, mest på scen.');
  await page.getByLabel(/Lägsta arvode/).fill('6500');
  await page.getByRole('button', { name: 'Spara och gör klart profilen' }).click();
  await step(`Välkommen, ${who.first_name}`);
}

test('a photographer registers, is approved, found, asked, booked, reported and paid', async ({
  newPerson,
  server,
}) => {
  test.setTimeout(180_000);
  const who = someone('Frida', 'Ask');
  const page = await newPerson({ first: true });
  const acts = await countActs(page);
  await registers(page, who);
  const { presses, fields } = await acts();
  console.log(`from the start page to 'sent for review': ${fields} fields, ${presses} presses`);
  expect(fields).toBeLessThanOrEqual(MOST.fields);
  expect(presses).toBeLessThanOrEqual(MOST.presses);

  const { rows } = await server.services.pool.query<{ talent_id: string; account_id: string; review: string }>(
    `select t.id as talent_id, t.account_id, t.review from talents t join accounts a on a.id = t.account_id where a.email = $1`,
    [who.email],
  );
  const [made] = rows;
  if (!made) throw new Error('No talent');
  expect(made.review).toBe('waiting');
  const cookie = await signInAs(server.services, made.account_id);
  const photographer: Talent = { ...made, email: who.email, name: nameOf(who), cookie, api: as(server, cookie) };
  const [company, approver, sender] = [await aCompany(server), await anAdmin(server), await anAdmin(server)];

  await test.step('Mitt CV has no part about looks, sizes or limits', async () => {
    await page.goto('/TalentProfile');
    await expect(page.getByRole('heading', { name: 'Meriter' })).toBeVisible();
    for (const name of ['Utseende', /^Storlekar/, /^Gränser/]) {
      await expect(page.getByRole('heading', { name })).toHaveCount(0);
    }
    await expect(page.getByText('Spelålder')).toHaveCount(0);
    await expect(page.getByText('Egen ljusutrustning')).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });

  await test.step('an administrator approves her, and a company finds her by trade, equipment and licence', async () => {
    const office = await newPerson({ as: approver });
    await office.goto(`/AdminTalents?q=${encodeURIComponent(who.last_name)}&review=waiting`);
    await office.getByRole('link', { name: nameOf(who) }).click();
    await expect(office.getByText('Spelålder')).toHaveCount(0);
    await office.getByRole('button', { name: 'Godkänn', exact: true }).first().click();
    await expect
      .poll(async () => (await company.api.raw('GET /talents/:id', { params: { id: made.talent_id } })).status)
      .toBe(200);
    const companys = await newPerson({ as: company });
    await companys.goto(`/CompanyTalents?text=${encodeURIComponent('fotograf med egen ljusutrustning, b-körkort')}`);
    await expect(companys.getByText(nameOf(who)).first()).toBeVisible();
  });

  const today = dayOf(new Date());
  const form = {
    title: 'Porträtten',
    dates: [{ kind: 'work' as const, starts_on: today, ends_on: today }],
    // The role asks for a trade and equipment, and for nobody's age.
    roles: [
      aRole({
        title: 'Fotograf',
        wanted: {
          text: '',
          unknown: [],
          wishes: [
            { demand: 'must', any: [{ kind: 'category', id: 'photographer' }] },
            { demand: 'must', any: [{ kind: 'licence', id: 'own_light' }] },
          ],
        },
        terms: termsFor(kronor(10_000)),
      }),
    ],
  };
  const project = await aProject(server, company, { step: 5, asked: [photographer], form });
  const { id } = await candidateOf(company, project.id, photographer);
  await approvedWork({ company, talent: photographer, project_id: project.id, id });
  await photographer.api.ok('PUT /talent/payment-details', {
    body: {
      tax_form: 'A',
      charges_vat: false,
      identity_number: aNumber(),
      account: { kind: 'bank', clearing: '5000', number: '1234560' },
    },
  });

  await test.step('two administrators pay her', async () => {
    const params = { id };
    const payout = async () => (await photographer.api.ok('GET /assignments/:id/payouts', { params })).items[0];
    await expect.poll(async () => (await payout())?.id).toBeTruthy();
    const payout_id = (await payout())?.id ?? '';
    const of = { params: { id: payout_id } };
    const looked = { look_id: randomUUID(), basis: 'sweden' as const, valid_until: null, looked_on: today };
    await approver.api.ok('POST /admin/payouts/:id/work-right', { ...of, body: looked });
    await expect
      .poll(async () => (await approver.api.raw('POST /admin/payouts/approve', { body: { ids: [payout_id] } })).status)
      .toBe(200);
    const { items } = await sender.api.ok('GET /admin/payouts', { query: { group: 'to_batch' } });
    const version = items.find((one) => one.id === payout_id)?.new_account?.version ?? '';
    await sender.api.ok('POST /admin/payouts/:id/confirm-account', { ...of, body: { reason: 'Vi ringde.', version } });
    const batch = await sender.api.ok('POST /admin/batches', {
      body: { ids: [payout_id], execution_on: addWorkingDays(today, 1) },
    });
    const file = { params: { id: batch.id } };
    await sender.api.ok('POST /admin/batches/:id/export', file);
    await sender.api.ok('POST /admin/batches/:id/confirm', file);
    await sender.api.ok('POST /admin/batches/:id/pay', file);
    await page.goto('/TalentPayouts?group=sent');
    await expect(page.getByText('5 327 kr').first()).toBeVisible();
  });
});
