import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Writes a page that is generated, or with --check only says whether it is as it would be written. */
export function keepFresh(page: string, text: string, command: string): void {
  const file = fileURLToPath(new URL(`../../${page}`, import.meta.url));
  // Compared without carriage returns: Git may check the file out with them.
  const isFresh = existsSync(file) && readFileSync(file, 'utf8').replaceAll('\r\n', '\n') === text;
  if (!process.argv.includes('--check')) {
    if (!isFresh) writeFileSync(file, text);
    console.log(isFresh ? `${page} was up to date.` : `${page} is written anew.`);
  } else if (!isFresh) {
    console.error(`${page} is not what the declarations say. Run ${command} and commit the result.`);
    process.exitCode = 1;
  }
}
