import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from '#tests/support/browser.ts';
import { BRAND } from '#texts/kernel/brand.ts';

// `node scripts/draw-share-picture.ts`: writes web/public/share.png, the preview picture of links to the site. A
// browser draws it, because only a browser sets text in the brand's typeface. Run the script again after a change of
// the typeface, the words or the portraits.
const root = fileURLToPath(new URL('..', import.meta.url));
const SIZE = { width: 1200, height: 630 };
/** Portraits from the start page's wall. */
const FACES = [5, 2, 4, 3, 10];

const inline = (path: string, type: string) => `data:${type};base64,${readFileSync(root + path).toString('base64')}`;
const font = inline('web/styles/typefaces/newsreader-first.woff2', 'font/woff2');

const html = `<!doctype html><style>
  @font-face { font-family: Newsreader; src: url(${font}); }
  body { margin: 0; ${`width: ${SIZE.width}px; height: ${SIZE.height}px`}; box-sizing: border-box; padding: 56px 60px 0;
    background: #f7f3ec; color: #1b1815; font: 420 30px/1 Newsreader; display: flex; flex-direction: column; }
  b { font-size: 38px; font-weight: 420; letter-spacing: -0.035em; }
  h1 { margin: 26px 0 0; font-size: 112px; font-weight: 420; line-height: 0.95; letter-spacing: -0.035em; }
  div { margin-top: auto; display: grid; grid-template-columns: repeat(5, 1fr); gap: 16px; height: 250px; overflow: hidden; }
  img { width: 100%; aspect-ratio: 4 / 5; object-fit: cover; }
</style><b>${BRAND}</b><h1>Någon letar efter just dig</h1>
<div>${FACES.map((face) => `<img src="${inline(`web/public/wall/${face}.webp`, 'image/webp')}">`).join('')}</div>`;

const browser = await chromium.launch(findBrowser());
try {
  const page = await browser.newPage({ viewport: SIZE });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const png = await sharp(await page.screenshot())
    .png({ compressionLevel: 9 })
    .toBuffer();
  writeFileSync(`${root}web/public/share.png`, png);
  console.log(`web/public/share.png  ${Math.round(png.length / 1000)} kB`);
} finally {
  await browser.close();
}
