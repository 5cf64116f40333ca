import { drawingOf } from './drawings.ts';
import { TaggedPage, UnprintableText } from './tagged-page.ts';
import { type DocumentKind, templateOf } from './templates.ts';
import { loadFaces } from './typefaces.ts';

/** The whole input of a document; its bytes depend on nothing else. */
export interface PrintJob {
  readonly kind: DocumentKind;
  readonly version: number;
  /** The stored contents, which the schema of their version reads. */
  readonly snapshot: unknown;
  /** Time of the document (ISO). */
  readonly made: string;
  /** JPEGs in the order of the template, each cropped to its place. */
  readonly pictures: readonly Uint8Array[];
}

const faces = loadFaces();

/** The bytes of a document, or the text that no typeface can write. */
export type Printed = { readonly bytes: Uint8Array } | { readonly unprintable: string };

/** Draws a document. The same job gives the same bytes, on every machine and at any time. */
export async function print({ kind, version, snapshot, made, pictures }: PrintJob): Promise<Printed> {
  const template = templateOf(kind, version);
  const told = template.schema.parse(snapshot);
  try {
    const sheet = new TaggedPage(faces, template.title(told), new Date(made));
    const jpegs = pictures.map((jpeg) => Buffer.from(jpeg));
    drawingOf(kind, version)(sheet, told, jpegs);
    return { bytes: await sheet.end() };
  } catch (error) {
    if (error instanceof UnprintableText) return { unprintable: error.text };
    throw error;
  }
}
