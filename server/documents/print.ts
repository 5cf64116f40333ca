import { drawingOf } from './drawings.ts';
import { TaggedPage, UnprintableText } from './tagged-page.ts';
import { type DocumentKind, templateOf } from './templates.ts';
import { loadFaces } from './typefaces.ts';

/** All that the bytes of a document are made of. */
export interface PrintJob {
  readonly kind: DocumentKind;
  readonly version: number;
  /** As it is kept; read by the schema of its version. */
  readonly snapshot: unknown;
  /** When the document was made, ISO. */
  readonly made: string;
  /** JPEGs in the order of the template, each cut to its place. */
  readonly pictures: readonly Uint8Array[];
}

const faces = loadFaces();

/** The bytes of a document, or the text in it that no typeface can write. */
export type Printed = { readonly bytes: Uint8Array } | { readonly unprintable: string };

/** Draws a document. The same job gives the same bytes, wherever and whenever. */
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
