import { describe, expect, test } from 'vitest';
import { bounceOfReport, isAutomatic, type MailHeader, senderVerdict } from './incoming-mail.rules.ts';

const heads = (lines: Readonly<Record<string, string>>): MailHeader[] =>
  Object.entries(lines).map(([key, value]) => ({ key, value }));

describe('a mail of a program', () => {
  test.each<[Record<string, string>, string, boolean]>([
    [{}, 'Sv: Oläst meddelande', false],
    [{ 'auto-submitted': 'no', 'return-path': '<ada@example.com>', precedence: 'first-class' }, '', false],
    [{ 'auto-submitted': 'auto-replied; owner-email="a@b.se"' }, '', true],
    [{ 'x-autoreply': 'yes' }, '', true],
    [{ 'x-auto-response-suppress': 'All' }, '', true],
    [{ precedence: 'bulk' }, '', true],
    [{ 'list-id': '<film.example.com>' }, '', true],
    [{ 'return-path': '<>' }, '', true],
    [{}, 'Autosvar: Jag är på semester', true],
    [{}, 'Out of Office: till måndag', true],
  ])('%j with the subject %j: %s', (lines, subject, is) => expect(isAutomatic(heads(lines), subject)).toBe(is));
});

describe('the verdict about the sender', () => {
  test.each<[string, ReturnType<typeof senderVerdict>]>([
    ['mx.ours; dmarc=pass header.from=example.com; spf=fail', 'pass'],
    ['mx.ours; dkim=pass header.d=example.com; dmarc=fail header.from=example.com', 'fail'],
    ['mx.ours; spf=pass smtp.mailfrom=example.com; dmarc=none', 'pass'],
    ['mx.ours; spf=softfail smtp.mailfrom=example.com', 'fail'],
    ['mx.ours 1; spf=none; dkim=none', 'none'],
    ['mx.ours; none', 'none'],
    ['MX.Ours; DMARC=Fail', 'fail'],
    ['mx.theirs; dmarc=pass', null],
    ['mx.ours.evil.example; dmarc=pass', null],
  ])('%s: %s', (value, verdict) =>
    expect(senderVerdict(heads({ 'authentication-results': value }), 'mx.ours')).toBe(verdict),
  );

  test('a failure counts although another line of our server says pass', () => {
    const lines = ['mx.ours; dmarc=fail', 'mx.ours; dmarc=pass'].map((value) => ({
      key: 'authentication-results',
      value,
    }));
    expect(senderVerdict(lines, 'mx.ours')).toBe('fail');
  });
});

describe('a delivery report', () => {
  const report = (status: string, action = 'failed') =>
    `Reporting-MTA: dns; mx.example.com\r\n\r\nFinal-Recipient: rfc822; ada@example.com\r\nAction: ${action}\r\nStatus: ${status}\r\n`;
  test.each<[string, string, ReturnType<typeof bounceOfReport>]>([
    ['5.1.1', 'failed', { is_hard: true, code: '5.1.1' }],
    ['5.1.10 (null MX)', 'failed', { is_hard: true, code: '5.1.10' }],
    ['5.2.1', 'failed', { is_hard: true, code: '5.2.1' }],
    ['5.2.2', 'failed', { is_hard: false, code: '5.2.2' }],
    ['5.7.1', 'failed', { is_hard: false, code: '5.7.1' }],
    ['4.4.1', 'failed', { is_hard: false, code: '4.4.1' }],
    ['4.4.1', 'delayed', null],
    ['2.0.0', 'delivered', null],
    ['hej', 'failed', null],
  ])('with status %s and action %s', (status, action, bounce) =>
    expect(bounceOfReport(report(status, action))).toEqual(bounce),
  );

  test('has its status in the words of the foreign server if nowhere else', () => {
    const words = 'Action: failed\nDiagnostic-Code: smtp; 550 5.1.1 user unknown\n';
    expect(bounceOfReport(words)).toEqual({ is_hard: true, code: '5.1.1' });
    expect(bounceOfReport('')).toBe(null);
  });
});
