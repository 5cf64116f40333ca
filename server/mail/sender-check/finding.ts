/** What the check of the sender's domain has found; the sentence is for the operator. */
export interface Finding {
  readonly of: 'SPF' | 'DKIM' | 'DMARC';
  /**
   * 'weak': the record is valid, and asks receivers for little. 'unknown': no answer, or nothing to look for.
   */
  readonly verdict: 'stands' | 'weak' | 'fails' | 'unknown';
  readonly sentence: string;
}

/** Reads the TXT records of a name; an empty list if there are none. Throws `NoAnswer` if nobody answers. */
export type ReadTxt = (name: string) => Promise<readonly string[]>;

/** Thrown if the name servers do not answer, or answer that they cannot. */
export class NoAnswer extends Error {
  constructor(name: string, code: string) {
    super(`The name servers give no answer about ${name} (${code}).`);
  }
}

/** The tags of a record such as 'v=DMARC1; p=none'; undefined if it is none. */
export function tagsOf(record: string): ReadonlyMap<string, string> | undefined {
  const tags = new Map<string, string>();
  for (const part of record.split(';')) {
    if (part.trim() === '') continue;
    const [, name = '', value = ''] = /^\s*([a-z][a-z0-9_]*)\s*=\s*(.*?)\s*$/is.exec(part) ?? [];
    if (name === '' || tags.has(name.toLowerCase())) return undefined;
    tags.set(name.toLowerCase(), value);
  }
  return tags;
}
