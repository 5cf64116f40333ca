/** The value of SEARCH_ENGINE_URL, taken apart; it is passed to the thread of the search. */
export interface EnginePlace {
  /** The addresses of the nodes, without user and password. */
  readonly nodes: readonly string[];
  readonly user: string | undefined;
  readonly password: string | undefined;
  /** The first part of the names of the indices, so that several installations can share an engine. */
  readonly name: string;
  /** Path of the certificates of the authorities that may have signed the engine's. */
  readonly sslrootcert: string | undefined;
}

/** A wrong SEARCH_ENGINE_URL. The message continues the sentence that begins with the name of the setting. */
export class EngineUrlError extends Error {
  override name = 'EngineUrlError';
}

const FORM =
  /^(?<protocol>https?):\/\/(?:(?<user>[^:@/?#]*)(?::(?<password>[^@/?#]*))?@)?(?<hosts>[^/?#@]+)(?:\/(?<name>[a-z][a-z0-9-]{0,40})?)?(?:\?sslrootcert=(?<root>[^&#]+))?$/;
const STANDARD_NAME = 'medverka';

/**
 * Reads `https://user:password@host1:9200,host2:9200/name?sslrootcert=/path`; only protocol and hosts are required.
 * @throws EngineUrlError
 */
export function readEngineUrl(url: string): EnginePlace {
  const parts = FORM.exec(url)?.groups;
  if (!parts) {
    throw new EngineUrlError(
      'must be like https://user:password@host1:9200,host2:9200/name, with at most sslrootcert as a parameter',
    );
  }
  const { protocol, user, password, hosts = '', name = STANDARD_NAME, root } = parts;
  try {
    return {
      nodes: hosts.split(',').map((host) => new URL(`${protocol}://${host}`).origin),
      user: user === undefined ? undefined : decodeURIComponent(user),
      password: password === undefined ? undefined : decodeURIComponent(password),
      name,
      sslrootcert: root === undefined ? undefined : decodeURIComponent(root),
    };
  } catch {
    throw new EngineUrlError('must name its hosts like host1:9200,host2:9200, and have %25 instead of a single %');
  }
}

const NEAR = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::|$)/;

/** True if no data of people crosses a network in the clear. */
export const isPrivateEngine = ({ nodes }: EnginePlace): boolean =>
  nodes.every((node) => node.startsWith('https:') || NEAR.test(node));
