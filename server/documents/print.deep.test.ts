import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { readPdf } from '#tests/support/read-pdf.ts';
import { type PrintJob, print } from './print.ts';
import type { Sedcard } from './sedcard/sedcard.ts';

const CARD: Sedcard = {
  name: 'Åsa Öberg',
  trades: 'Skådespelare, modell',
  facts: [
    { label: 'Spelålder', value: '25–35 år' },
    { label: 'Längd', value: '172 cm' },
  ],
  bio: 'Jag rider sedan tjugo år.',
  languages: [{ label: 'Svenska', level: 'Modersmål' }],
  skills: [{ label: 'Sport', abilities: [{ label: 'Ridning', level: 'Mycket van' }] }],
  licences: 'Körkort B',
  sizes: [],
  credits: [],
  pictures: ['public/1786701600000-0123456789abcdef.webp'],
};

let jpeg: Buffer;
beforeAll(async () => {
  jpeg = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#b08060' } })
    .jpeg()
    .toBuffer();
});

const jobOf = (given: Partial<Sedcard> = {}, more: Partial<PrintJob> = {}): PrintJob => ({
  kind: 'sedcard',
  version: 2,
  snapshot: { ...CARD, ...given },
  made: '2026-11-22T23:30:00.000Z',
  pictures: [jpeg],
  ...more,
});
const bytesOf = async (job: PrintJob) => {
  const printed = await print(job);
  return 'bytes' in printed ? printed.bytes : new Uint8Array();
};
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const printed = async (given: Partial<Sedcard> = {}, more: Partial<PrintJob> = {}) =>
  hashOf(await bytesOf(jobOf(given, more)));

const IN_ANOTHER_PROCESS = `
  const { print } = await import(process.argv[1]);
  let text = '';
  for await (const chunk of process.stdin) text += chunk;
  const job = JSON.parse(text);
  const { bytes } = await print({ ...job, pictures: job.pictures.map((data) => Buffer.from(data, 'base64')) });
  const { createHash } = await import('node:crypto');
  console.log(createHash('sha256').update(bytes).digest('hex'));`;

async function printedElsewhere(timeZone: string): Promise<string> {
  const module = new URL('./print.ts', import.meta.url).href;
  const running = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', IN_ANOTHER_PROCESS, module], {
    env: { ...process.env, TZ: timeZone, LANG: 'en_US.UTF-8' },
  });
  running.child.stdin?.end(JSON.stringify({ ...jobOf(), pictures: [jpeg.toString('base64')] }));
  return (await running).stdout.trim();
}

