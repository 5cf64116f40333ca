import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestPath } from '#web/app/manifest-path.ts';
import { MANIFESTS, SHOTS, shotPath, webManifest } from '#web/app/web-manifest.ts';

/** Writes the web app manifests of all roles, and copies the pictures that they name. */
export function writeManifests(root: string, dist: string): void {
  for (const name of MANIFESTS) writeFileSync(join(dist, manifestPath(name)), JSON.stringify(webManifest(name)));
  mkdirSync(join(dist, 'pictures'), { recursive: true });
  for (const shot of SHOTS) copyFileSync(join(root, 'docs/pictures', `${shot}.webp`), join(dist, shotPath(shot)));
}
