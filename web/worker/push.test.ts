import { expect, test, vi } from 'vitest';
import { openPath, readPush } from './push.ts';

const ORIGIN = 'https://medverka.example';
const DASHBOARD = '/Dashboard';

test('a push says its title, its path and what it replaces', () => {
  const pushed = { title: 'Ny förfrågan', path: '/TalentInterestDetails?id=1', tag: 'a' };
  expect(readPush(JSON.stringify(pushed), ORIGIN)).toEqual(pushed);
});

test.each(['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)', ''])(
  'the path %s is of no page of this site, and the dashboard is opened instead',
  (path) => expect(readPush(JSON.stringify({ title: 'Hej', path, tag: 'a' }), ORIGIN).path).toBe(DASHBOARD),
);

test.each([undefined, '', 'null', '{}', '[', '{"title":1,"path":"/","tag":"a"}'])(
  'a push that says %s is shown all the same',
  (text) => expect(readPush(text, ORIGIN)).toMatchObject({ title: 'Nytt i Medverka', path: DASHBOARD }),
);

/** A worker with open pages; `goes` names those that go to a path by themselves. */
function aWorker(pages: readonly { readonly at: string; readonly goes?: boolean }[]) {
  const acts: string[] = [];
  const opened = pages.map(({ at, goes = true }) => {
    const page = {
      url: ORIGIN + at,
      focus: async () => {
        acts.push(`focus ${at}`);
        return page;
      },
      postMessage: ({ path }: { path: string }, [port]: MessagePort[]) => {
        acts.push(`${at} to ${path}`);
        if (goes) port?.postMessage('gone');
      },
    };
    return page;
  });
  const clients = {
    matchAll: async () => opened,
    openWindow: async (href: string) => void acts.push(`open ${href}`),
  };
  return { worker: { clients, location: { origin: ORIGIN } } as never, acts };
}

test('a page that shows the path comes to the front', async () => {
  const { worker, acts } = aWorker([{ at: '/TalentHelp' }, { at: '/TalentRequests' }]);
  await openPath(worker, '/TalentRequests');
  expect(acts).toEqual(['focus /TalentRequests']);
});

test('another open page comes to the front and goes to the path by itself', async () => {
  const { worker, acts } = aWorker([{ at: '/TalentHelp' }]);
  await openPath(worker, '/TalentRequests');
  expect(acts).toEqual(['focus /TalentHelp', '/TalentHelp to /TalentRequests']);
});

test('without an open page a new one is opened', async () => {
  const { worker, acts } = aWorker([]);
  await openPath(worker, '/TalentRequests');
  expect(acts).toEqual([`open ${ORIGIN}/TalentRequests`]);
});

test('a page of an earlier version that does not answer is left, and a new one is opened', async () => {
  vi.useFakeTimers();
  try {
    const { worker, acts } = aWorker([{ at: '/TalentHelp', goes: false }]);
    const opening = openPath(worker, '/TalentRequests');
    await vi.advanceTimersByTimeAsync(1_000);
    await opening;
    expect(acts.at(-1)).toBe(`open ${ORIGIN}/TalentRequests`);
  } finally {
    vi.useRealTimers();
  }
});
