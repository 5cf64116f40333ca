/** A tab that is older still is followed in tests/e2e/outdated-tab.deep.test.ts. */
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { expandingMigrations } from '#scripts/structure/expanding-migrations.ts';
import { readSource } from '#scripts/structure/source.ts';
import { startLoadBalancer } from '#tests/support/load-balancer.ts';
import { NEXT_MIGRATION } from '#tests/support/next-version.ts';
import { AT_MOST, builtVersions, upgradeAndBack, type Versions } from './rolling-upgrade.ts';

let versions: Versions;
beforeAll(async () => {
  versions = await builtVersions();
}, AT_MOST);

test('the two versions have no file of the same name, and the migration only expands the schema', () => {
  const { today, next } = versions;
  expect(today.assets.size).toBeGreaterThan(100);
  expect(today.assets.intersection(next.assets)).toEqual(new Set());
  const { migration } = JSON.parse(readFileSync('release.json', 'utf8'));
  expect(expandingMigrations(migration)([readSource(NEXT_MIGRATION.path, NEXT_MIGRATION.text)])).toEqual([]);
});

test(
  'an upgrade and the way back fail no request, lose no write and no change, and miss no file',
  {
    timeout: AT_MOST,
  },
  () => upgradeAndBack(startLoadBalancer, versions),
);
