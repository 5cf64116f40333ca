import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanFileName, contentDisposition, nameAs } from './file-name.ts';

test.each([
  ['Avtal Åsa Öberg.pdf', 'Avtal Åsa Öberg.pdf'],
  ['../../etc/passwd', 'etc passwd'],
  ['C:\\Users\\ada\\cv.pdf', 'C Users ada cv.pdf'],
  ['.htaccess', 'htaccess'],
  ['a\0b\r\nc.pdf', 'a b c.pdf'],
  ['faktura\u202efdp.exe', 'faktura fdp.exe'],
  ['   ', 'fil'],
  ['', 'fil'],
  ['.', 'fil'],
  [`${'å'.repeat(500)}.pdf`, `${'å'.repeat(146)}.pdf`],
  ['\ud800.pdf', '\ufffd.pdf'],
])('%j is saved as %j', (given, kept) => {
  expect(cleanFileName(given)).toBe(kept);
});

test.each([
  ['faktura.hta', 'application/pdf', 'faktura.hta.pdf'],
  ['Avtal.PDF', 'application/pdf', 'Avtal.PDF'],
  ['bild.svg', 'image/webp', 'bild.svg.webp'],
  ['avtal v1.2', 'application/pdf', 'avtal v1.2.pdf'],
  ['ljud', 'audio/mp4', 'ljud.m4a'],
  [`${'å'.repeat(500)}.lnk`, 'video/mp4', `${'å'.repeat(140)}.mp4`],
  ['kontoutdrag.053', 'application/octet-stream', 'kontoutdrag.053'],
])('%j with the type %s is saved as %j', (given, type, kept) => {
  expect(nameAs(given, type)).toBe(kept);
});

test('letters beyond ASCII are given to modern browsers, and a plain name to others', () => {
  expect(contentDisposition('attachment', "Åsas 'avtal' 100%.pdf")).toBe(
    `attachment; filename="Asas 'avtal' 100_.pdf"; filename*=UTF-8''%C3%85sas%20%27avtal%27%20100%25.pdf`,
  );
});

test('for any file name, the header has one line and the name can be read back', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)), maxLength: 300 }),
      (given) => {
        const name = cleanFileName(given);
        expect([...name].length).toBeLessThanOrEqual(150);
        const header = contentDisposition('inline', name);
        const [, ascii, encoded = ''] =
          /^inline; filename="([\x20-\x7e]*)"; filename\*=UTF-8''([\w.%!~-]*)$/.exec(header) ?? [];
        expect(ascii).not.toContain('"');
        expect(decodeURIComponent(encoded)).toBe(name);
      },
    ),
  );
});
