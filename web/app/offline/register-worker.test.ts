import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerWorker } from './register-worker.ts';

class FakeWorker extends EventTarget {
  readonly heard: unknown[] = [];
  postMessage(message: unknown) {
    this.heard.push(message);
  }
}

let registration: EventTarget & { active: FakeWorker | null; waiting?: FakeWorker; installing?: FakeWorker };
let page: EventTarget & { hidden: boolean; querySelector: (selector: string) => unknown };
let isTyped: boolean;
let manifest: string;
// The files of one worker share their globals, and a module that is loaded later would find these.
afterEach(() => {
  vi.unstubAllGlobals();
});
beforeEach(() => {
  isTyped = false;
  registration = Object.assign(new EventTarget(), { active: new FakeWorker(), update: async () => undefined });
  const link = {
    setAttribute: (_name: string, value: string) => {
      manifest = value;
    },
  };
  page = Object.assign(new EventTarget(), {
    hidden: false,
    querySelector: (selector: string) => (selector === '[data-typed]' ? (isTyped ? {} : null) : link),
  });
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', {
    serviceWorker: Object.assign(new EventTarget(), {
      register: async () => registration,
      getRegistration: async () => registration,
      ready: Promise.resolve(registration),
    }),
  });
});

const TAKE_OVER = { kind: 'take_over' };

/** A new version has been fetched, and waits beside the former one. */
function install(): FakeWorker {
  const worker = new FakeWorker();
  registration.installing = worker;
  registration.dispatchEvent(new Event('updatefound'));
  registration.waiting = worker;
  worker.dispatchEvent(new Event('statechange'));
  return worker;
}

it('a new version takes over at once while nothing is typed', async () => {
  await registerWorker('talent');
  expect(install().heard).toEqual([TAKE_OVER]);
});

it('a new version waits while something is typed, and takes over when it is gone or at the next opening', async () => {
  await registerWorker('talent');
  isTyped = true;
  const worker = install();
  page.dispatchEvent(new Event('visibilitychange'));
  expect(worker.heard).toEqual([]);
  isTyped = false;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(worker.heard).toEqual([TAKE_OVER]);
  await registerWorker('talent');
  expect(worker.heard).toEqual([TAKE_OVER, TAKE_OVER]);
});

it('the first worker is asked for the files of the role, and the page names the manifest of the role', async () => {
  expect(await registerWorker('company')).toBe(true);
  expect(registration.active?.heard).toEqual([{ kind: 'keep_screens', role: 'company' }]);
  expect(manifest).toBe('/company.webmanifest');
});

it('a browser that refuses workers goes on without one', async () => {
  vi.stubGlobal('navigator', {
    serviceWorker: { register: () => Promise.reject(new Error('no')), getRegistration: async () => undefined },
  });
  expect(await registerWorker('talent')).toBe(false);
});
