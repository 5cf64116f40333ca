/** Removes from a PDF the metadata with the places where its pictures were taken; all other bytes stay unchanged. */
import { open, readFile } from 'node:fs/promises';
import { deflateSync, inflateSync } from 'node:zlib';

/** A replacement for bytes of the file. It has the same length, so that the offsets in the file's tables stay valid. */
interface Patch {
  readonly at: number;
  readonly bytes: Buffer;
}

/** Maximum size of an unpacked stream, in bytes. */
const UNPACKED_MAX = 64 * 1024 * 1024;

const XMP_BEGINNINGS = ['<x:xmpmeta', '<rdf:RDF'] as const;
const XMP_ENDS = ['</x:xmpmeta>', '</rdf:RDF>'] as const;
/**
 * Matches the XMP names of the position, of the place where a picture was made and of the place that it shows (terms of
 * EXIF, IPTC and Photoshop).
 */
const XMP_PLACE = /GPS|Location|:City\b/;

/** XMP that names a place, replaced by spaces. */
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
/** The EXIF entry that leads to the position (tag 0x8825, one LONG), in either byte order. */
const GPS_ENTRIES = [Buffer.from('2588040001000000', 'hex'), Buffer.from('8825000400000001', 'hex')] as const;

/** EXIF with a position, replaced by zeros over the length of its JPEG segment. */
function* placesInExif(bytes: Buffer): Generator<Patch> {
  for (let at = bytes.indexOf(EXIF); at >= 0; at = bytes.indexOf(EXIF, at + 1)) {
    if (at < 4 || bytes.readUInt16BE(at - 4) !== 0xffe1) continue;
    const content = bytes.subarray(at + EXIF.length, at - 2 + bytes.readUInt16BE(at - 2));
    if (!GPS_ENTRIES.some((entry) => content.includes(entry))) continue;
    yield { at: at + EXIF.length, bytes: Buffer.alloc(content.length) };
  }
}

const placesInPlain = (bytes: Buffer): Patch[] => [...placesInXmp(bytes), ...placesInExif(bytes)];

/** Both match the dictionary of a packed stream that may contain a place: metadata, a picture, or an embedded file. */
const PACKED = /\/FlateDecode/;
const MAY_HOLD_PLACES = /\/(Metadata|DCTDecode|JPXDecode|EmbeddedFile)\b/;
/** Longer than any dictionary that programs write before a stream. */
const DICTIONARY_MAX = 4096;

function unpacked(bytes: Buffer): Buffer | null {
  try {
    return inflateSync(bytes, { maxOutputLength: UNPACKED_MAX });
  } catch {
    // Locked, broken, or larger than `UNPACKED_MAX` when unpacked: the stream stays as it is.
    return null;
  }
}

/**
 * Packed streams with a place, packed again without it; zeros fill the rest of their length. If the new bytes do not
 * fit, the stream becomes empty.
 */
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

/** The patches that blank every place in a PDF: in its pictures, and in its metadata. */
const placesIn = (bytes: Buffer): Patch[] => [...placesInPlain(bytes), ...placesInStreams(bytes)];

/**
 * Blanks the places in a PDF, in the file itself: XMP, and the EXIF of pictures that were embedded unchanged. A PDF
 * without any place stays unchanged to the byte, because it may be signed; so does a locked PDF, which cannot be
 * searched.
 */
export async function blankPlaces(place: string): Promise<void> {
  const patches = placesIn(await readFile(place));
  if (patches.length === 0) return;
  await using file = await open(place, 'r+');
  for (const { at, bytes } of patches) await file.write(bytes, 0, bytes.length, at);
}
