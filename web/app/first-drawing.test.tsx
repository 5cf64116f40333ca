import { renderToString } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Session } from '#contract/accounts/account.ts';
import { aStorage, vera } from '#tests/support/fake-tab.ts';
import { prerenderScreens } from '#web/prerender-screens.tsx';

/** The HTML of the prerendered screens, by name of the screen. */
let documents: Readonly<Record<string, string>> = {};

beforeAll(async () => {
  documents = await prerenderScreens();
});

interface Visit {
  /** Values that earlier visits have left in local storage. */
  readonly stored?: Readonly<Record<string, string>>;
  /** The query of the address. */
  readonly question?: string;
  /** The state of the browser's history entry. */
  readonly state?: unknown;
  /** The server's answer about the session, before the first render. */
  readonly answer?: Session | null;
  /** True if a toast was shown before the first render. */
  readonly hasToast?: boolean;
}

/**
 * The first render of these screens in a new page of a browser. To hydrate a document, React must get the same result
 * as in the prerendering. So if the result here is the same for every state of the browser, it fits the document.
 */
async function firstDrawings(names: readonly string[], { stored = {}, question = '', state, answer, hasToast }: Visit) {
  const emitter = { addEventListener: () => {}, removeEventListener: () => {} };
  const dataset = { theme: stored.theme };
  vi.stubGlobal('localStorage', aStorage(stored));
  vi.stubGlobal('location', new URL(question, 'https://medverka.example/'));
  vi.stubGlobal('history', { state });
  vi.stubGlobal('window', { ...emitter, location });
  vi.stubGlobal('document', { ...emitter, documentElement: { dataset }, querySelector: () => null });
  vi.resetModules();
  const { App } = await import('./app.tsx');
  const { screenOf } = await import('./screen-files.ts');
  const { acceptSession } = await import('#web/features/accounts/session/session-store.ts');
  const { showToast } = await import('#web/ui/overlay/toast-store.ts');
  await Promise.all(names.map((name) => screenOf(name)?.fetch()));
  if (answer !== undefined) acceptSession(answer);
  if (hasToast) showToast('Du är offline.');
  return Object.fromEntries(
    names.map((name) => {
      location.pathname = `/${name}`;
      return [name, renderToString(<App />)];
    }),
  );
}

const recordOf = (role: Session['role']) => JSON.stringify({ role, data: { id: role, is_registered: true } });
const VISITS: Readonly<Record<string, Visit>> = {
  ...Object.fromEntries(
    (['talent', 'company', 'admin'] as const).flatMap((role) => {
      const stored = { 'medverka.session': recordOf(role) };
      const answer = { ...vera, role, data: { id: role } };
      return [
        [`a ${role} with a stored record`, { stored }],
        [`a ${role} of whom the server has told already`, { answer }],
        [`a ${role} whose session has ended since, as the server has told already`, { stored, answer: null }],
      ];
    }),
  ),
  'a browser that keeps an address and a theme': { stored: { rememberedEmail: 'vera@example.com', theme: 'dark' } },
  'a way back': { question: '?return=%2FTalentRequests' },
  'the end of a sign-in at a provider': { question: '?social=done' },
  'a refusal at a provider': { question: '?social=social_cancelled' },
  'a second factor to be asked for': { question: '?social=second-factor' },
  'a screen that led here': { state: { email: 'vera@example.com', is_confirmed: true, is_password_changed: true } },
  'something said in passing': { hasToast: true },
};

it.each(Object.entries(VISITS))(
  'the first render equals the document for every prerendered screen: %s',
  async (_who, visit) => {
    expect(documents.Login).toContain('<form');
    expect(await firstDrawings(Object.keys(documents), visit)).toEqual(documents);
  },
);
