import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeSend, type PendingCommand } from './send-command.ts';

let client: QueryClient;
let asked: string[];
let calls: string[];
let reply: { readonly status: number; readonly body: object };
let pending: PendingCommand | undefined;
let error: unknown;
let ends: (() => void)[];

function show(queryKey: readonly unknown[]) {
  const queryFn = () => asked.push(String(queryKey[0]));
  ends.push(new QueryObserver(client, { queryKey, queryFn, staleTime: Number.POSITIVE_INFINITY }).subscribe(() => {}));
}
const sender = () =>
  makeSend(client, {
    onPending: (next) => {
      pending = next;
    },
    onError: (next) => {
      error = next;
    },
  });

beforeEach(async () => {
  [client, asked, calls, pending, error, ends] = [new QueryClient(), [], [], undefined, undefined, []];
  vi.stubGlobal('fetch', (address: string, { method }: { method: string }) => {
    calls.push(`${method} ${address}`);
    return Promise.resolve(Response.json(reply.body, { status: reply.status }));
  });
  show(['GET /shortlists', { query: { page: 1 } }]);
  show(['GET /notifications', { query: { page: 1 } }]);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  asked = [];
  reply = { status: 200, body: { id: 'l' } };
});
afterEach(() => {
  for (const end of ends) end();
  vi.unstubAllGlobals();
});

const LIST = { params: { id: 'l' }, body: { name: 'Ryttare' } };

test('a command resolves after its affected answers, and no others, are fetched again', async () => {
  const done = sender()('PATCH /shortlists/:id', LIST);
  expect(pending).toMatchObject({ name: 'PATCH /shortlists/:id', args: LIST });
  await expect(done).resolves.toEqual({ id: 'l' });
  expect([asked, pending, error]).toEqual([['GET /shortlists'], undefined, undefined]);
});

test('a command’s answer that equals a GET route’s is shown without fetching it', async () => {
  show(['GET /talent/profile']);
  show(['GET /projects/:id', { params: { id: 'p' } }]);
  show(['GET /projects/:id', { params: { id: 'q' } }]);
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  asked = [];
  await sender()('PATCH /talent/profile', { body: { is_paused: true } });
  await sender()('POST /projects/:id/complete', { params: { id: 'p' } });
  expect(client.getQueryData(['GET /projects/:id', { params: { id: 'p' } }])).toEqual({ id: 'l' });
  expect(client.getQueryData(['GET /talent/profile'])).toEqual({ id: 'l' });
  expect(asked).toEqual(['GET /projects/:id']);
});

test('a GET under way does not put old data back on the screen after a command', async () => {
  const key = ['GET /projects/:id', { params: { id: 'p' } }];
  const old = Promise.withResolvers<object>();
  ends.push(new QueryObserver(client, { queryKey: key, queryFn: () => old.promise }).subscribe(() => {}));
  await sender()('POST /projects/:id/complete', { params: { id: 'p' } });
  old.resolve({ id: 'before' });
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  expect(client.getQueryData(key)).toEqual({ id: 'l' });
});

test('a second press during a command returns the first one’s answer; another command is sent', async () => {
  const send = sender();
  const [first, second] = [send('PATCH /shortlists/:id', LIST), send('PATCH /shortlists/:id', LIST)];
  expect(second).toBe(first);
  await first;
  const third = send('PATCH /shortlists/:id', LIST);
  await third;
  expect(calls).toEqual(['PATCH /api/v1/shortlists/l', 'PATCH /api/v1/shortlists/l']);
});

/**
 * Holds every call back.
 * @returns a function that waits for the call with a number (from 0), and resolves to a function that answers it
 */
function hold(): (nth: number) => Promise<(status?: number) => void> {
  const come = Array.from({ length: 4 }, () => Promise.withResolvers<(status?: number) => void>());
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const gate = Promise.withResolvers<number | undefined>();
    come[calls.push(`${address} ${body}`) - 1]?.resolve(gate.resolve);
    const status = (await gate.promise) ?? 200;
    const error = { code: 'changed_meanwhile', message: 'Ändrat.' };
    return Response.json(status === 200 ? {} : { error }, { status });
  });
  return (nth) => (come[nth] as (typeof come)[number]).promise;
}
const named = (name: string) => ({ params: { id: 'l' }, body: { name } });

test('commands about one kind of object are sent one after another, also from two places and after a refusal; other commands do not wait', async () => {
  const held = hold();
  const [here, there] = [sender(), sender()];
  const [yes, no] = [here('PATCH /shortlists/:id', named('Ja')), there('PATCH /shortlists/:id', named('Nej'))];
  // This press is not merged with the first press on 'Ja': 'Nej' has been pressed in between.
  const again = here('PATCH /shortlists/:id', named('Ja'));
  const letYes = await held(0);
  const other = there('PATCH /saved-searches/:id', { params: { id: 's' }, body: { name: 'Andra' } });
  const letOther = await held(1);
  letYes(409);
  await expect(yes).rejects.toMatchObject({ code: 'changed_meanwhile' });
  for (const nth of [2, 3]) (await held(nth))();
  letOther();
  await Promise.all([no, again, other]);
  expect(calls.map((call) => call.split('/').at(-1))).toEqual([
    'l {"name":"Ja"}',
    's {"name":"Andra"}',
    'l {"name":"Nej"}',
    'l {"name":"Ja"}',
  ]);
});

test('a command that only records a view blocks no other', async () => {
  const held = hold();
  const send = sender();
  const [token, person_id] = ['t', 'p'];
  const looked = send('POST /client-presentations/look', { body: { token, person_id } });
  const voted = send('POST /client-presentations/vote', { body: { token, person_id, vote: 'yes' } });
  (await held(1))();
  await voted;
  (await held(0))();
  await looked;
});

test('uploads are sent in parallel', async () => {
  const held = hold();
  const send = sender();
  const sent = ['a', 'b'].map((bytes) => send('POST /talent/media', { file: new Blob([bytes]) }));
  for (const letThrough of await Promise.all([held(0), held(1)])) letThrough();
  await Promise.all(sent);
});

test('an unanswered command delays the next by half a minute', async () => {
  vi.useFakeTimers();
  try {
    const held = hold();
    const send = sender();
    void send('PATCH /shortlists/:id', named('A'));
    const next = send('PATCH /shortlists/:id', named('B'));
    const last = send('PATCH /shortlists/:id', named('C'));
    await vi.advanceTimersByTimeAsync(29_000);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(calls).toHaveLength(2);
    (await held(1))();
    await next;
    (await held(2))();
    await last;
  } finally {
    vi.useRealTimers();
  }
});

test('a refusal is kept until the next command, and the data on the screen is fetched again', async () => {
  const send = sender();
  const refusal = { code: 'shortlist_name_used', message: 'Namnet används.', fields: { name: 'Används.' } };
  reply = { status: 409, body: { error: refusal } };
  const refused = send('PATCH /shortlists/:id', LIST);
  await expect(refused).rejects.toMatchObject({ code: 'shortlist_name_used' });
  expect(error).toMatchObject({ fields: { name: 'Används.' } });
  await vi.waitFor(() => expect(asked).toEqual(['GET /shortlists']));
  reply = { status: 200, body: {} };
  const next = send('PATCH /shortlists/:id', LIST);
  expect([error, pending !== undefined]).toEqual([undefined, true]);
  await next;
});
