import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

/** The classes of OpenSearch, which scripts/install-deep.sh fetches. */
const CLASSES = fileURLToPath(new URL('../../.cache/deep/opensearch', import.meta.url));
const NODE = fileURLToPath(new URL('search-node/SearchNode.java', import.meta.url));
const JARS = join(CLASSES, '*');

/** True if this run starts nodes; scripts/test/steps.ts knows if this machine has Java and the classes. */
export const HAS_SEARCH_NODES = process.env.SEARCH_NODES === '1';

export interface SearchNode {
  readonly url: string;
  readonly pid: number | undefined;
  /** Ends the process at once, as when its machine loses power. */
  kill(): Promise<void>;
}

/** Options of Java for a test: it ends before the thorough compiler has paid off. */
const BRIEF = ['-Xms320m', '-Xmx320m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];

async function startNode(
  name: string,
  { folder, http, transport }: { readonly folder: string; readonly http: number; readonly transport: number },
  [seeds, managers]: readonly [string, string],
  options: readonly string[],
): Promise<SearchNode> {
  const child = spawn(
    'java',
    [
      ...options,
      ...['-cp', `${folder}${delimiter}${JARS}`, 'SearchNode'],
      ...[name, join(folder, name), `${http}`, `${transport}`, seeds, managers],
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  child.once('exit', () => process.off('exit', endWithUs));
  let told = '';
  child.stderr.on('data', (part: Buffer) => {
    told = (told + part.toString()).slice(-4000);
  });
  await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error(`A node of the search engine ended: ${told}`))),
  ]);
  return {
    pid: child.pid,
    url: `http://127.0.0.1:${http}`,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Starts nodes of OpenSearch that form a cluster, on the loopback interface. */
export async function startSearchNodes(count: number, options: readonly string[] = BRIEF) {
  const folder = mkdtempSync(join(tmpdir(), 'medverka-engine-'));
  execFileSync('javac', ['-cp', JARS, '-d', folder, NODE]);
  const names = Array.from({ length: count }, (_, at) => `n${at + 1}`);
  const ports: { http: number; transport: number }[] = [];
  for (const _ of names) ports.push({ http: await freePort(), transport: await freePort() });
  const seeds = ports.map(({ transport }) => `127.0.0.1:${transport}`).join();
  const nodes = await Promise.all(
    names.map((name, at) => {
      const { http = 0, transport = 0 } = ports[at] ?? {};
      return startNode(name, { folder, http, transport }, [seeds, names.join()], options);
    }),
  );
  const urls = nodes.map(({ url }) => url);
  const health = await fetch(`${urls[0]}/_cluster/health?wait_for_nodes=${count}&timeout=60s`);
  if (!health.ok) throw new Error(`The nodes of the search engine form no cluster: ${await health.text()}`);
  return {
    nodes,
    /** The value of SEARCH_ENGINE_URL. */
    url: `http://${urls.map((url) => new URL(url).host).join()}`,
    /** Waits until each shard has its copies. */
    async settled(): Promise<void> {
      const answer = await fetch(`${urls[0]}/_cluster/health?wait_for_status=green&timeout=240s`);
      if (!answer.ok) throw new Error(`The copies of the shards are not whole: ${await answer.text()}`);
    },
    async stop(): Promise<void> {
      await Promise.all(nodes.map((node) => node.kill()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
