import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The proxy of a closed network, in this process. */
export interface OutgoingProxy {
  readonly url: string;
  /** The calls so far: 'CONNECT host:443', which it refuses, and 'GET http://host/path', which it passes on. */
  readonly asked: string[];
  stop(): Promise<void>;
}

/** @param hosts the address behind each host that the proxy knows */
export async function startOutgoingProxy(hosts: Readonly<Record<string, string>>): Promise<OutgoingProxy> {
  const asked: string[] = [];
  const server = createServer((from, to) => {
    asked.push(`${from.method} ${from.url}`);
    const { host, pathname, search } = new URL(from.url ?? '');
    const { hostname, port } = new URL(hosts[host] ?? 'http://127.0.0.1:1');
    // The header Host stays that of the caller: signatures of S3 contain it.
    const { method, headers } = from;
    const passed = request({ hostname, port, path: pathname + search, method, headers, agent: false }, (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
    });
    passed.on('error', () => to.writeHead(502).end());
    from.pipe(passed);
  });
  server.on('connect', ({ url }, socket) => {
    asked.push(`CONNECT ${url}`);
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
