/** From work to money: the invoice is paid, two administrators pay the talents, and the books are right. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { kronor, ore } from '#domain/kernel/money/ore.ts';
import { dayOf } from '#domain/kernel/time/day.ts';
import { addWorkingDays } from '#domain/kernel/time/working-days.ts';
import { aCamt } from '#tests/factories/camt.ts';
import { anAdmin, type Person, type Talent } from '#tests/factories/people.ts';
import { aProject, aRole, candidateOf } from '#tests/factories/projects.ts';
import { termsFor } from '#tests/factories/terms.ts';
import { approvedWork } from '#tests/factories/working.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { anApprovedCompany } from './acts/accounts.ts';
import { goByLink } from './acts/going.ts';
import { fewLetters } from './acts/unique.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';
import { mailTo } from './mail.ts';

const BORN = '1991-04-03';
/** Personal numbers from the tax agency's list for tests, of people born on BORN. */
const NUMBERS = ['199104032389', '199104032397'];

/** Saves a talent's payment details: employed, with an account number from the banks' examples. */
const tellHowPaid = (talent: Talent, identity_number: string) =>
  talent.api.ok('PUT /talent/payment-details', {
    body: {
      tax_form: 'A',
      charges_vat: false,
      identity_number,
      account: { kind: 'bank', clearing: '5000', number: '1234560' },
    },
  });

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Selects the payouts of these people in the table. */
async function choose(page: Page, people: readonly Person[]): Promise<void> {
  for (const { name } of people) await row(page, name).getByRole('checkbox').check();
}

