import { expect, test } from 'vitest';
import { readMail } from './read-mail.ts';

const bytes = (lines: readonly string[]) => Buffer.from(lines.join('\r\n'), 'latin1');
const HEAD = ['From: Ada <ada@example.com>', 'To: svar+x@svar.example', 'Subject: Sv', 'Message-ID: <1@example.com>'];

test('a plain mail in an old character set is read with its head', async () => {
  const mail = bytes([...HEAD, 'Content-Type: text/plain; charset=iso-8859-1', '', 'Jag hinner inte f\xf6re 8.']);
  expect(await readMail(mail)).toMatchObject({
    from: ['ada@example.com'],
    message_id: '<1@example.com>',
    text: 'Jag hinner inte före 8.\n',
    files: [],
    report: null,
  });
});

test('of two From lines none counts', async () => {
  const mail = await readMail(bytes(['From: <eva@example.com>', ...HEAD, '', 'Hej']));
  expect(mail.from).toEqual([]);
});

test('files are taken, but neither the pictures of a signature nor seals', async () => {
  const part = (head: string, body: string) => ['--b', ...head.split('|'), '', body];
  const mail = await readMail(
    bytes([
      ...HEAD,
      'Content-Type: multipart/related; boundary=b',
      '',
      ...part('Content-Type: text/html', '<p>Hej</p><img src="cid:logo">'),
      ...part('Content-Type: image/png|Content-ID: <logo>|Content-Disposition: inline; filename=logo.png', 'x'),
      ...part('Content-Type: application/pdf|Content-Disposition: attachment; filename="cv.pdf"', '%PDF'),
      ...part('Content-Type: application/pkcs7-signature|Content-Disposition: attachment; filename=smime.p7s', 'x'),
      '--b--',
    ]),
  );
  expect([mail.text.trim(), mail.files.map(({ name }) => name)]).toEqual(['Hej', ['cv.pdf']]);
});

test('the fields of a delivery report are read, and the returned mail is no file', async () => {
  const mail = await readMail(
    bytes([
      'From: MAILER-DAEMON@mx.example.com',
      'To: studs+x@svar.example',
      'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      'It did not arrive.',
      '--b',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.example.com',
      '',
      'Action: failed',
      'Status: 5.1.1',
      '',
      '--b',
      'Content-Type: message/rfc822',
      '',
      'From: hej@medverka.example',
      '',
      'Hej',
      '--b--',
    ]),
  );
  expect(mail.report).toMatch(/Action: failed\s+Status: 5\.1\.1/);
  expect([mail.files, mail.text.includes('did not arrive')]).toEqual([[], true]);
});

test('nested, endless, empty and broken mails end in text or an error, never in a hang', async () => {
  const nested = ['MIME-Version: 1.0'];
  for (let depth = 0; depth < 400; depth++)
    nested.push(`Content-Type: multipart/mixed; boundary=b${depth}`, '', `--b${depth}`);
  await expect(readMail(bytes(nested))).rejects.toThrow();
  await expect(readMail(bytes([`X: ${'y'.repeat(300_000)}`, '', 'Hej']))).rejects.toThrow();
  for (const odd of [
    '',
    '\0\0\0',
    'Hej',
    'Content-Type: text/plain; charset=okand\r\n\r\nHej',
    'Content-Type: text/plain\r\nContent-Transfer-Encoding: base64\r\n\r\n%%%',
    'Content-Type: multipart/mixed\r\n\r\nHej',
    'From: =?utf-8?q?=\r\n\r\nHej',
  ]) {
    expect(typeof (await readMail(Buffer.from(odd))).text).toBe('string');
  }
});
