/**
 * Pushes on a telephone, as far as Chromium without a window goes. It has no push service, denies notifications, and
 * has nothing to tap: a double takes the subscription and the pushes, the browser's tools deliver them to the worker,
 * and the test keeps what the worker shows and taps it. Only a telephone shows the question about the permission, the
 * notification on the locked screen, and the app coming to the front.
 */
import type { Page } from '@playwright/test';
import { startPushService } from '#tests/api/talk/push-service.ts';
import { aProject, aRequest } from '#tests/factories/projects.ts';
import { anApprovedCompany } from './acts/accounts.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';
import { findings } from './walk/findings.ts';

type Given = ReturnType<Awaited<ReturnType<typeof startPushService>>['subscribe']>['body'];

/** Gives the pages of a browser a subscription of the double, where Chromium would ask its maker for one. */
const subscribesTo = (page: Page, given: Given) =>
  page.addInitScript(({ public_key, endpoint, p256dh, auth }) => {
    const bytes = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0)).buffer;
    const subscription = {
      endpoint,
      options: { applicationServerKey: bytes(public_key) },
      getKey: (name: string) => bytes(name === 'auth' ? auth : p256dh),
      unsubscribe: async () => localStorage.removeItem('a subscription of the double') ?? true,
    } as unknown as PushSubscription;
    let permission: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => {
      permission = 'granted';
      return permission;
    };
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem('a subscription of the double', 'yes');
      return subscription;
    };
    PushManager.prototype.getSubscription = async () =>
      localStorage.getItem('a subscription of the double') ? subscription : null;
  }, given);

/** Hands a push to the page's worker, as a push service does. */
async function deliver(page: Page, text: object): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((done) =>
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId, isDeleted } of registrations) if (!isDeleted) done(registrationId);
    }),
  );
  await tools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  await tools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(text) });
}

interface Shown {
  readonly title: string;
  readonly data: { readonly path: string };
  close(): void;
}
type KeepingWorker = Worker & { shown: Shown[]; registration: ServiceWorkerRegistration };

/** Lets the worker keep its notifications instead of showing them. */
const keepsShown = (page: Page) =>
  workerOf(page).evaluate(() => {
    const worker = globalThis as unknown as KeepingWorker;
    worker.shown = [];
    worker.registration.showNotification = async (title, { data } = {}) => {
      const close = () => {
        worker.shown = [];
      };
      worker.shown = [{ title, data, close }];
    };
  });

function workerOf(page: Page) {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('The page has no worker.');
  return worker;
}

const shownOn = (page: Page) =>
  workerOf(page).evaluate(() =>
    (globalThis as unknown as KeepingWorker).shown.map(({ title, data: { path } }) => ({ title, path })),
  );

/** Taps the only notification. */
const tap = (page: Page) =>
  workerOf(page).evaluate(() => {
    const worker = globalThis as unknown as KeepingWorker;
    const [notification] = worker.shown;
    worker.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => {} }));
  });

test('a request is pushed, tapped and answered', async ({ newPerson, server }) => {
  const [talent, company] = [await aTalentWithPicture(server, { first_name: 'Puss' }), await anApprovedCompany(server)];
  const service = await startPushService();
  const { public_key } = await talent.api.ok('GET /account/push');
  const device = service.subscribe(public_key);
  const page = await newPerson({ as: talent, installs: true });
  await subscribesTo(page, device.body);

  await page.goto('/TalentSettings#aviseringar');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const part = page.getByRole('region', { name: 'Aviseringar' });
  await part.getByRole('button', { name: 'Välj aviseringar' }).click();
  await part.getByRole('button', { name: 'Slå på' }).click();
  await expect(part.getByText('Aviseringar är på här.')).toBeVisible();
  await expect(part.getByText('Den här webbläsaren')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findings(page)).toEqual([]);
  }
  await part.getByRole('switch', { name: 'Tysta timmar' }).click();
  await expect(part.getByLabel('Tyst från')).toBeHidden();

  const project = await aProject(server, company, { step: 2 });
  const request = await aRequest(server, company, project.id, talent);
  await expect.poll(() => service.heardBy(device.at)).toHaveLength(1);
  const text = service.heardBy(device.at)[0]?.text ?? {};
  await keepsShown(page);
  await deliver(page, text);
  const path = `/TalentInterestDetails?id=${request.id}`;
  await expect.poll(() => shownOn(page)).toEqual([{ title: 'Ny förfrågan', path }]);

  await tap(page);
  await page.waitForURL(`**${path}`);
  await expect.poll(() => shownOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ja, jag är intresserad' }).click();
  await expect(page.getByText('Du har sagt ja, besked väntar')).toBeVisible();
  expect(service.problems).toEqual([]);
  service.stop();
});

test('a device is removed where its person sees it, and gets no more', async ({ newPerson, server }) => {
  const talent = await aTalentWithPicture(server);
  const service = await startPushService();
  const { public_key } = await talent.api.ok('GET /account/push');
  await talent.api.ok('POST /account/push/devices', { body: service.subscribe(public_key).body });
  const page = await newPerson({ as: talent });
  await page.goto('/TalentSettings#aviseringar');
  const part = page.getByRole('region', { name: 'Aviseringar' });
  await part.getByRole('button', { name: 'Välj aviseringar' }).click();
  await part.getByRole('button', { name: /^Ta bort/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ta bort enheten' }).click();
  await expect(part.getByRole('listitem')).toHaveCount(0);
  await expect.poll(async () => (await talent.api.ok('GET /account/push')).devices).toEqual([]);
  service.stop();
});
