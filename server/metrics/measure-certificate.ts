import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { Gauge, type Registry } from 'prom-client';
import type { Clock } from '#server/clock.ts';
import { PREFIX } from './prefix.ts';

const PATIENCE_MS = 5000;
/** Time for which a certificate is not asked for again. */
const KNOWN_FOR_MS = 3_600_000;
const HTTPS_PORT = 443;

interface Certificate {
  readonly ends_at: Date;
  /** True if this machine trusts the certificate for the asked name. */
  readonly is_trusted: boolean;
}

/**
 * Asks the host of a URL for its certificate.
 * @throws if the host does not answer by TLS within the patience
 */
function askCertificate({ hostname, port }: URL): Promise<Certificate> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const { promise, resolve, reject } = Promise.withResolvers<Certificate>();
  const name = isIP(host) ? {} : { servername: host };
  // An untrusted certificate does not end the connection, so that its end is measured too.
  const socket = connect({ host, port: Number(port) || HTTPS_PORT, ...name, rejectUnauthorized: false });
  const timer = setTimeout(() => socket.destroy(new Error(`${host} does not answer by TLS`)), PATIENCE_MS);
  socket.once('secureConnect', () => {
    resolve({ ends_at: new Date(socket.getPeerCertificate().valid_to), is_trusted: socket.authorized });
    socket.destroy();
  });
  socket.once('error', reject);
  socket.once('close', () => clearTimeout(timer));
  return promise;
}

/** Measures the certificate of the host in `base_url`. A base URL without TLS has no measurement. */
export function measureCertificate(
  registry: Registry,
  { base_url, clock }: { readonly base_url: string; readonly clock: Clock },
): void {
  const address = new URL(base_url);
  if (address.protocol !== 'https:') return;
  let asked_at = Number.NEGATIVE_INFINITY;
  let asked: Promise<Certificate | undefined> = Promise.resolve(undefined);
  const read = () => {
    if (performance.now() - asked_at >= KNOWN_FOR_MS) {
      asked_at = performance.now();
      asked = askCertificate(address).catch(() => undefined);
    }
    return asked;
  };
  const registers = [registry];
  new Gauge({
    name: `${PREFIX}certificate_up`,
    help: '1 if the address of BASE_URL, asked at most once an hour, shows a certificate that this machine trusts.',
    registers,
    async collect() {
      this.set((await read())?.is_trusted ? 1 : 0);
    },
  });
  new Gauge({
    name: `${PREFIX}certificate_seconds`,
    help: 'Time until the certificate of BASE_URL ends; missing when its address does not answer by TLS.',
    registers,
    async collect() {
      const certificate = await read();
      if (certificate) this.set((certificate.ends_at.getTime() - clock().getTime()) / 1000);
      else this.remove();
    },
  });
}
