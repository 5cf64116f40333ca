/** One server of the database. A `host` that begins with / is the folder of its socket. */
export interface DatabaseHost {
  readonly host: string;
  readonly port: number;
}

/** The value of DATABASE_URL, taken apart. */
export interface DatabasePlace {
  readonly hosts: readonly DatabaseHost[];
  readonly user: string | undefined;
  readonly password: string | undefined;
  readonly database: string | undefined;
  /** True if connections go to the host that takes writes, and to no standby (`target_session_attrs=read-write`). */
  readonly must_write: boolean;
  /** Settings of the session, as in `options` of libpq. */
  readonly options: string | undefined;
  readonly tls: TlsParameters;
}

const TLS_MODES = ['disable', 'require', 'verify-ca', 'verify-full'] as const;

/** The parameters of TLS, with the names and the meaning that libpq gives them. */
export interface TlsParameters {
  readonly sslmode: (typeof TLS_MODES)[number] | undefined;
  /** The certificates of the authorities that may have signed the server's. */
  readonly sslrootcert: string | undefined;
  readonly sslcert: string | undefined;
  readonly sslkey: string | undefined;
}

/** A wrong DATABASE_URL. The message continues the sentence that begins with the name of the setting. */
export class DatabaseUrlError extends Error {
  override name = 'DatabaseUrlError';
}

const FORM = /^postgres(?:ql)?:\/\/([^/?#]*)(?:\/([^?#]*))?(?:\?([^#]*))?$/;
/** `host`, `host:port`, or `[address]:port` for IPv6. */
const AUTHORITY = /^(\[[0-9a-f:.]+\]|[^:[\]]*)(?::(\d*))?$/i;
const PARAMETERS = [
  'host',
  'port',
  'target_session_attrs',
  'sslmode',
  'sslrootcert',
  'sslcert',
  'sslkey',
  'options',
] as const;
type Parameters = Readonly<Partial<Record<(typeof PARAMETERS)[number], string>>>;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new DatabaseUrlError('must have %25 instead of a % that begins no code such as %40');
  }
}

function parametersOf(query: string): Parameters {
  const known: ReadonlySet<string> = new Set(PARAMETERS);
  return Object.fromEntries(
    query
      .split('&')
      .filter(Boolean)
      .map((pair) => {
        const [name = '', ...value] = pair.split('=');
        if (!known.has(name)) {
          throw new DatabaseUrlError(`must not have the parameter ${name}; known are ${PARAMETERS.join(', ')}`);
        }
        return [name, decoded(value.join('='))];
      }),
  );
}

/**
 * The hosts of the parameter `host` if it is given, otherwise those of `authority`. Each has its own port or the one
 * port for all; the default is 5432.
 */
function hostsOf(authority: string, { host, port }: Parameters): DatabaseHost[] {
  const listed = authority.split(',').map((one) => {
    const [, name = '', own = ''] = AUTHORITY.exec(one) ?? [];
    if (one && !name && !own) throw new DatabaseUrlError('must name its hosts like host1:5432,host2:5432');
    return { name: decoded(name).replace(/^\[|\]$/g, ''), port: own };
  });
  const names = host === undefined ? listed.map(({ name }) => name) : host.split(',');
  const ports = port === undefined ? listed.map((one) => one.port) : port.split(',');
  if (ports.length > 1 && ports.length !== names.length) {
    throw new DatabaseUrlError('must have one port for all hosts, or one for each');
  }
  return names.map((name, index) => {
    if (!name) throw new DatabaseUrlError('must name a host; for a socket, its folder as ?host=/var/run/postgresql');
    const number = Number((ports.length > 1 ? ports[index] : ports[0]) || '5432');
    if (!(Number.isInteger(number) && number >= 1 && number <= 65_535)) {
      throw new DatabaseUrlError('must have ports from 1 to 65535');
    }
    return { host: name, port: number };
  });
}

function mustWrite(attribute: string, hosts: readonly DatabaseHost[]): boolean {
  if (attribute !== 'any' && attribute !== 'read-write') {
    throw new DatabaseUrlError('must have read-write or any as target_session_attrs');
  }
  if (attribute === 'any' && hosts.length > 1) {
    throw new DatabaseUrlError('must have target_session_attrs=read-write with several hosts');
  }
  return attribute === 'read-write';
}

function tlsOf({ sslmode, sslrootcert, sslcert, sslkey }: Parameters): TlsParameters {
  const mode = TLS_MODES.find((one) => one === sslmode);
  if (sslmode !== undefined && mode === undefined) {
    throw new DatabaseUrlError(`must have ${TLS_MODES.join(', ')} as sslmode`);
  }
  if (!mode && (sslrootcert ?? sslcert ?? sslkey) !== undefined) {
    throw new DatabaseUrlError('must have a sslmode with the files of certificates, best verify-full');
  }
  if (mode === 'verify-ca' && !sslrootcert) {
    throw new DatabaseUrlError('must have a sslrootcert with sslmode=verify-ca, or sslmode=verify-full');
  }
  if (!sslcert !== !sslkey) throw new DatabaseUrlError('must have sslcert and sslkey with each other');
  return { sslmode: mode, sslrootcert, sslcert, sslkey };
}

/**
 * Takes apart a URL in the form of libpq, which may name several hosts:
 * `postgres://user:password@host1:5432,host2:5432/database?target_session_attrs=read-write`.
 * @throws DatabaseUrlError
 */
export function readDatabaseUrl(url: string): DatabasePlace {
  const [whole, authority = '', path = '', query = ''] = FORM.exec(url) ?? [];
  if (whole === undefined)
    throw new DatabaseUrlError('must be an address such as postgres://user:password@host/database');
  const at = authority.lastIndexOf('@');
  const [user = '', ...password] = at < 0 ? [] : authority.slice(0, at).split(':');
  const parameters = parametersOf(query);
  const hosts = hostsOf(authority.slice(at + 1), parameters);
  return {
    hosts,
    user: decoded(user) || undefined,
    password: decoded(password.join(':')) || undefined,
    database: decoded(path) || undefined,
    must_write: mustWrite(parameters.target_session_attrs ?? 'any', hosts),
    options: parameters.options,
    tls: tlsOf(parameters),
  };
}

/** A host with its port, for logs. */
export const hostName = ({ host, port }: DatabaseHost): string =>
  host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`;

/** The hosts and the name of a database, without user and password, for logs and questions. */
export function shownDatabase({ hosts, database = '' }: DatabasePlace): string {
  return `${hosts.map(hostName).join(',')}/${database}`;
}
