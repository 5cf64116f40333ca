import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { failureOf, QueryFrame } from './query-frame.tsx';
import { WayBackProvider } from './way-back.ts';

const drawn = (data: readonly string[] | undefined, error: unknown) =>
  renderToStaticMarkup(
    <QueryFrame
      query={{ data, error, errorUpdateCount: 0, isFetching: false, refetch: () => {} }}
      isEmpty={(items) => items.length === 0}
      empty="Här är tomt"
    >
      {(items) => items.join()}
    </QueryFrame>,
  );

test('a failure is shown with a retry, and not as an empty list (S-261, U-04)', () => {
  const failed = drawn(undefined, new Error('broken'));
  expect(failed).toContain('role="alert"');
  expect(failed).toContain('Försök igen');
  expect(failed).not.toContain('Här är tomt');
  expect(drawn([], null)).toBe('Här är tomt');
  expect(drawn(undefined, null)).toContain('Laddar...');
});

test('a missing object leads to its list without a retry, and a query without a session only says that it waits', () => {
  const gone = new Error('gone');
  const signedOut = new Error('signed out');
  const withWayBack = (error: Error) =>
    renderToStaticMarkup(
      <WayBackProvider
        value={{
          list: { to: '/List', label: 'Till listan' },
          isGone: (one) => one === gone,
          waitsForSession: (one) => one === signedOut,
          keptDateOf: () => undefined,
        }}
      >
        <QueryFrame query={{ data: undefined, error, errorUpdateCount: 0, isFetching: false, refetch: () => {} }}>
          {() => null}
        </QueryFrame>
      </WayBackProvider>,
    );
  expect(withWayBack(gone)).toMatch(/href="\/List".*Till listan/);
  expect(withWayBack(gone)).not.toContain('Försök igen</span>');
  expect(withWayBack(new Error('broken'))).toContain('Försök igen</span>');
  expect(withWayBack(signedOut)).toContain('Visas när du har loggat in igen.');
  expect(withWayBack(signedOut)).not.toContain('role="alert"');
});

test('earlier data stays on the screen beside the failure of a refetch', () => {
  const both = drawn(['Anna', 'Bo'], new Error('broken'));
  expect(both).toContain('Försök igen');
  expect(both).toContain('Anna,Bo');
});

test('a failure stays during its retry, and is cleared for a query without failures', () => {
  const last = new Error('gone');
  expect(failureOf({ data: undefined, error: null, errorUpdateCount: 1 }, last)).toBe(last);
  expect(failureOf({ data: undefined, error: null, errorUpdateCount: 0 }, last)).toBeNull();
  expect(failureOf({ data: [], error: null, errorUpdateCount: 1 }, last)).toBeNull();
});

test('without a network a query says that it comes later, never that there is nothing', () => {
  const query = { data: undefined, error: null, errorUpdateCount: 0, isFetching: false, isPaused: true };
  const later = renderToStaticMarkup(
    <QueryFrame query={{ ...query, refetch: () => {} }} isEmpty={() => true} empty="Här är tomt">
      {() => null}
    </QueryFrame>,
  );
  expect(later).toContain('Visas när du är uppkopplad igen.');
  expect(later).not.toContain('Här är tomt');
});

test('data that the phone had kept, or that wait for the network to be fetched again, show their age', () => {
  const query = { error: null, errorUpdateCount: 0, isFetching: false, refetch: () => {} };
  const kept = ['Anna'];
  const wayBack = { list: undefined, isGone: () => false, waitsForSession: () => false };
  const drawnWith = (data: readonly string[], isPaused: boolean) =>
    renderToStaticMarkup(
      <WayBackProvider value={{ ...wayBack, keptDateOf: (one) => (one === kept ? '2026-11-30T07:12:00Z' : undefined) }}>
        <QueryFrame query={{ ...query, data, isPaused, dataUpdatedAt: Date.parse('2026-11-29T19:00:00Z') }}>
          {(names) => names.join()}
        </QueryFrame>
      </WayBackProvider>,
    );
  expect(drawnWith(kept, false)).toContain('Hämtat <time dateTime="2026-11-30T07:12:00Z"');
  expect(drawnWith(['Bo'], true)).toContain('Hämtat <time dateTime="2026-11-29T19:00:00.000Z"');
  expect(drawnWith(['Bo'], false)).toBe('Bo');
});
