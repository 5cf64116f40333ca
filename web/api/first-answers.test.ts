import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clock } from '#web/ui/text/clock.ts';
import { FIRST_ANSWERS_KEPT_MS } from './first-answers.ts';

const ADDRESS = '/api/v1/talent/requests?page=1';
const CALL = ['GET /talent/requests', { query: { page: 1 } }];

/** An element of the document with an answer. */
class Element {
  isThere = true;
  readonly textContent: string;
  readonly #attributes: Record<string, string>;
  constructor(call: unknown, answer: unknown, etag?: string) {
    this.#attributes = { 'data-call': JSON.stringify(call), ...(etag && { 'data-etag': etag }) };
    this.textContent = JSON.stringify(answer);
  }
  getAttribute = (name: string) => this.#attributes[name] ?? null;
  remove = () => {
    this.isThere = false;
  };
}

let elements: Element[];
let sent: [address: string, etag: string | null][];

async function aDocument(...carried: Element[]) {
  elements = carried;
  vi.stubGlobal('document', { querySelectorAll: () => elements.filter(({ isThere }) => isThere) });
  vi.resetModules();
  const { api, forgetAnswers } = await import('./client.ts');
  const answers = await import('./first-answers.ts');
  return {
    api: (page: number) => api('GET /talent/requests', { query: { page } } as never),
    forgetAnswers,
    ...answers,
  };
}

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (address: string, { headers }: { headers: Record<string, string> }) => {
    sent.push([address, headers['if-none-match'] ?? null]);
    return Response.json('from the server');
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a call takes its answer from the document once, and then asks the server', async () => {
  const { api, firstCalls } = await aDocument(new Element(CALL, 'of the document', '"1"'));
  expect(firstCalls()).toEqual([CALL]);
  expect(await api(1)).toBe('of the document');
  expect(elements[0]?.isThere).toBe(false);
  expect(sent).toEqual([]);
  expect(await api(1)).toBe('from the server');
  expect(sent).toEqual([[ADDRESS, '"1"']]);
});

it('a call with other arguments is no call of the document', async () => {
  const { api } = await aDocument(new Element(CALL, 'of the document'));
  expect(await api(2)).toBe('from the server');
  expect(elements[0]?.isThere).toBe(true);
});

it('a page that is shown again later uses none of the answers of its document', async () => {
  const { api } = await aDocument(new Element(CALL, 'of the document'));
  vi.spyOn(clock, 'now').mockReturnValue(new Date(performance.timeOrigin + FIRST_ANSWERS_KEPT_MS + 1));
  vi.spyOn(performance, 'now').mockReturnValue(FIRST_ANSWERS_KEPT_MS + 1);
  expect(await api(1)).toBe('from the server');
  expect(elements[0]?.isThere).toBe(false);
});

it('the answers of the document are forgotten together with all others', async () => {
  const { api, forgetAnswers, firstCalls } = await aDocument(new Element(CALL, 'of the document'));
  forgetAnswers();
  expect(elements[0]?.isThere).toBe(false);
  expect(firstCalls()).toEqual([]);
  expect(await api(1)).toBe('from the server');
});
