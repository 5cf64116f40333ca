import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { z } from 'zod';

const cache = fileURLToPath(new URL('../../.cache', import.meta.url));
const main = fileURLToPath(import.meta.resolve('@sparticuz/chromium'));
const archives = join(dirname(main), '..', 'bin');
const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(fs.readFileSync(join(archives, '..', 'package.json'), 'utf8')));

/** Unpacks Chromium from npm at its first use (2 s): the program and its libraries. */
export function unpackChromium(): { program: string; libraries: string } {
  const folder = unpack('chromium', (partial) => {
    const program = brotliDecompressSync(fs.readFileSync(join(archives, 'chromium.br')));
    fs.writeFileSync(join(partial, 'chromium'), program, { mode: 0o755 });
    for (const name of ['al2023', 'swiftshader']) unpackTar(name, partial);
  });
  return { program: join(folder, 'chromium'), libraries: join(folder, 'lib') };
}

/**
 * A Fontconfig file with only the fonts from npm (Open Sans): with the machine's fonts, the width of a button would
 * depend on the machine.
 */
export function unpackFonts(): string {
  const folder = unpack('letters', (partial, final) => {
    unpackTar('fonts', partial);
    const lines = [
      '<?xml version="1.0"?>',
      '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
      `<fontconfig><dir>${join(final, 'fonts')}</dir><cachedir>${join(final, 'cache')}</cachedir></fontconfig>`,
    ];
    fs.writeFileSync(join(partial, 'fonts.conf'), lines.join('\n'));
  });
  return join(folder, 'fonts.conf');
}

/**
 * Fills a folder in .cache/ once for each version of the package. The package would unpack to fixed names in the
 * temporary folder, where another user of the machine may have put files before.
 */
function unpack(name: string, fill: (partial: string, final: string) => void): string {
  const folder = join(cache, `${name}-${version}`);
  if (fs.existsSync(folder)) return folder;
  fs.mkdirSync(cache, { recursive: true });
  const partial = fs.mkdtempSync(`${folder}-`);
  fill(partial, folder);
  try {
    fs.renameSync(partial, folder);
  } catch (error) {
    fs.rmSync(partial, { recursive: true });
    // If the folder exists now, another process has filled it.
    if (!fs.existsSync(folder)) throw error;
  }
  return folder;
}

function unpackTar(name: string, folder: string): void {
  const archive = join(archives, `${name}.tar.br`);
  const { status, stderr } = spawnSync('tar', ['-x', '-C', folder], {
    input: brotliDecompressSync(fs.readFileSync(archive)),
  });
  if (status !== 0)
    throw new Error(`${archive} could not be unpacked: ${stderr?.toString() ?? 'there is no tar here'}`);
}
