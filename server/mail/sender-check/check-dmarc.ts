import { type Finding, type ReadTxt, tagsOf } from './finding.ts';

interface Policy {
  /** The domain whose record it is: the sender's, or one above it. */
  readonly domain: string;
  readonly tags: ReadonlyMap<string, string>;
}

/** The policy of a domain or the nearest domain above it; 'several' if a domain has more than one. */
async function policyOf(read: ReadTxt, domain: string): Promise<Policy | 'several' | undefined> {
  for (let at = domain; at.includes('.'); at = at.slice(at.indexOf('.') + 1)) {
    const records = (await read(`_dmarc.${at}`)).filter((one) => /^v\s*=\s*DMARC1\s*(?:;|$)/.test(one));
    if (records.length > 1) return 'several';
    const [record] = records;
    if (record !== undefined) return { domain: at, tags: tagsOf(record) ?? new Map() };
  }
  return undefined;
}

const ASKED: Readonly<Record<string, Omit<Finding, 'of'>>> = {
  none: {
    verdict: 'weak',
    sentence:
      'asks to deliver false mails like all others (p=none): once the reports show no faults, ask for quarantine',
  },
  quarantine: { verdict: 'stands', sentence: 'asks to put false mails among the spam (quarantine)' },
  reject: { verdict: 'stands', sentence: 'asks to refuse false mails (reject)' },
};

/**
 * True if a signature's domain counts as the sender's. Which part of a name is registered needs a list of all
 * registries, so a domain above or below counts.
 */
function isAligned(sender: string, signer: string, isStrict: boolean): boolean {
  if (sender === signer) return true;
  return !isStrict && (sender.endsWith(`.${signer}`) || signer.endsWith(`.${sender}`));
}

/** The DMARC policy for mails of a domain that another may sign. */
export async function checkDmarc(read: ReadTxt, domain: string, signer: string): Promise<Finding> {
  const found = await policyOf(read, domain);
  const finding = (verdict: Finding['verdict'], sentence: string): Finding => ({
    of: 'DMARC',
    verdict,
    sentence: `DMARC: ${sentence}.`,
  });
  if (found === undefined) return finding('fails', `${domain} has no policy, and large receivers refuse its mails`);
  if (found === 'several') return finding('fails', `${domain} has several policies, and receivers then use none`);
  const { tags } = found;
  const wanted = ((found.domain === domain ? undefined : tags.get('sp')) ?? tags.get('p') ?? '').toLowerCase();
  const asked = ASKED[wanted];
  if (!asked) return finding('fails', `the policy of ${found.domain} has no p= that receivers understand`);
  if (!isAligned(domain, signer, tags.get('adkim')?.toLowerCase() === 's')) {
    return finding(
      'fails',
      `a signature of ${signer} does not count for ${domain}: let the mail service sign as ${domain}, and set MAIL_DKIM_DOMAIN`,
    );
  }
  const share = Number(tags.get('pct') ?? '100');
  if (asked.verdict === 'stands' && share < 100) {
    return finding('weak', `the policy of ${found.domain} ${asked.sentence}, but of only ${share} % of them (pct)`);
  }
  return finding(asked.verdict, `the policy of ${found.domain} ${asked.sentence}`);
}
