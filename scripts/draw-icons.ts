import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

// `node scripts/draw-icons.ts`: writes the icons of the installed app from web/public/mark.svg. Run the script again
// after a change of the mark.
const folder = fileURLToPath(new URL('../web/public/', import.meta.url));
const mark = readFileSync(`${folder}mark.svg`, 'utf8');
/** The ground of the mark, without its round corners: the system cuts the icon to its own shape. */
const ground = /<rect[^>]*fill="([^"]+)"/.exec(mark)?.[1];
if (!ground) throw new Error('mark.svg has no ground of one colour.');
const whole = mark.replace(/\srx="[^"]*"/, '');

/** Systems may cut a maskable icon to a circle of four fifths of its width, which must hold the whole letter. */
const SAFE = 0.8;

interface Icon {
  readonly name: string;
  readonly px: number;
  /** True if the system cuts the icon to its own shape. */
  readonly is_cut: boolean;
}
const ICONS: readonly Icon[] = [
  { name: 'icon-192.png', px: 192, is_cut: false },
  { name: 'icon-512.png', px: 512, is_cut: false },
  { name: 'icon-maskable-512.png', px: 512, is_cut: true },
  { name: 'apple-touch-icon.png', px: 180, is_cut: true },
];

for (const { name, px, is_cut } of ICONS) {
  const inner = is_cut ? Math.round(px * SAFE) : px;
  const drawn = await sharp(Buffer.from(is_cut ? whole : mark), { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  const png = await sharp({ create: { width: px, height: px, channels: 4, background: is_cut ? ground : '#0000' } })
    .composite([{ input: drawn }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  writeFileSync(folder + name, png);
  console.log(`web/public/${name}  ${(png.length / 1000).toFixed(1)} kB`);
}
