import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Writes a generated page. With --check, only fails if the page is out of date. */
export function keepFresh(page: string, text: string, command: string): void {
  const file = fileURLToPath(new URL(`../../${page}`, import.meta.url));
  // Carriage returns are ignored: Git may add them at checkout.
  const isFresh = existsSync(file) && readFileSync(file, 'utf8').replaceAll('\r\n', '\n') === text;
  if (!process.argv.includes('--check')) {
    if (!isFresh) writeFileSync(file, text);
    console.log(isFresh ? `${page} was up to date.` : `${page} was updated.`);
  } else if (!isFresh) {
    console.error(`${page} does not match the declarations. Run ${command} and commit the result.`);
    process.exitCode = 1;
  }
}
