import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isCodeMissing, reloadIfOutdated, watchTyping } from './outdated-page.ts';

class FakeField {
  isTyped = false;
  setAttribute() {
    this.isTyped = true;
  }
}

const missing = new TypeError('Failed to fetch dynamically imported module: https://medverka.example/assets/x.js');
const reload = vi.fn();
const location = { href: '', reload };
let fields: FakeField[];
let type: (event: { target: FakeField }) => void;
// The files of one worker share their globals, and a module that is loaded later would find these.
afterEach(() => {
  vi.unstubAllGlobals();
});
beforeEach(() => {
  vi.clearAllMocks();
  fields = [];
  location.href = 'https://medverka.example/Login';
  vi.stubGlobal('document', {
    addEventListener: (_name: string, listener: typeof type) => {
      type = listener;
    },
    querySelector: () => fields.find(({ isTyped }) => isTyped) ?? null,
  });
  vi.stubGlobal('window', { location });
  vi.stubGlobal('sessionStorage', {});
  vi.stubGlobal('navigator', { onLine: true });
  watchTyping();
});

it('a page whose code is missing reloads itself once for each address', () => {
  reloadIfOutdated(missing);
  reloadIfOutdated(missing);
  expect(reload).toHaveBeenCalledTimes(1);
  location.href = 'https://medverka.example/TalentBookings';
  reloadIfOutdated(missing);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('a page stays while it holds typed text', () => {
  const [filled, typed] = [new FakeField(), new FakeField()];
  fields = [filled, typed];
  type({ target: typed });
  reloadIfOutdated(missing);
  expect(reload).not.toHaveBeenCalled();
  // Another screen does not have the field with typed text.
  fields = [filled];
  reloadIfOutdated(missing);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('a page stays without a network, and after other errors', () => {
  reloadIfOutdated(new TypeError("Cannot read properties of undefined (reading 'load')"));
  vi.stubGlobal('navigator', { onLine: false });
  reloadIfOutdated(missing);
  expect(reload).not.toHaveBeenCalled();
});

it('each browser’s words for missing code are known', () => {
  for (const words of [
    'Failed to fetch dynamically imported module: https://medverka.example/assets/x.js',
    'error loading dynamically imported module: https://medverka.example/assets/x.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/x.css',
  ])
    expect(isCodeMissing(new TypeError(words))).toBe(true);
});
