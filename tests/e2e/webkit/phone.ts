import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Reference, WebDriver } from '#tests/support/web-driver.ts';
import {
  bringUp,
  type Called,
  findCalled,
  findOption,
  readAddress,
  readExcessWidth,
  readValue,
  showsText,
} from './on-page.ts';

/** The longest time in ms until something is on the screen. */
const PATIENCE_MS = 30_000;

const ESCAPE = '\uE00C';

/** Words that a name or a text consists of, or a pattern that it matches. */
type Words = string | RegExp;
const sourceOf = (words: Words) =>
  typeof words === 'string' ? `^${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$` : words.source;

/** A browser of the size of a phone, used by the words on its screen. Every act waits until it can be done. */
export class Phone {
  readonly #driver: WebDriver;
  readonly #url: string;
  readonly #folder = mkdtempSync(join(tmpdir(), 'medverka-phone-'));

  /** @param url address of the server */
  constructor(driver: WebDriver, url: string) {
    this.#driver = driver;
    this.#url = url;
  }

  /** Signs in by a cookie, before the first page. */
  async signIn(cookie: string): Promise<void> {
    const [name, value] = cookie.split('=', 2);
    // A cookie can be set only on a page of its host.
    await this.#driver.load(`${this.#url}/mark.svg`);
    await this.#driver.addCookie({ name, value, domain: 'localhost', path: '/', httpOnly: true, sameSite: 'Lax' });
  }

  /** Opens a page, which must not be wider than the phone. */
  async open(path: string): Promise<void> {
    await this.#driver.load(this.#url + path);
  }

  press(role: Called['role'], words: Words): Promise<void> {
    return this.#with(role, words, async (element) => {
      await this.#driver.run(bringUp, element);
      await this.#driver.press(element);
    });
  }

  /** Types into a field, in the place of what stands there. */
  write(label: Words, text: string): Promise<void> {
    return this.#with('field', label, async (field) => {
      await this.#driver.empty(field);
      await this.#driver.type(field, text);
      expect(await this.#driver.run(readValue, field)).toBe(text);
    });
  }

  /** Types into a field that completes words, and takes an option. */
  async complete(label: Words, text: string, option: Words): Promise<void> {
    await this.#with('combobox', label, (box) => this.#driver.type(box, text));
    await this.press('option', option);
    // The list stays open after a choice if several choices are allowed.
    await this.#with('combobox', label, (box) => this.#driver.type(box, ESCAPE));
  }

  /** Takes an option of a field for choices. */
  pick(label: Words, option: string): Promise<void> {
    return this.#with('field', label, async (field) => {
      const found = await this.#driver.find(findOption, field, option);
      if (!found) throw new Error(`There is no option ${option}`);
      await this.#driver.press(found);
    });
  }

  /** Gives files to a field for files. */
  async give(label: Words, name: string, bytes: Buffer): Promise<void> {
    const path = join(this.#folder, name);
    writeFileSync(path, bytes);
    await this.#with('file', label, (field) => this.#driver.type(field, path));
  }

  /** Waits for a text on the screen. */
  async sees(words: Words): Promise<void> {
    const source = typeof words === 'string' ? sourceOf(words).slice(1, -1) : words.source;
    await expect
      .poll(() => this.#driver.run(showsText, source), { message: `sees ${words}`, timeout: PATIENCE_MS })
      .toBe(true);
    expect(await this.#driver.run(readExcessWidth), 'pixels beyond the screen').toBeLessThanOrEqual(0);
  }

  /** Waits for an address. */
  async isAt(address: Words): Promise<void> {
    await expect
      .poll(() => this.#driver.run(readAddress), { timeout: PATIENCE_MS })
      .toMatch(new RegExp(sourceOf(address)));
  }

  /** Runs a function in the page until it gives true. */
  async until(what: () => boolean): Promise<void> {
    await expect.poll(() => this.#driver.run(what), { timeout: PATIENCE_MS }).toBe(true);
  }

  picture(): Promise<Buffer> {
    return this.#driver.picture();
  }

  async close(): Promise<void> {
    rmSync(this.#folder, { recursive: true, force: true });
    await this.#driver.close();
  }

  async #with(role: Called['role'], words: Words, act: (element: Reference) => Promise<void>): Promise<void> {
    await expect(async () => {
      const element = await this.#driver.find(findCalled, { role, source: sourceOf(words) });
      if (!element) throw new Error(`There is no ${role} ${words}`);
      await act(element);
    }).toPass({ timeout: PATIENCE_MS });
  }
}
