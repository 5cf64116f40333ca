import type { Finding, ReadTxt } from './finding.ts';

/** Receivers refuse a record that makes them look up more (RFC 7208, section 4.6.4). */
const LOOKUPS_AT_MOST = 10;

const TERM = /^([-+~?]?)(all|include|a|mx|ptr|ip4|ip6|exists)(?:[:/].*)?$/i;
const MODIFIER = /^([a-z][a-z0-9_.-]*)=(.*)$/i;
const LOOKING_UP = ['include', 'a', 'mx', 'ptr', 'exists'];

/** Why receivers cannot use a record. */
class Unusable extends Error {}

interface Spent {
  lookups: number;
}

function spend(spent: Spent): void {
  spent.lookups += 1;
  if (spent.lookups > LOOKUPS_AT_MOST) {
    throw new Unusable(
      `makes receivers look up more than ${LOOKUPS_AT_MOST} names, so they ignore it: include fewer services`,
    );
  }
}

/** The SPF record of a domain; undefined without one. */
async function recordOf(read: ReadTxt, domain: string): Promise<string | undefined> {
  const records = (await read(domain)).filter((one) => /^v=spf1(?: |$)/i.test(one));
  if (records.length > 1) {
    throw new Unusable(`is there ${records.length} times for ${domain}, and receivers then use none: join them in one`);
  }
  return records[0];
}

/** Walks through a record as receivers do. @returns the sign before its 'all'; null without one */
async function walk(read: ReadTxt, domain: string, record: string, spent: Spent): Promise<string | null> {
  let redirect: string | undefined;
  for (const term of record.split(/ +/).slice(1).filter(Boolean)) {
    const [, sign = '', mechanism = ''] = TERM.exec(term) ?? [];
    const [, name = '', value = ''] = mechanism ? [] : (MODIFIER.exec(term) ?? []);
    if (!mechanism && !name) throw new Unusable(`has a part of ${domain} that receivers do not understand: '${term}'`);
    if (name.toLowerCase() === 'redirect') redirect = value;
    if (LOOKING_UP.includes(mechanism.toLowerCase())) spend(spent);
    if (mechanism.toLowerCase() === 'include') await follow(read, term.slice(term.indexOf(':') + 1), spent);
    if (mechanism.toLowerCase() === 'all') return sign || '+';
  }
  if (redirect === undefined) return null;
  spend(spent);
  return follow(read, redirect, spent);
}

// A macro depends on the mail, so what it names cannot be looked up here.
async function follow(read: ReadTxt, domain: string, spent: Spent): Promise<string | null> {
  if (domain.includes('%')) return null;
  const record = await recordOf(read, domain);
  if (record === undefined) throw new Unusable(`includes ${domain}, which has none, so receivers ignore it`);
  return walk(read, domain, record, spent);
}

const BY_SIGN: Readonly<Record<string, Omit<Finding, 'of'>>> = {
  '-': { verdict: 'stands', sentence: 'lets only the named servers send, and asks to refuse others' },
  '~': { verdict: 'stands', sentence: 'names the servers that may send, and asks to suspect others' },
  '?': { verdict: 'weak', sentence: 'says nothing about other servers: end it with ~all or -all' },
  '+': { verdict: 'fails', sentence: 'lets everybody send in our name: end it with ~all or -all' },
};

/** The SPF record of a domain: there, once, and of use to receivers. Whose address sends is not looked at. */
export async function checkSpf(read: ReadTxt, domain: string): Promise<Finding> {
  try {
    const record = await recordOf(read, domain);
    if (record === undefined) {
      return {
        of: 'SPF',
        verdict: 'fails',
        sentence: `SPF: ${domain} has no record, so no receiver knows which servers may send.`,
      };
    }
    const sign = await walk(read, domain, record, { lookups: 0 });
    const { verdict, sentence } = BY_SIGN[sign ?? '?'] as Omit<Finding, 'of'>;
    return { of: 'SPF', verdict, sentence: `SPF: the record of ${domain} ${sentence}.` };
  } catch (error) {
    if (!(error instanceof Unusable)) throw error;
    return { of: 'SPF', verdict: 'fails', sentence: `SPF: the record ${error.message}.` };
  }
}
