/** The answers that the document of a signed-in account carries: those that its screen asks for first. */
import { addressOf, FIRST_CALL, FIRST_ETAG, type ReadArgs } from '#contract/kernel/read-call.ts';
import { pageAge } from './page-age.ts';

/**
 * Age of the page in ms after which the answers of its document are no longer used. A phone with one bar of 3G needs ten
 * seconds for the scripts.
 */
export const FIRST_ANSWERS_KEPT_MS = 15_000;

/** A call as the key of a query: the route, and its arguments if there are any. */
export type CallKey = readonly [name: string, args?: ReadArgs];

interface FirstAnswer {
  readonly answer: unknown;
  readonly etag: string | undefined;
}

let waiting: Map<string, Element> | undefined;

const keyOf = (element: Element): CallKey => JSON.parse(element.getAttribute(FIRST_CALL) ?? '[""]');

/** The elements with answers that nobody has taken, by the address of their call. */
function elements(): Map<string, Element> {
  const found = globalThis.document?.querySelectorAll?.(`script[${FIRST_CALL}]`) ?? [];
  waiting ??= new Map(
    Array.from(found, (element) => {
      const [name, args] = keyOf(element);
      return [addressOf(name.slice(name.indexOf(' ') + 1), args), element];
    }),
  );
  return waiting;
}

/** The calls whose answers the document carries and nobody has taken. */
export const firstCalls = (): CallKey[] => [...elements().values()].map(keyOf);

/** Removes the answers from the document, without using them. */
export function forgetFirstAnswers(): void {
  for (const element of elements().values()) element.remove();
  elements().clear();
}

/**
 * Takes the document's answer to a call out of the document; undefined if it carries none. Each answer is given once:
 * whoever asks again wants to know what holds now. A page that the browser shows again after a time has old answers, and
 * gives none.
 */
export function takeFirstAnswer(address: string): FirstAnswer | undefined {
  if (elements().size === 0) return undefined;
  if (pageAge() > FIRST_ANSWERS_KEPT_MS) forgetFirstAnswers();
  const element = elements().get(address);
  if (!element) return undefined;
  elements().delete(address);
  element.remove();
  return { answer: JSON.parse(element.textContent), etag: element.getAttribute(FIRST_ETAG) ?? undefined };
}
