import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Metrics } from './metrics.ts';

const REQUEST_AT_MOST_MS = 10_000;

/**
 * Serves the measurements at /metrics on a port of its own, so that a proxy in front of the product cannot show them to
 * strangers.
 * @returns the port, and a function that stops the server
 * @throws if the port is taken
 */
export async function serveMetrics(metrics: Metrics, at: { readonly host: string; readonly port: number }) {
  metrics.measureNode();
  const server = createServer({ requestTimeout: REQUEST_AT_MOST_MS }, (request, reply) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      reply.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => reply.writeHead(200, { 'content-type': metrics.content_type }).end(text),
      () => reply.writeHead(500).end(),
    );
  });
  server.listen(at);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : at.port;
  return {
    port,
    async stop() {
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, 'close');
    },
  };
}
