import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { WALL_WIDTHS } from '#web/screens/public/portrait-widths.ts';

// `node scripts/cut-wall.ts`: the portraits of the wall in the widths of the page, as AVIF, which takes half the bytes
// of WebP. Next to web/public/wall/5.webp, which remains for browsers without AVIF, it writes 5-320.avif and
// 5-480.avif.
const folder = fileURLToPath(new URL('../web/public/wall', import.meta.url));

for (const name of globSync('*.webp', { cwd: folder })) {
  for (const width of WALL_WIDTHS) {
    const { size } = await sharp(`${folder}/${name}`)
      .resize(width)
      .avif({ quality: 45, effort: 9 })
      .toFile(`${folder}/${basename(name, '.webp')}-${width}.avif`);
    console.log(`${name} ${width} ${size} bytes`);
  }
}
