import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:tls';

/** A certificate of localhost, signed by itself, and its key: made with OpenSSL for tests alone, until 2126. */
export const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBljCCATugAwIBAgIUay7PTiGotcPJ6hGlWA2b2Zhe5xUwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyOTA5MjI0NVoYDzIxMjYxMTA1
MDkyMjQ1WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAS/brGxXofTcVqixFhs4QCUUumisWO4sNoCKrNEnLC3WOlpSsh9t3X7
aLwqE1wFWI2OMw/JVuWQJwUWeglRMfsAo2kwZzAdBgNVHQ4EFgQUpbjCFPfwhEA9
GA1tDhdntoDPRFEwHwYDVR0jBBgwFoAUpbjCFPfwhEA9GA1tDhdntoDPRFEwDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
SQAwRgIhALMVeem2wOtNkaBnrbxBTlLIz8xB1QuAyGVoJAptqfy6AiEAmDRWvLC2
L6LrWGfvjPDAifw3nl0jkDQVoAx+ZBHkwY8=
-----END CERTIFICATE-----`;
/** The key of the certificate. */
export const KEY = `-----BEGIN EC PRIVATE KEY-----
MHcCAQEEIBKXHGAb5z8DMB6ZtxkaEJQJ3aVsUNK7SM0MOKPV7KOjoAoGCCqGSM49
AwEHoUQDQgAEv26xsV6H03FaosRYbOEAlFLporFjuLDaAiqzRJywt1jpaUrIfbd1
+2i8KhNcBViNjjMPyVblkCcFFnoJUTH7AA==
-----END EC PRIVATE KEY-----`;

/** The moment at which the certificate ends. */
export const CERTIFICATE_ENDS = Date.parse('2126-11-05T09:22:45Z');

/** A server that answers by TLS with the certificate, counts the connections, and sends nothing more. */
export async function startTlsServer() {
  const server = createServer({ key: KEY, cert: CERTIFICATE }, (socket) => socket.on('error', () => {}));
  let asked = 0;
  server.on('connection', () => {
    asked += 1;
  });
  // A client that does not trust the certificate may end the connection at any moment.
  server.on('tlsClientError', () => {});
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://localhost:${port}`,
    asked: () => asked,
    stop: () => {
      server.close();
    },
  };
}
