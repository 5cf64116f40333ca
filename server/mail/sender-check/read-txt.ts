import { Resolver } from 'node:dns/promises';
import { NoAnswer, type ReadTxt } from './finding.ts';

const TRIES = 2;
const NOTHING = ['ENOTFOUND', 'ENODATA'];

interface Asked {
  /** The name servers as 'address' or 'address:port'; those of the machine without. */
  readonly servers?: readonly string[] | undefined;
  /** Time for one try, in ms. */
  readonly timeout_ms?: number;
}

/** Reads TXT records from name servers; each name is asked for once. */
export function createReadTxt({ servers, timeout_ms = 3_000 }: Asked = {}): ReadTxt {
  const resolver = new Resolver({ timeout: timeout_ms, tries: TRIES });
  if (servers) resolver.setServers(servers);
  const read = async (name: string) => {
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
    } catch (error) {
      const { code = 'no code' } = error as NodeJS.ErrnoException;
      if (NOTHING.includes(code)) return [];
      throw new NoAnswer(name, code);
    }
  };
  const asked = new Map<string, Promise<readonly string[]>>();
  return (name) => {
    const known = asked.get(name) ?? read(name);
    asked.set(name, known);
    return known;
  };
}
