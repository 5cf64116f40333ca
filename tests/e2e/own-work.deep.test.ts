/**
 * Requests and assignments are shown to their own talent only; another talent finds nothing, and everybody else is
 * redirected (spec, section 2).
 */
import type { Page } from '@playwright/test';
import { anAdmin } from '#tests/factories/people.ts';
import { aProject, aRequest, candidateOf } from '#tests/factories/projects.ts';
import { anApprovedCompany } from './acts/accounts.ts';
import { comeByLink } from './acts/going.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';
import { watchServed } from './walk/served-to.ts';
import { settle } from './walk/settle.ts';

const NOBODYS = '00000000-0000-4000-8000-000000000000';
const NOT_FOUND = [/status of 404 .*\/talent\/(?:requests|assignments)\//];
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const frame = (page: Page) => page.getByRole('navigation', { name: 'Huvudmeny', exact: true });

/** Loads the first address; opens later addresses as a link does. */
const come = (page: Page, path: string) => (page.url() === 'about:blank' ? page.goto(path) : comeByLink(page, path));

async function aWorld(server: Parameters<typeof anApprovedCompany>[0]) {
  const company = await anApprovedCompany(server, 'Hemliga Bolaget');
  const [own, other] = [await aTalentWithPicture(server), await aTalentWithPicture(server)];
  const { id: casting } = await aProject(server, company, { step: 2 });
  const { id: active } = await aProject(server, company, { step: 5, asked: [own] });
  return {
    company,
    own,
    other,
    request: (await aRequest(server, company, casting, own)).id,
    assignment: (await candidateOf(company, active, own)).id,
  };
}

test('a request is shown to its talent, and to nobody else', async ({ newPerson, server }) => {
  const { own, other, request } = await aWorld(server);
  const [page, nobodys] = [await newPerson({ as: own }), await newPerson()];
  const foreign = await newPerson({ as: other, expects: NOT_FOUND });
  const served = watchServed(nobodys, undefined);
  for (const screen of ['TalentRequestDetails', 'TalentInterestDetails']) {
    await page.goto(`/${screen}?id=${request}`);
    await expect(heading(page)).toHaveText('Ryttare');
    await expect(page.getByText('Hemliga Bolaget').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ja, jag är intresserad' })).toBeVisible();
    await expect(frame(page)).toBeVisible();
    await page.goto(`/${screen}`);
    await expect(page.getByText('Adressen är inte hel')).toBeVisible();
    const words: string[] = [];
    for (const id of [request, NOBODYS, 'inget-id']) {
      await foreign.goto(`/${screen}?id=${id}`);
      await expect(foreign.getByRole('alert')).toContainText('finns inte');
      await expect(foreign.getByText('Hemliga Bolaget')).toHaveCount(0);
      await settle(foreign);
      words.push(await foreign.getByRole('main').innerText());
    }
    expect(new Set(words).size).toBe(1);
    await come(nobodys, `/${screen}?id=${request}`);
    await expect(nobodys).toHaveURL(`/Login?return=${encodeURIComponent(`/${screen}?id=${request}`)}`);
    await expect(heading(nobodys)).toHaveText('Logga in');
  }
  expect(served()).toEqual([]);
});

test('an assignment is shown to its talent; others go to their own screen, to Login, or find nothing', async ({
  newPerson,
  server,
}) => {
  const { own, other, company, assignment } = await aWorld(server);
  const address = `/AssignmentDetails?id=${assignment}`;
  const page = await newPerson({ as: own });
  await page.goto(address);
  await expect(heading(page)).toHaveText('Ryttare');
  await expect(frame(page)).toBeVisible();

  const foreign = await newPerson({ as: other, expects: NOT_FOUND });
  await foreign.goto(address);
  await expect(foreign.getByRole('alert')).toContainText('finns inte');
  await expect(foreign.getByText('Hemliga Bolaget')).toHaveCount(0);

  const companys = await newPerson({ as: company });
  await companys.goto(address);
  await expect(companys).toHaveURL(`/CompanyBookings?id=${assignment}`);

  const nobodys = await newPerson();
  const served = watchServed(nobodys, undefined);
  await nobodys.goto(address);
  await expect(nobodys).toHaveURL(`/Login?return=${encodeURIComponent(address)}`);
  await expect(heading(nobodys)).toHaveText('Logga in');
  expect(served()).toEqual([]);
});

test('the addresses without a role lead each role to its own screen, and nobody to any data', async ({
  newPerson,
  server,
}) => {
  const ways = [
    [await aTalentWithPicture(server), ['/TalentDashboard', '/TalentAssignments', '/TalentRequestDetails']],
    [await anApprovedCompany(server), ['/CompanyDashboard', '/CompanyBookings', '/CompanyProjectAwaitingResponses']],
    [await anAdmin(server), ['/AdminDashboard', '/AdminProjects', '/AdminProjects']],
  ] as const;
  const addresses = ['/Dashboard', '/Bookings', '/RequestDetails'];
  for (const [person, targets] of ways) {
    const page = await newPerson({ as: person });
    for (const [index, address] of addresses.entries()) {
      await come(page, address);
      await expect(page).toHaveURL(targets[index] ?? '');
      await expect(heading(page)).toBeVisible();
    }
  }
  const nobodys = await newPerson();
  const served = watchServed(nobodys, undefined);
  for (const address of addresses) {
    await come(nobodys, address);
    await expect(nobodys).toHaveURL(`/Login?return=${encodeURIComponent(address)}`);
    await expect(heading(nobodys)).toHaveText('Logga in');
  }
  expect(served()).toEqual([]);
});
