import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { findRoute } from './routes.ts';
import { MANIFESTS, SHOTS, webManifest } from './web-manifest.ts';

const inProject = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const sizeOf = async (path: string) => {
  const { width, height } = await sharp(readFileSync(inProject(path))).metadata();
  return `${width}x${height}`;
};

it.each(MANIFESTS)('the manifest for %s starts and has shortcuts on screens that its role may open', (name) => {
  const { start_url, shortcuts, id } = webManifest(name);
  expect(id).toBe('/');
  for (const path of [start_url, ...shortcuts.map(({ url }) => url)])
    expect(findRoute(path), path).toMatchObject({ access: name });
  expect(shortcuts.length).toBeLessThanOrEqual(4);
});

it('the icons and pictures have the sizes that the manifests name', async () => {
  for (const { src, sizes } of webManifest('talent').icons) expect(await sizeOf(`web/public${src}`), src).toBe(sizes);
  expect(await sizeOf('web/public/apple-touch-icon.png')).toBe('180x180');
  for (const name of MANIFESTS)
    for (const { src, sizes } of webManifest(name).screenshots)
      expect(await sizeOf(src.replace('/pictures/', 'docs/pictures/')), src).toBe(sizes);
  expect(SHOTS.length).toBeGreaterThan(3);
});

it('a maskable icon has its ground up to the corners, so that each shape of icon is filled', async () => {
  for (const path of ['icon-maskable-512.png', 'apple-touch-icon.png']) {
    const { data, info } = await sharp(readFileSync(inProject(`web/public/${path}`)))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const corners = [0, info.width - 1, info.width * (info.height - 1), info.width * info.height - 1];
    for (const at of corners) expect([...data.subarray(at * 4, at * 4 + 4)], path).toEqual([0xc2, 0x36, 0x1a, 255]);
  }
});
