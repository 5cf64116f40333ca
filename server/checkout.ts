import { existsSync, realpathSync } from 'node:fs';
import { isAbsolute, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the product. */
const CHECKOUT = fileURLToPath(new URL('..', import.meta.url));

/** True if a folder lies in the checkout, which the next version replaces. */
export function isInCheckout(folder: string): boolean {
  // A link counts as the folder that it leads to.
  const place = existsSync(folder) ? realpathSync(folder) : resolve(folder);
  const way = relative(realpathSync(CHECKOUT), place);
  return !way.startsWith('..') && !isAbsolute(way);
}
