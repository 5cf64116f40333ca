import PDFDocument from 'pdfkit';
import { directions, type Faces, faceFor, forOneDocument, tidy, type Voice, without } from './typefaces.ts';

/**
 * Thrown if no single typeface of a style can write the whole of a name, or of another text that must not be changed.
 */
export class UnprintableText extends Error {
  readonly text: string;
  constructor(text: string) {
    super('A letter that no typeface of documents has');
    this.text = text;
  }
}

export const INK = '#1b1814';
export const QUIET = '#6b645a';
const HAIRLINE = '#d8d1c5';

export interface TextStyle {
  readonly voice: Voice;
  readonly size: number;
  readonly width: number;
  readonly color?: string;
  readonly spacing?: number;
  readonly align?: 'left' | 'right';
}

/** The tag of a text. */
export type Section = 'H1' | 'H2' | 'P' | 'LI' | 'LBody' | 'TH' | 'TD';
/** The tag of a group. */
export type Group = 'L' | 'LI' | 'Table' | 'TR';

/**
 * A document while it is drawn: every text and picture in its place and in reading order, tagged for screen readers.
 * The bytes depend only on the drawing and the given time.
 */
export class TaggedPage {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #faces: Readonly<Record<Voice, Faces>>;
  /** Names of the faces used in the document. */
  readonly #opened = new Set<string>();
  readonly #root: PDFKit.PDFStructureElement;
  /** The group for the next text. */
  #holder: PDFKit.PDFStructureElement;
  readonly #chunks: Buffer[] = [];
  /** The time of the document as given, never the time of drawing. */
  readonly made: Date;

  constructor(faces: Readonly<Record<Voice, Faces>>, title: string, made: Date) {
    this.#faces = faces;
    this.made = made;
    this.#pdf = new PDFDocument({
      pdfVersion: '1.7',
      subset: 'PDF/A-2a',
      tagged: true,
      lang: 'sv-SE',
      displayTitle: true,
      autoFirstPage: false,
      font: null as never,
      // pdfkit derives the file's id and description from these dates, so the same input gives the same bytes.
      info: { Title: tidy(title), Author: 'Medverka', CreationDate: made, ModDate: made },
    });
    this.#pdf.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
    this.#root = this.#pdf.struct('Document');
    this.#pdf.addStructure(this.#root);
    this.#holder = this.#root;
  }

  newPage(): void {
    this.#pdf.addPage({ size: 'A4', margin: 0 });
  }

  /** Draws within a group, such as a table or one of its rows. */
  within(tag: Group, draw: () => void): void {
    const outer = this.#holder;
    const group = this.#pdf.struct(tag);
    outer.add(group);
    this.#holder = group;
    draw();
    group.end();
    this.#holder = outer;
  }

  /**
   * Writes a text that must stay as it is, such as a name.
   * @returns its height
   * @throws UnprintableText
   */
  exact(tag: Section, text: string, x: number, y: number, style: TextStyle): number {
    return this.#write(tag, tidy(text), x, y, style);
  }

  /** A text without the characters that the best typeface for it lacks. */
  printable(text: string, voice: Voice): string {
    return without(this.#faces[voice], tidy(text));
  }

  heightOf(text: string, style: TextStyle): number {
    const printed = tidy(text);
    this.#choose(printed, style);
    return this.#pdf.heightOfString(printed, this.#options(style));
  }

  /** Draws a JPEG into a rectangle of its own proportions. */
  picture(jpeg: Buffer, alt: string, x: number, y: number, width: number, height: number): void {
    // pdfkit's types lack the box.
    const options = { alt: tidy(alt), bbox: [x, y, x + width, y + height] };
    this.#holder.add(this.#pdf.struct('Figure', options, [() => this.#pdf.image(jpeg, x, y, { width, height })]));
  }

  /** A thin line, which screen readers skip. */
  line(x: number, y: number, width: number, color: string = HAIRLINE): void {
    this.#pdf.markContent('Artifact', { type: 'Layout' });
    this.#pdf
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.5)
      .strokeColor(color)
      .stroke();
    this.#pdf.endMarkedContent();
  }

  /** A text at the foot or head of a page, which screen readers skip. */
  aside(text: string, x: number, y: number, style: TextStyle): void {
    this.#pdf.markContent('Artifact', { type: 'Pagination' });
    const printed = tidy(text);
    this.#choose(printed, style);
    this.#lay(printed, x, y, { color: QUIET, ...style });
    this.#pdf.endMarkedContent();
  }

  /** The finished bytes. */
  async end(): Promise<Buffer> {
    this.#root.end();
    const ended = new Promise<void>((resolve, reject) => {
      this.#pdf.once('end', resolve);
      this.#pdf.once('error', reject);
    });
    this.#pdf.end();
    await ended;
    return Buffer.concat(this.#chunks);
  }

  #write(tag: Section, text: string, x: number, y: number, style: TextStyle): number {
    const height = this.heightOf(text, style);
    // pdfkit's types lack the scope: a table heading applies to its row.
    const options: { actual?: string; scope?: string } = {};
    if (tag === 'TH') options.scope = 'Row';
    // Text written from right to left is tagged in reading order.
    if (directions(text).some(({ is_leftward }) => is_leftward)) options.actual = text;
    this.#holder.add(
      this.#pdf.struct(tag, options, [
        () => {
          this.#choose(text, style);
          this.#lay(text, x, y, style);
        },
      ]),
    );
    return height;
  }

  /** Sets a text in the chosen face, each part in its direction. */
  #lay(text: string, x: number, y: number, style: TextStyle): void {
    this.#pdf.fillColor(style.color ?? INK);
    const parts = directions(text);
    parts.forEach((part, index) => {
      const options = { ...this.#options(style), continued: index < parts.length - 1 };
      // Without features pdfkit lays out a line word by word from left to right; with a list of features, even an empty
      // one, it keeps the line's own direction.
      const shaped = part.is_leftward ? { ...options, features: [] } : options;
      if (index === 0) this.#pdf.text(part.text, x, y, shaped);
      else this.#pdf.text(part.text, shaped);
    });
  }

  #choose(text: string, { voice, size }: TextStyle): void {
    const face = faceFor(this.#faces[voice], text);
    if (!face) throw new UnprintableText(text);
    if (!this.#opened.has(face.name)) {
      this.#opened.add(face.name);
      // pdfkit's types do not accept a loaded typeface, which its code takes.
      this.#pdf.registerFont(face.name, forOneDocument(face) as never);
    }
    this.#pdf.font(face.name).fontSize(size);
  }

  #options({ width, spacing = 0, size, align = 'left' }: TextStyle) {
    return { width, lineGap: size * 0.12, characterSpacing: spacing, align };
  }
}
