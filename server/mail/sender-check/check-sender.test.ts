import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type DnsAnswer, startDnsServer } from '#tests/support/dns-server.ts';
import { checkSender, domainOfSender } from './check-sender.ts';
import type { Finding } from './finding.ts';
import { createReadTxt } from './read-txt.ts';

const records = new Map<string, DnsAnswer>();
let dns: Awaited<ReturnType<typeof startDnsServer>>;
beforeAll(async () => {
  dns = await startDnsServer(records);
});
afterAll(() => dns.stop());

const rsa = (modulusLength: number) =>
  generateKeyPairSync('rsa', { modulusLength }).publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
const KEY = rsa(2048);
const KEY_NAME = 'brev._domainkey.medverka.example';

beforeEach(() => {
  records.clear();
  records.set('medverka.example', ['google-site-verification=x', 'v=spf1 ip4:192.0.2.1 include:brev.example -all']);
  records.set('brev.example', ['v=spf1 a mx ~all']);
  records.set(KEY_NAME, [`v=DKIM1; k=rsa; p=${KEY}`]);
  records.set('_dmarc.medverka.example', ['v=DMARC1; p=reject; rua=mailto:dmarc@medverka.example']);
});

const SENDER = { mail_from: 'Medverka <hej@Medverka.example>', mail_dkim_selector: 'brev' };

async function found(of: Finding['of'], sender: Partial<typeof SENDER> & { mail_dkim_domain?: string } = {}) {
  const read = createReadTxt({ servers: [dns.at], timeout_ms: 150 });
  const findings = await checkSender(read, { ...SENDER, ...sender });
  const finding = findings.find((one) => one.of === of);
  return `${finding?.verdict}: ${finding?.sentence}`;
}

test('the domain is that of the address, with or without a name', () => {
  expect([SENDER.mail_from, 'hej@medverka.example'].map(domainOfSender)).toEqual([
    'medverka.example',
    'medverka.example',
  ]);
});

test('a sender whose three records stand is told so in three sentences', async () => {
  const read = createReadTxt({ servers: [dns.at] });
  expect((await checkSender(read, SENDER)).map(({ verdict, sentence }) => `${verdict}: ${sentence}`)).toEqual([
    'stands: SPF: the record of medverka.example lets only the named servers send, and asks to refuse others.',
    `stands: DKIM: the key ${KEY_NAME} is there, with 2048 bits.`,
    'stands: DMARC: the policy of medverka.example asks to refuse false mails (reject).',
  ]);
});

describe('SPF', () => {
  const many = (count: number) => Array.from({ length: count }, (_, n) => `include:s${n}.example`).join(' ');

  test.each<[string, DnsAnswer | undefined, RegExp]>([
    ['none', undefined, /^fails.*no record/],
    ['other texts only', ['v=spf10 -all', 'hello'], /^fails.*no record/],
    ['two records', ['v=spf1 -all', 'v=spf1 ~all'], /^fails.*2 times.*join/],
    ['one that suspects others', ['v=spf1 mx ~all'], /^stands.*suspect/],
    ['one that says nothing of others', ['v=spf1 mx ?all'], /^weak.*~all or -all/],
    ['one without an end', ['v=spf1 mx'], /^weak/],
    ['one that lets everybody send', ['v=spf1 mx all'], /^fails.*everybody/],
    ['a word that nobody knows', ['v=spf1 ipv4:192.0.2.1 -all'], /^fails.*'ipv4:192\.0\.2\.1'/],
    ['an include of nothing', ['v=spf1 include:nowhere.example -all'], /^fails.*nowhere\.example/],
    ['a redirect', ['v=spf1 redirect=brev.example'], /^stands.*suspect/],
    ['an include by a macro', ['v=spf1 include:%{d}.brev.example -all'], /^stands/],
    ['a text in capitals', ['V=SPF1 MX -ALL'], /^stands/],
    ['silence', 'silent', /^unknown.*no answer about medverka\.example/],
    ['name servers that cannot answer', 'broken', /^unknown/],
  ])('%s', async (_, answer, expected) => {
    if (answer === undefined) records.delete('medverka.example');
    else records.set('medverka.example', answer);
    expect(await found('SPF')).toMatch(expected);
  });

  test('ten look-ups are allowed, and eleven are too many, also in what is included and in circles', async () => {
    for (let n = 0; n < 11; n++) records.set(`s${n}.example`, ['v=spf1 ip4:192.0.2.9 -all']);
    records.set('medverka.example', [`v=spf1 ${many(10)} -all`]);
    expect(await found('SPF')).toMatch(/^stands/);
    records.set('medverka.example', [`v=spf1 ${many(11)} -all`]);
    expect(await found('SPF')).toMatch(/^fails.*more than 10/);
    records.set('s0.example', ['v=spf1 mx -all']);
    records.set('medverka.example', [`v=spf1 ${many(10)} -all`]);
    expect(await found('SPF')).toMatch(/^fails.*more than 10/);
    records.set('medverka.example', ['v=spf1 include:medverka.example -all']);
    expect(await found('SPF')).toMatch(/^fails.*more than 10/);
  });

  test('a silent part does not hide the others', async () => {
    records.set('brev.example', 'silent');
    expect(await found('SPF')).toMatch(/^unknown.*brev\.example/);
    expect(await found('DKIM')).toMatch(/^stands/);
  });
});

