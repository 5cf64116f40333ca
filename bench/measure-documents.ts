import { performance } from 'node:perf_hooks';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { cutPictures } from '#server/documents/cut-pictures.ts';
import { createPrinter } from '#server/documents/printer.ts';
import { type Sedcard, sedcard } from '#server/documents/sedcard/sedcard.ts';

const ROUNDS = 30;
const MB = 1024 * 1024;

const CARD: Sedcard = {
  name: 'Åsa Lindqvist-Öberg',
  trades: 'Skådespelare, modell',
  facts: ['Spelålder', 'Längd', 'Hår', 'Ögon', 'Bor i'].map((label) => ({ label, value: 'Mörkbrunt, långt, lockigt' })),
  bio: 'Jag har spelat teater sedan jag var nio och rider sedan tjugo år. '.repeat(10),
  languages: [{ label: 'Svenska', level: 'Modersmål' }],
  skills: [
    { label: 'Sport', abilities: Array.from({ length: 12 }, () => ({ label: 'Ridning', level: 'Mycket van' })) },
  ],
  licences: 'Körkort B',
  sizes: Array.from({ length: 8 }, () => ({ label: 'Midja', value: '74 cm' })),
  credits: [
    {
      label: 'Film',
      lines: Array.from({ length: 20 }, () => ({ year: '2024', title: 'Kajen', more: 'Systern, regi Maja Ek' })),
    },
  ],
  pictures: ['1', '2', '3', '4'],
};

const middle = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** Times a sedcard with four pictures of the largest size: cutting the pictures, and then drawing the document. */
export async function measureDocuments(): Promise<string> {
  // A picture of noise, because no photo takes more work.
  const noise = {
    create: { width: 1536, height: 1920, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 12 } },
  } as const;
  const picture = await sharp({ create: { ...noise.create, background: '#808080' } })
    .webp({ quality: 82 })
    .toBuffer();
  const files = { get: async () => ({ stream: Readable.from([picture]), size: picture.length }) };
  const printer = createPrinter();
  const [cutting, drawing]: [number[], number[]] = [[], []];
  let size = 0;
  const before = process.memoryUsage.rss();
  let most = before;
  try {
    for (let round = 0; round <= ROUNDS; round++) {
      const start = performance.now();
      const pictures = (await cutPictures(files, sedcard.pictures(CARD))) ?? [];
      const cut = performance.now();
      const bytes = await printer.print({
        kind: 'sedcard',
        version: 1,
        snapshot: CARD,
        made: '2026-11-22T05:00:00Z',
        pictures,
      });
      if (isRefusal(bytes)) throw new Error(bytes.refused);
      size = bytes.length;
      most = Math.max(most, process.memoryUsage.rss());
      // The first round also starts the thread and reads the typefaces, so it does not count.
      if (round === 0) continue;
      cutting.push(cut - start);
      drawing.push(performance.now() - cut);
    }
  } finally {
    await printer.stop();
  }
  const figures = [middle(cutting), middle(drawing), Math.max(...drawing)].map((ms) => ms.toFixed(0));
  return `| sedcard, four pictures | ${figures.join(' | ')} | ${Math.round(size / 1000)} | ${Math.round((most - before) / MB)} |`;
}
