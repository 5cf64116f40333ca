import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** The server of a test, as browsers see it; since `update` with the worker of another version. */
export interface UpdatedServer {
  readonly url: string;
  update(version: string): void;
  stop(): Promise<void>;
}

const WORKER = '/worker.js';

/**
 * Passes every call on to a server. After `update` the worker names that version instead of its own; the rest of the app
 * stays as it is. A browser's search for a new worker cannot be answered by Playwright.
 */
export async function startUpdatedServer(behind: string): Promise<UpdatedServer> {
  const { hostname, port } = new URL(behind);
  let version: string | undefined;
  const server = createServer((from, to) => {
    const isWorker = from.url === WORKER && version !== undefined;
    const { method, url: path } = from;
    const headers = isWorker ? { ...from.headers, 'accept-encoding': 'identity' } : from.headers;
    const passed = request({ hostname, port, path, method, headers, agent: false }, async (answer) => {
      if (!isWorker) {
        to.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(to);
        return;
      }
      const script = await text(answer);
      const built = /version:[`"']([^`"']+)/.exec(script)?.[1];
      const { 'content-type': type } = answer.headers;
      to.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' });
      to.end(built && version ? script.replaceAll(built, version) : script);
    });
    passed.on('error', () => to.destroy());
    to.on('close', () => passed.destroy());
    from.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    // The cookie of the session is for the host of the server.
    url: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    update(next) {
      version = next;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
