import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

/** The lines of a UTF-8 file with any line ending. @throws the decoder's error for other bytes */
export async function* textLines(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  for await (const chunk of createReadStream(file)) {
    // A CR at the end of a chunk may be the first half of a CRLF.
    const parts = (rest + decoder.decode(chunk, { stream: true })).split(/\r\n|\n|\r(?!$)/);
    rest = parts.pop() ?? '';
    yield* parts;
  }
  rest = (rest + decoder.decode()).replace(/\r$/, '');
  if (rest !== '') yield rest;
}

const UTF_16 = 'Filen är i UTF-16. Spara den som CSV UTF-8 och försök igen.';
const NOT_UTF_8 =
  'Filen är inte i UTF-8, så å, ä och ö skulle gå förlorade. Spara den som ”CSV UTF-8” (Excel) och försök igen.';

const isOtherBytes = (error: unknown) => (error as { code?: string }).code === 'ERR_ENCODING_INVALID_ENCODED_DATA';

/**
 * The fault of a file that is not UTF-8 text; null if there is none. The whole file is checked before the first import,
 * because wrong letters would be mailed to people.
 */
export async function whyNotText(file: string): Promise<string | null> {
  await using handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
  if (bytesRead === 2 && ['fffe', 'feff'].includes(buffer.toString('hex'))) return UTF_16;
  try {
    for await (const _line of textLines(file));
    return null;
  } catch (error) {
    if (isOtherBytes(error)) return NOT_UTF_8;
    throw error;
  }
}
