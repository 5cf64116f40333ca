import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { isRefusal, refuse, unlessCode } from '#domain/refusal.ts';
import type { IncomingFile } from './incoming.ts';
import { paperOf } from './paper.ts';

/** Sound and film by how their bytes begin. */
const KINDS: readonly (readonly [begins: RegExp, content_type: string])[] = [
  [/^.{4}ftypM4A/s, 'audio/mp4'],
  [/^.{4}ftyp(isom|iso\d|mp4\d|M4V|qt {2}|3gp)/s, 'video/mp4'],
  [/^(ID3|\xff[\xfb\xf3\xf2])/, 'audio/mpeg'],
  [/^RIFF.{4}WAVE/s, 'audio/wav'],
];

async function beginningOf(place: string): Promise<string> {
  await using file = await open(place);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0);
  return buffer.toString('latin1', 0, bytesRead);
}

/** What is kept of a file that somebody sends with a message: a PDF, sound or film as it is, a picture made anew. */
export async function attachmentOf(incoming: IncomingFile) {
  const beginning = await beginningOf(incoming.place);
  const kind = KINDS.find(([begins]) => begins.test(beginning));
  if (kind) return { source: createReadStream(incoming.place), content_type: kind[1] };
  const paper = await paperOf(incoming, 'bilaga');
  if (!isRefusal(paper)) return { source: paper.source, content_type: paper.content_type };
  return unlessCode(paper, 'file_not_image') ?? refuse('file_unknown');
}
