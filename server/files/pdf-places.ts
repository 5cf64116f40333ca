/** Takes out of a PDF where the pictures in it were taken, and leaves every other byte as it is. */
import { open, readFile } from 'node:fs/promises';
import { deflateSync, inflateSync } from 'node:zlib';

/** Bytes of the same length that say nothing, so that every table of the file still leads where it did. */
interface Patch {
  readonly at: number;
  readonly bytes: Buffer;
}

/** A stream is at most so large when it is unpacked to be looked at. */
const UNPACKED_MAX = 64 * 1024 * 1024;

const XMP_BEGINNINGS = ['<x:xmpmeta', '<rdf:RDF'] as const;
const XMP_ENDS = ['</x:xmpmeta>', '</rdf:RDF>'] as const;
/**
 * The names of places in XMP: a position, and where something was made or is shown (EXIF, IPTC and Photoshop's words).
 */
const XMP_PLACE = /GPS|Location|:City\b/;

/** XMP that names a place, as spaces. */
function* placesInXmp(bytes: Buffer): Generator<Patch> {
  for (const [index, beginning] of XMP_BEGINNINGS.entries()) {
    const end = XMP_ENDS[index] ?? '';
    for (let at = bytes.indexOf(beginning); at >= 0; at = bytes.indexOf(beginning, at + 1)) {
      const until = bytes.indexOf(end, at);
      if (until < 0) break;
      const length = until + end.length - at;
      if (XMP_PLACE.test(bytes.toString('latin1', at, at + length))) yield { at, bytes: Buffer.alloc(length, ' ') };
    }
  }
}

const EXIF = Buffer.from('Exif\0\0', 'latin1');
/** The entry that leads to the position (tag 0x8825, one LONG), in either order of bytes. */
const GPS_ENTRIES = [Buffer.from('2588040001000000', 'hex'), Buffer.from('8825000400000001', 'hex')] as const;

/** EXIF that leads to a position, as zeros: in a JPEG, by the length of its segment. */
function* placesInExif(bytes: Buffer): Generator<Patch> {
  for (let at = bytes.indexOf(EXIF); at >= 0; at = bytes.indexOf(EXIF, at + 1)) {
    if (at < 4 || bytes.readUInt16BE(at - 4) !== 0xffe1) continue;
    const content = bytes.subarray(at + EXIF.length, at - 2 + bytes.readUInt16BE(at - 2));
    if (!GPS_ENTRIES.some((entry) => content.includes(entry))) continue;
    yield { at: at + EXIF.length, bytes: Buffer.alloc(content.length) };
  }
}

const placesInPlain = (bytes: Buffer): Patch[] => [...placesInXmp(bytes), ...placesInExif(bytes)];

/** Streams that may hold a place although they are packed: words about the file, pictures, and files within the file. */
const PACKED = /\/FlateDecode/;
const MAY_HOLD_PLACES = /\/(Metadata|DCTDecode|JPXDecode|EmbeddedFile)\b/;
/** A dictionary before a stream is never longer than this in what programs write. */
const DICTIONARY_MAX = 4096;

function unpacked(bytes: Buffer): Buffer | null {
  try {
    return inflateSync(bytes, { maxOutputLength: UNPACKED_MAX });
  } catch {
    // Locked, broken or too large: a place that no reader can unpack is shown to nobody.
    return null;
  }
}

/** Packed streams with a place in them, packed anew without it; what is left of their length is no more of the stream. */
function* placesInStreams(bytes: Buffer): Generator<Patch> {
  for (let end = bytes.indexOf('endstream'); end >= 0; end = bytes.indexOf('endstream', end + 1)) {
    const keyword = bytes.lastIndexOf('stream', end - 1);
    if (keyword < 0) continue;
    const before = bytes.toString('latin1', Math.max(0, keyword - DICTIONARY_MAX), keyword);
    const dictionary = before.slice(before.lastIndexOf(' obj') + 1);
    if (!PACKED.test(dictionary) || !MAY_HOLD_PLACES.test(dictionary)) continue;
    const at = keyword + 'stream'.length + (bytes[keyword + 'stream'.length] === 0x0d ? 2 : 1);
    const content = unpacked(bytes.subarray(at, end));
    const places = content ? placesInPlain(content) : [];
    if (!content || places.length === 0) continue;
    for (const place of places) place.bytes.copy(content, place.at);
    const room = Buffer.alloc(end - at);
    const packed = deflateSync(content, { level: 9 });
    (packed.length <= room.length ? packed : deflateSync(Buffer.alloc(0))).copy(room);
    yield { at, bytes: room };
  }
}

/** The patches that blank every place in a PDF: in its pictures, and in its words about them. */
const placesIn = (bytes: Buffer): Patch[] => [...placesInPlain(bytes), ...placesInStreams(bytes)];

/**
 * Blanks, in the file itself, the places in a PDF: XMP, and the EXIF of pictures that were embedded unchanged. A PDF
 * without any is left to the byte, since it may be signed. A locked one cannot be searched.
 */
export async function blankPlaces(place: string): Promise<void> {
  const patches = placesIn(await readFile(place));
  if (patches.length === 0) return;
  await using file = await open(place, 'r+');
  for (const { at, bytes } of patches) await file.write(bytes, 0, bytes.length, at);
}
