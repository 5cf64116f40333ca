import { z } from 'zod';

const answer = z.object({ value: z.unknown() });
const failure = z.object({ error: z.string(), message: z.string() });
const session = z.object({ sessionId: z.string() });
const reference = z.record(z.string(), z.string());

/** An element on a page, as WebDriver refers to it. */
export type Reference = z.infer<typeof reference>;

/** A refusal of the driver, such as 'element click intercepted'. */
class DriverError extends Error {
  override name = 'DriverError';
}

const isReference = (value: unknown): value is Reference => reference.safeParse(value).success;
const idOf = (element: Reference): string => Object.values(element)[0] ?? '';

/** A browser driven over WebDriver (https://www.w3.org/TR/webdriver2/). */
export class WebDriver {
  readonly #address: string;

  private constructor(address: string) {
    this.#address = address;
  }

  /**
   * Opens a browser.
   * @param url address of the driver
   * @param options the options by which the driver starts the browser
   */
  static async open(url: string, options: Readonly<Record<string, unknown>>): Promise<WebDriver> {
    const made = await call('POST', `${url}/session`, { capabilities: { alwaysMatch: options } });
    return new WebDriver(`${url}/session/${session.parse(made).sessionId}`);
  }

  /** Gives the window a size in pixels. */
  async resize(width: number, height: number): Promise<void> {
    await this.#post('/window/rect', { x: 0, y: 0, width, height });
  }

  /** Loads a page and waits until it has loaded. */
  async load(url: string): Promise<void> {
    await this.#post('/url', { url });
  }

  async addCookie(cookie: Readonly<Record<string, unknown>>): Promise<void> {
    await this.#post('/cookie', { cookie });
  }

  /** Runs a function in the page. It sees nothing but its arguments, which may be elements. */
  run<Args extends unknown[]>(work: (...args: Args) => unknown, ...args: Args): Promise<unknown> {
    return this.#post('/execute/sync', { script: `return (${work}).apply(null, arguments)`, args });
  }

  /** The element that a function finds in the page; undefined if it finds none. */
  async find<Args extends unknown[]>(work: (...args: Args) => unknown, ...args: Args): Promise<Reference | undefined> {
    const found = await this.run(work, ...args);
    return isReference(found) ? found : undefined;
  }

  /** Presses the middle of an element. Fails if another element covers it. */
  async press(element: Reference): Promise<void> {
    await this.#post(`/element/${idOf(element)}/click`, {});
  }

  async empty(element: Reference): Promise<void> {
    await this.#post(`/element/${idOf(element)}/clear`, {});
  }

  /** Types a text into an element; into a field for files, the paths of the files. */
  async type(element: Reference, text: string): Promise<void> {
    await this.#post(`/element/${idOf(element)}/value`, { text });
  }

  /** A PNG of what the window shows. */
  async picture(): Promise<Buffer> {
    return Buffer.from(z.string().parse(await call('GET', `${this.#address}/screenshot`)), 'base64');
  }

  /** Closes the browser. */
  async close(): Promise<void> {
    await call('DELETE', this.#address);
  }

  #post(path: string, body: object): Promise<unknown> {
    return call('POST', this.#address + path, body);
  }
}

async function call(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = answer.parse(await response.json());
  if (response.ok) return value;
  const { error, message } = failure.parse(value);
  throw new DriverError(`${error}: ${message}`);
}
