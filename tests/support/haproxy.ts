import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';
import { CERTIFICATE, KEY } from './tls-server.ts';

const CONFIGURATION = fileURLToPath(new URL('../../ops/haproxy.cfg', import.meta.url));

/** True if this machine has the program. */
export const hasHaproxy = (): boolean => spawnSync('haproxy', ['-v']).status === 0;

/**
 * HAProxy with ops/haproxy.cfg, in front of the processes at two ports. Only its own ports differ, and it takes fewer
 * connections: 20,000 need more open files than a build server may allow.
 */
export async function startHaproxy([one, two]: readonly [number, number]) {
  const [port, plain] = [await freePort(), await freePort()];
  const folder = mkdtempSync(join(tmpdir(), 'medverka-haproxy-'));
  const [file, both] = [join(folder, 'haproxy.cfg'), join(folder, 'both.pem')];
  writeFileSync(both, `${CERTIFICATE}\n${KEY}\n`);
  const text = readFileSync(CONFIGURATION, 'utf8');
  const own = [
    [/bind :80$/m, `bind :${plain}`],
    [/bind :443 /, `bind :${port} `],
    [/maxconn 20000$/m, 'maxconn 2000'],
  ] as const;
  writeFileSync(
    file,
    own.reduce((written, [from, to]) => written.replace(from, to), text),
  );
  const child = spawn('haproxy', ['-db', '-f', file], {
    env: { ...process.env, CERTIFICATE: both, MEDVERKA_ONE: `127.0.0.1:${one}`, MEDVERKA_TWO: `127.0.0.1:${two}` },
    stdio: 'ignore',
  });
  const endWithUs = () => child.kill();
  process.once('exit', endWithUs);
  return {
    url: `https://localhost:${port}`,
    async stop() {
      process.off('exit', endWithUs);
      child.kill();
      await once(child, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}
