import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

/** The lines of a file in UTF-8, whatever ends them. @throws what the decoder throws at other bytes */
export async function* textLines(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  for await (const chunk of createReadStream(file)) {
    // A CR at the end of what has come may be half of what ends a line.
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
 * Why a file cannot be taken as text; null when it can. Looked at to its end before anything of it is brought in: of letters
 * that are guessed at, or lost, a person would be told in a mail.
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