describe('DKIM', () => {
  const ed25519 = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }).x ?? '';

  test.each<[string, DnsAnswer | undefined, RegExp]>([
    ['no key', undefined, /^fails.*is not there/],
    ['a revoked key', ['v=DKIM1; p='], /^fails.*revoked/],
    ['a key without a version', [`p=${KEY}`], /^stands/],
    ['a text that is no key', ['v=DKIM1; p=hello'], /^fails.*no key/],
    ['another version', [`v=DKIM2; p=${KEY}`], /^fails.*understand/],
    ['a short key', [`v=DKIM1; p=${rsa(1024)}`], /^weak.*1024 bits/],
    ['a test', [`v=DKIM1; t=y; p=${KEY}`], /^weak.*t=y/],
    ['a key for SHA-1 alone', [`v=DKIM1; h=sha1; p=${KEY}`], /^fails.*SHA-256/],
    ['an Ed25519 key', [`v=DKIM1; k=ed25519; p=${Buffer.from(ed25519, 'base64url').toString('base64')}`], /^weak.*RSA/],
    ['two keys', [`v=DKIM1; p=${KEY}`, 'v=DKIM1; p='], /^fails.*2 times/],
    ['silence', 'silent', /^unknown/],
  ])('%s', async (_, answer, expected) => {
    if (answer === undefined) records.delete(KEY_NAME);
    else records.set(KEY_NAME, answer);
    expect(await found('DKIM')).toMatch(expected);
  });

  test('no selector is asked for by name', async () => {
    expect(await found('DKIM', { mail_dkim_selector: undefined } as never)).toMatch(/^unknown.*MAIL_DKIM_SELECTOR/);
  });
});

describe('DMARC', () => {
  test.each<[string, DnsAnswer | undefined, RegExp]>([
    ['none', undefined, /^fails.*no policy/],
    ['p=none', ['v=DMARC1; p=none'], /^weak.*p=none/],
    ['quarantine', ['v=DMARC1;p=quarantine'], /^stands.*spam/],
    ['a part of the mails', ['v=DMARC1; p=reject; pct=20'], /^weak.*20 %/],
    ['no policy word', ['v=DMARC1; rua=mailto:a@b.example'], /^fails.*p=/],
    ['two policies', ['v=DMARC1; p=none', 'v=DMARC1; p=reject'], /^fails.*several/],
    ['silence', 'silent', /^unknown/],
  ])('%s', async (_, answer, expected) => {
    if (answer === undefined) records.delete('_dmarc.medverka.example');
    else records.set('_dmarc.medverka.example', answer);
    expect(await found('DMARC')).toMatch(expected);
  });

  test('a policy above counts, by what it says of domains below', async () => {
    const below = { mail_from: 'hej@brev.medverka.example' };
    expect(await found('DMARC', below)).toMatch(/^stands.*policy of medverka\.example/);
    records.set('_dmarc.medverka.example', ['v=DMARC1; p=reject; sp=none']);
    expect(await found('DMARC', below)).toMatch(/^weak/);
  });

  test('a signature of another domain does not count, and of one below only if the policy is not strict', async () => {
    expect(await found('DMARC', { mail_dkim_domain: 'brev.example' })).toMatch(/^fails.*MAIL_DKIM_DOMAIN/);
    expect(await found('DMARC', { mail_dkim_domain: 'brev.medverka.example' })).toMatch(/^stands/);
    records.set('_dmarc.medverka.example', ['v=DMARC1; p=reject; adkim=s']);
    expect(await found('DMARC', { mail_dkim_domain: 'brev.medverka.example' })).toMatch(/^fails/);
    expect(await found('DMARC')).toMatch(/^stands/);
  });
});