describe('the bytes of a document', () => {
  test('are the same in every process and time zone', async () => {
    const here = await printed();
    expect(await Promise.all(['America/New_York', 'Pacific/Kiritimati'].map(printedElsewhere))).toEqual([here, here]);
  });
  test('contain no letters of earlier documents', async () => {
    // An Arabic letter and its old presentation form, which share a glyph.
    for (const name of ['\u0621', '\ufe80', '\u0621']) {
      const { texts } = await readPdf(await bytesOf(jobOf({ name })));
      expect(texts[0]).toEqual({ tag: 'H1', text: name });
    }
  });
  test('change with its text, its time and its pictures', async () => {
    const other = await sharp(jpeg).negate().jpeg().toBuffer();
    const all = [
      await printed(),
      await printed({ bio: 'Jag rider sedan tjugoett år.' }),
      await printed({}, { made: '2026-11-23T23:30:00.000Z' }),
      await printed({}, { pictures: [other] }),
    ];
    expect(new Set(all).size).toBe(all.length);
  });
  test('declare Swedish, tags, the archive format and descriptions of pictures', async () => {
    const bytes = Buffer.from(await bytesOf(jobOf()));
    const text = bytes.toString('latin1');
    expect(text.startsWith('%PDF-1.7')).toBe(true);
    for (const sign of [
      '/Lang (sv-SE)',
      '/Marked true',
      '/StructTreeRoot',
      '/OutputIntents',
      '<pdfaid:part>2</pdfaid:part>',
      '<pdfaid:conformance>A</pdfaid:conformance>',
      '/DisplayDocTitle true',
      '/S /H1',
      '/S /Figure',
      '/Alt ',
      'D:20261122233000Z',
    ]) {
      expect(text, sign).toContain(sign);
    }
    // Content for one side takes one page, and unused typefaces are not embedded.
    expect(text.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
    expect(text).not.toContain('NotoSans');
  });
});

describe('letters', () => {
  test.each([
    'Şebnem Łukasiewicz',
    'Жанна Иванова',
    'Ελένη Παπαδοπούλου',
    'Nguyễn Thị Hồng',
    'Åsa Őry',
    'ሰላም ተስፋዬ',
    'محمد حداد',
    'דנה כהן',
    'สมชาย ใจดี',
    'Արամ Խաչատրյան',
    'ნინო ბერიძე',
  ])('%s is printed without boxes', async (name) => {
    const { texts, boxes } = await readPdf(await bytesOf(jobOf({ name })));
    expect([texts[0], boxes]).toEqual([{ tag: 'H1', text: name }, 0]);
  });
  test('a right-to-left name keeps its word order within Swedish text', async () => {
    const { texts } = await readPdf(await bytesOf(jobOf({ name: 'Vårdnadshavaren דנה כהן, för Åsa Öberg' })));
    expect(texts[0]?.text).toBe('Vårdnadshavaren דנה כהן, för Åsa Öberg');
  });
  test('composed and decomposed letters print alike, and invisible ones are not printed', async () => {
    expect(await printed({ name: 'A\u030asa\u200b \u00d6berg' })).toBe(await printed({ name: 'Åsa Öberg' }));
  });
  test.each(['Åsa 🙂', '李娜', 'Ольга דנה'])('the name %s is refused instead of printed with boxes', async (name) => {
    expect(await print(jobOf({ name }))).toEqual({ unprintable: name });
  });
  test('characters that cannot be printed are left out of free text', async () => {
    expect(await printed({ bio: 'Jag rider 🐎 sedan ✨ tjugo år.' })).toBe(
      await printed({ bio: 'Jag rider sedan tjugo år.' }),
    );
    expect(await printed({ bio: 'Åsa rider, 李娜 också.' })).toBe(await printed({ bio: 'Åsa rider, också.' }));
  });
});

describe('snapshots', () => {
  test('are read by the schema of their version, which refuses other fields', async () => {
    await expect(print(jobOf({ email: 'asa@example.com' } as Partial<Sedcard>))).rejects.toThrow('email');
    await expect(print(jobOf({}, { snapshot: { name: 'Åsa' } }))).rejects.toThrow('trades');
  });
  test('of an unknown version are refused', async () => {
    await expect(print(jobOf({}, { version: 3 }))).rejects.toThrow('version 3');
  });
  test('fit on the pages, however long they are', async () => {
    const abilities = Array.from({ length: 40 }, (_, n) => ({ label: `Färdighet ${n}`, level: 'Mycket van' }));
    const facts = Array.from({ length: 30 }, (_, n) => ({ label: `Mått ${n}`, value: 'ord '.repeat(40) }));
    const sizes = Array.from({ length: 15 }, () => ({ label: 'Midja', value: '74 cm' }));
    const lines = Array.from({ length: 200 }, () => ({ year: '2024', title: 'Kajen 李', more: 'ord '.repeat(90) }));
    const credits = [{ label: 'Film', lines: [{ year: '', title: '李', more: '' }, ...lines] }];
    const skills = [{ label: 'Allt', abilities }];
    const bytes = await bytesOf(jobOf({ facts, bio: 'Ord. '.repeat(300), skills, sizes, credits }));
    expect(bytes.length).toBeGreaterThan(10_000);
  });
});
