import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveListeners } from './live.ts';
import { ANSWER_WITHIN_MS, shareLive } from './share-live.ts';

interface Connection extends LiveListeners {
  readonly tab: Tab;
}

let connections: Connection[];
let name: string;
let tabs: Tab[];

/** A tab of a browser; all tabs share Node's locks and channels in place of the browser's. */
class Tab {
  readonly heard: unknown[] = [];
  readonly page = new EventTarget();
  readonly leave: () => void;
  constructor() {
    vi.stubGlobal('document', this.page);
    vi.stubGlobal('window', this.page);
    this.leave = shareLive({
      name,
      connect: (listeners) => {
        const connection = { tab: this, ...listeners };
        connections.push(connection);
        return () => {
          connections = connections.filter((one) => one !== connection);
        };
      },
      onChanged: (changes) => this.heard.push(changes),
      onOpened: (isFirst) => this.heard.push(isFirst ? 'opened first' : 'opened'),
    });
    tabs.push(this);
  }
}
const leading = () => connections.map(({ tab }) => tabs.indexOf(tab));
const leads = (index: number) => vi.waitFor(() => expect(leading()).toEqual([index]));

beforeEach(() => {
  connections = [];
  tabs = [];
  name = `live ${crypto.randomUUID()}`;
});
afterEach(() => {
  for (const tab of tabs) tab.leave();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('one tab holds the connection and passes changes on; when it ends another tab takes over', async () => {
  const [first, second, third] = [new Tab(), new Tab(), new Tab()];
  await leads(0);
  connections[0]?.onOpened(true);
  connections[0]?.onChanged({ notice: null });
  await vi.waitFor(() => {
    for (const tab of [second, third]) expect(tab.heard.slice(1)).toEqual([{ notice: null }]);
  });
  // The server reports the missed changes only for the first tab, which has asked.
  expect(first.heard).toEqual([{ notice: null }]);
  first.leave();
  await leads(1);
  connections[0]?.onOpened(false);
  await vi.waitFor(() => expect(third.heard.at(-1)).toBe('opened'));
  // Between the two connections no tab has received changes.
  expect(second.heard.at(-1)).toBe('opened');
  expect(first.heard).toHaveLength(1);
});

test('a tab fetches nothing again at its first connection, and everything at later ones', async () => {
  const tab = new Tab();
  await leads(0);
  const [connection] = connections;
  // A connection counts as the first until one has opened, even after several tries.
  expect(connection?.unheardMs()).toBeGreaterThan(0);
  expect(connection?.unheardMs()).toBeGreaterThan(0);
  connection?.onOpened(true);
  expect(tab.heard).toEqual([]);
  expect(connection?.unheardMs()).toBe(0);
  connection?.onOpened(false);
  expect(tab.heard).toEqual(['opened']);
  tab.page.dispatchEvent(new Event('freeze'));
  tab.page.dispatchEvent(new Event('resume'));
  await leads(0);
  expect(connections[0]).not.toBe(connection);
  expect(connections[0]?.unheardMs()).toBe(0);
});

test('a tab whose first request took too long is told that it may have missed changes since it began', async () => {
  const tab = new Tab();
  await leads(0);
  connections[0]?.onOpened(false);
  expect(tab.heard).toEqual(['opened first']);
  expect(connections[0]?.unheardMs()).toBe(0);
});

test('a tab that followed another fetches everything again when it takes the lead', async () => {
  const [first, second] = [new Tab(), new Tab()];
  await leads(0);
  connections[0]?.onOpened(true);
  await vi.waitFor(() => expect(second.heard).toHaveLength(1));
  first.leave();
  await leads(1);
  expect(connections[0]?.unheardMs()).toBe(0);
});

test('the leading tab’s missed changes are reported, and the other tabs, which may be older, fetch everything again', async () => {
  const [first, second] = [new Tab(), new Tab()];
  await leads(0);
  connections[0]?.onOpened(true);
  await vi.waitFor(() => expect(second.heard).toEqual(['opened']));
  expect(first.heard).toEqual([]);
});

test('a tab that the browser freezes gives up the lead, and waits for it again after waking', async () => {
  const [first, second] = [new Tab(), new Tab()];
  await leads(0);
  first.page.dispatchEvent(new Event('freeze'));
  await leads(1);
  first.page.dispatchEvent(new Event('resume'));
  expect(first.heard).toEqual(['opened']);
  second.leave();
  await leads(0);
});

test('a tab that does not answer loses the lead', async () => {
  // Another tab that is frozen: it holds the lock and does not answer.
  const taken = navigator.locks.request(name, () => new Promise(() => {})).catch(() => 'taken');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  new Tab();
  await vi.advanceTimersByTimeAsync(ANSWER_WITHIN_MS - 1);
  expect(leading()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await expect(taken).resolves.toBe('taken');
  vi.useRealTimers();
  await leads(0);
});

test('another account has a connection of its own', async () => {
  new Tab();
  await leads(0);
  name = `${name} of another`;
  new Tab();
  await vi.waitFor(() => expect(leading()).toEqual([0, 1]));
});

test('without locks each tab has a connection of its own', async () => {
  vi.stubGlobal('navigator', {});
  const [first, second] = [new Tab(), new Tab()];
  expect(leading()).toEqual([0, 1]);
  connections[0]?.onOpened(true);
  connections[0]?.onOpened(false);
  connections[1]?.onChanged({ notice: null });
  expect([first.heard, second.heard]).toEqual([['opened'], [{ notice: null }]]);
  first.leave();
  second.leave();
  expect(leading()).toEqual([]);
});
