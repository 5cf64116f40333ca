/** Files as cameras, phones and programs write them, with a location in every known format. */
import { readFileSync } from 'node:fs';
import {
  BufferSource,
  BufferTarget,
  Conversion,
  Input,
  MATROSKA,
  MkvOutputFormat,
  MovOutputFormat,
  MP4,
  Mp4OutputFormat,
  Output,
  type OutputFormat,
  WEBM,
} from 'mediabunny';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';

/** A place in Stockholm in the notation of QuickTime (ISO 6709). */
const PLACE = '+59.3293+018.0686/';
const XMP = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="59,19.7580N" exif:GPSLongitude="18,4.1160E"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;

/** The degrees of this location in EXIF, in both byte orders. */
const EXIF_DEGREES = ['3b0000000100000013000000', '0000003b0000000100000013'].map((hex) => Buffer.from(hex, 'hex'));
const MARKS = [...EXIF_DEGREES, ...['59.3293', '59,19.7580', 'GPSLatitude'].map((text) => Buffer.from(text))];

/** True if the bytes still contain the location. */
export const tellsPlace = (bytes: Buffer): boolean => MARKS.some((mark) => bytes.includes(mark));

const canvas = () =>
  sharp({ create: { width: 640, height: 800, channels: 3, background: '#b08060' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 19/1 4548/100', GPSLongitude: '18/1 4/1 696/100' } })
    .withXmp(XMP);

const clip = (name: string) => readFileSync(new URL(`../../demo/clips/${name}`, import.meta.url));

/** A box in a film in which cameras store XMP; QuickTime players skip it. */
function xmpBox(): Buffer {
  const head = Buffer.from('0000000075756964be7acfcb97a942e89c71999491e3afac', 'hex');
  head.writeUInt32BE(head.length + XMP.length);
  return Buffer.concat([head, Buffer.from(XMP)]);
}

async function madeAs(name: string, format: OutputFormat, raw: Record<string, string>): Promise<Buffer<ArrayBuffer>> {
  const target = new BufferTarget();
  using input = new Input({ formats: [MP4, WEBM, MATROSKA], source: new BufferSource(clip(name)) });
  const output = new Output({ format, target });
  await (await Conversion.init({ input, output, tags: { comment: PLACE, raw }, showWarnings: false })).execute();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}

/** A second of silence as WAV, with the location as its comment. */
function aSound(): Buffer {
  const info = Buffer.concat([Buffer.from('INFOICMT'), Buffer.from([18, 0, 0, 0]), Buffer.from(PLACE)]);
  const chunk = (name: string, content: Buffer) => {
    const head = Buffer.alloc(8);
    head.write(name, 'latin1');
    head.writeUInt32LE(content.length, 4);
    return Buffer.concat([head, content]);
  };
  const format = Buffer.from('0100010080bb000000770100020010000000', 'hex').subarray(0, 16);
  const body = [chunk('fmt ', format), chunk('LIST', info), chunk('data', Buffer.alloc(96_000))];
  return chunk('RIFF', Buffer.concat([Buffer.from('WAVE'), ...body]));
}

/** A PDF with an unchanged photo, and with metadata of its own. */
export async function placedPdf(isPacked: boolean): Promise<Buffer> {
  const photo = await canvas().jpeg().toBuffer();
  const document = new PDFDocument({ compress: isPacked });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve) => document.on('end', resolve));
  document.image(photo, { width: 300 }).text('Sida 1');
  const about = document.ref({ Type: 'Metadata', Subtype: 'XML' });
  about.compress = isPacked;
  about.end(XMP);
  // The root of the file is missing in the package's types.
  const { _root } = document as unknown as { _root: { data: object } };
  Object.assign(_root.data, { Metadata: about });
  document.end();
  await ended;
  return Buffer.concat(parts);
}

const ISO6709 = { 'com.apple.quicktime.location.ISO6709': PLACE };

/** A film with its location where iPhones store it. */
export const placedFilm = () => madeAs('tape-1.mp4', new MovOutputFormat({ metadataFormat: 'mdta' }), ISO6709);

/** Files of each kind with a location in their metadata, by name. */
export async function placedFiles(): Promise<Record<string, Buffer>> {
  const film = await madeAs('tape-1.mp4', new Mp4OutputFormat({ metadataFormat: 'udta' }), {});
  return {
    'photo.jpg': await canvas().jpeg().toBuffer(),
    'photo.png': await canvas().png().toBuffer(),
    'photo.webp': await canvas().webp().toBuffer(),
    'photo.avif': await canvas().avif({ effort: 0 }).toBuffer(),
    'scan.pdf': await placedPdf(false),
    'packed.pdf': await placedPdf(true),
    'film.mp4': Buffer.concat([film, xmpBox()]),
    'film.mov': await placedFilm(),
    'film.mkv': await madeAs('tape-1.mp4', new MkvOutputFormat(), { LOCATION: PLACE }),
    'voice.webm': await madeAs('voice.webm', new MkvOutputFormat(), { LOCATION: PLACE }),
    'voice.m4a': await madeAs('voice.webm', new Mp4OutputFormat({ metadataFormat: 'mdta' }), ISO6709),
    'voice.wav': aSound(),
  };
}