test('worked days are invoiced, paid in, paid out by two administrators and in the books, to the öre', async ({
  newPerson,
  server,
}) => {
  const mark = fewLetters();
  const company = await anApprovedCompany(server);
  const who = (first_name: string) => aTalentWithPicture(server, { first_name, last_name: mark, birth_date: BORN });
  const [adam, sara] = [await who('Adam'), await who('Sara')];
  for (const [index, talent] of [adam, sara].entries()) await tellHowPaid(talent, NUMBERS[index] ?? '');
  const [approver, sender] = [await anAdmin(server), await anAdmin(server)];
  const today = dayOf(new Date());
  const form = {
    title: `Regnet ${mark}`,
    dates: [{ kind: 'work' as const, starts_on: today, ends_on: today }],
    roles: [aRole({ headcount: 2, terms: termsFor(kronor(10_000)) })],
  };
  const project = await aProject(server, company, { step: 5, asked: [adam, sara], form });
  const [adams, saras] = [await candidateOf(company, project.id, adam), await candidateOf(company, project.id, sara)];
  for (const [talent, { id }] of [
    [adam, adams],
    [sara, saras],
  ] as const)
    await approvedWork({ company, talent, project_id: project.id, id });
  await company.api.ok('POST /projects/:id/complete', { params: { id: project.id } });
  const companys = await newPerson({ as: company });

  const office = await newPerson({ as: approver });
  let ocr = '';
  await test.step('an administrator checks and issues the draft, and the company has the PDF', async () => {
    await office.goto('/AdminInvoicing');
    await goByLink(office, `/AdminInvoicingCompanies?text=${encodeURIComponent(mark)}`);
    await row(office, project.title).getByRole('link', { name: company.company_name }).click();
    const drawer = office.getByRole('dialog', { name: 'Faktura' });
    await drawer.getByLabel('Företagets referens').fill('Eva Ek');
    await drawer.getByRole('button', { name: 'Godkänn underlaget' }).click();
    await drawer.getByRole('button', { name: 'Skicka fakturan' }).click();
    await office.getByRole('dialog').last().getByRole('button', { name: 'Skicka fakturan' }).click();
    // Waits for the row of the invoice, not for the button of its PDF, which shows the same number later.
    await expect(drawer.getByText(new RegExp(`Faktura \\d{8}, ${project.title}`))).toBeVisible();
    await mailTo(company.email, /Faktura \d{8}/);
    const { items } = await approver.api.ok('GET /admin/invoices', { query: { group: 'open', text: mark } });
    const invoice = await approver.api.ok('GET /admin/invoices/:id', { params: { id: items[0]?.id ?? '' } });
    ocr = invoice.ocr ?? '';
    // Two days at 10 000 kr with a commission of 20 %, and VAT of 25 %.
    expect(invoice.total_ore).toBe(kronor(30_000));
    await companys.goto('/CompanyInvoices');
    const [download] = await Promise.all([
      companys.waitForEvent('download'),
      companys
        .getByRole('button', { name: new RegExp(`Faktura.*${invoice.number}|${invoice.number}`) })
        .first()
        .click(),
    ]);
    const { texts } = await readPdf(await readFile(await download.path()));
    const said = texts.map(({ text }) => text.replace(/\s/g, ' '));
    for (const words of ['Godkänd för F-skatt', 'Eva Ek', ocr]) {
      expect(
        said.some((text) => text.includes(words)),
        words,
      ).toBe(true);
    }
  });

  await test.step('the bank’s file pays the invoice, and the same file again changes nothing', async () => {
    const bytes = aCamt([{ amount_ore: ore(3_000_000), booked_on: today, ocr, reference: `R${mark}` }]);
    await goByLink(office, '/AdminBank');
    const file = { name: 'camt.xml', mimeType: 'text/xml', buffer: Buffer.from(bytes) };
    for (const said of ['1 är registrerad på en faktura.', 'Inget var nytt.']) {
      await office.locator('input[type=file]').setInputFiles(file);
      await expect(office.getByText(said)).toBeVisible();
    }
    await goByLink(office, `/AdminInvoicingCompanies?tab=settled&text=${encodeURIComponent(mark)}`);
    await expect(row(office, project.title).getByText('Betald', { exact: true })).toBeVisible();
  });

  const bank = await newPerson({ as: sender });
  await test.step('one administrator approves the payouts and another sends them', async () => {
    await goByLink(office, '/AdminInvoicingTalents?tab=waiting');
    for (const { name } of [adam, sara]) {
      await row(office, name).getByRole('button', { name: 'Kontrollera rätten att arbeta' }).click();
      const dialog = office.getByRole('dialog');
      await dialog.getByLabel('Vad har du sett?').selectOption('sweden');
      await dialog.getByRole('button', { name: 'Spara' }).click();
      await expect(row(office, name)).toBeHidden();
    }
    await goByLink(office, '/AdminInvoicingTalents');
    await choose(office, [adam, sara]);
    await office.getByRole('button', { name: 'Godkänn 2 utbetalningar' }).click();
    await office.getByRole('dialog').getByRole('button', { name: 'Godkänn 2 utbetalningar' }).click();
    await expect(row(office, adam.name)).toBeHidden();
    await bank.goto('/AdminInvoicingTalents');
    await bank
      .getByRole('tab', { name: /Att skicka/ })
      .or(bank.getByRole('link', { name: /Att skicka/ }))
      .click();
    // The accounts are new, so an administrator must have confirmed them with the talents, for example by phone.
    for (const { name } of [adam, sara]) {
      await row(bank, name).getByRole('button', { name: 'Bekräfta kontot' }).click();
      await bank.getByRole('dialog').getByLabel('Hur frågade du?').fill('Vi ringde.');
      await bank.getByRole('dialog').getByRole('button', { name: 'Bekräfta kontot' }).click();
      await expect(bank.getByRole('dialog')).toBeHidden();
    }
    await choose(bank, [adam, sara]);
    await bank.getByRole('button', { name: 'Gör en fil av 2 utbetalningar' }).click();
    await bank.getByRole('dialog').getByLabel('Banken betalar').fill(addWorkingDays(today, 1));
    await bank.getByRole('dialog').getByRole('button', { name: 'Gör filen' }).click();
    await expect(bank.getByRole('dialog')).toBeHidden();
    await bank
      .getByRole('tab', { name: /Filer/ })
      .or(bank.getByRole('link', { name: /Filer/ }))
      .click();
    const [download] = await Promise.all([
      bank.waitForEvent('download'),
      bank
        .getByRole('button', { name: /Hämta filen/ })
        .first()
        .click(),
    ]);
    const xml = await readFile(await download.path(), 'utf8');
    for (const { name } of [adam, sara]) expect(xml).toContain(`<Nm>${name}</Nm>`);
    expect(xml).toContain('<NbOfTxs>2</NbOfTxs>');
    await bank.getByRole('button', { name: 'Markera som skickad' }).first().click();
    await bank.getByRole('dialog').getByRole('button', { name: 'Markera som skickad' }).click();
    await bank.getByRole('button', { name: 'Allt är framme' }).first().click();
    await bank.getByRole('dialog').getByRole('button', { name: 'Markera som utbetalt' }).click();
    await expect(bank.getByRole('dialog')).toBeHidden();
  });

  await test.step('the talent sees the payout, and the books show the same', async () => {
    const saras = await newPerson({ as: sara });
    await saras.goto('/TalentPayouts');
    await saras
      .getByRole('tab', { name: 'Utbetalda' })
      .or(saras.getByRole('link', { name: 'Utbetalda' }))
      .click();
    // The net wage for 10 000 kr.
    await expect(saras.getByText('5 327 kr').first()).toBeVisible();
    const { rows } = await server.services.pool.query<{ account: number; left: string }>(
      `select l.account, sum(l.amount_ore)::text as left from vouchers v join voucher_lines l on l.voucher_id = v.id
       where v.subject_id in (select id from invoices where project_id = $1)
         or v.subject_id in (select o.id from payouts o join charges g on g.id = o.charge_id where g.project_id = $1)
       group by l.account order by l.account`,
      [project.id],
    );
    // The bank pays on its next day. Until then the received money is there, and the wages and the contributions on
    // them are owed.
    expect(rows.map(({ account, left }) => [account, Number(left) / 100])).toEqual([
      [1510, 0],
      [1930, 30_000],
      [2611, -6_000],
      [2821, -2 * 7_609],
      [2940, -2 * 2_390],
      [3001, -24_000],
      [7010, 2 * 6_793.75],
      [7082, 2 * 815.25],
      [7510, 2 * 2_390],
    ]);
  });
});
