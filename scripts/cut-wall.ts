import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { WALL_WIDTHS } from '#web/screens/public/portrait-widths.ts';

// `node scripts/cut-wall.ts`: writes the portraits of the start page's wall as AVIF in two widths, at half the bytes of
// WebP: 5-320.avif and 5-480.avif beside web/public/wall/5.webp, which browsers without AVIF use.
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
