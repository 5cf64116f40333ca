import { beforeAll, test } from 'vitest';
import { hasHaproxy, startHaproxy } from '#tests/support/haproxy.ts';
import { AT_MOST, builtVersions, upgradeAndBack, type Versions } from './rolling-upgrade.ts';

const canRun = hasHaproxy();
if (!canRun) console.warn('Not run: an upgrade behind HAProxy, because it is not installed.');

let versions: Versions;
beforeAll(async () => {
  if (canRun) versions = await builtVersions();
}, AT_MOST);

test.runIf(canRun)(
  'an upgrade behind HAProxy, and the way back, fail no request and lose nothing',
  {
    timeout: AT_MOST,
  },
  () => upgradeAndBack(startHaproxy, versions),
);
