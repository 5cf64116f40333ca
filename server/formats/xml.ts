/** XML that is written already: put into other XML it is not escaped again. */
export class Xml {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** What may stand in a template: texts are escaped, null is nothing. */
export type XmlPart = string | number | boolean | Xml | readonly Xml[] | null;

// What XML 1.0 has no way to write: control characters, halves of surrogate pairs, and the two last of the plane.
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it stands in markup. */
export const escaped = (text: string) =>
  text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

function textOf(part: XmlPart): string {
  if (part === null) return '';
  if (part instanceof Xml) return part.text;
  return typeof part === 'object' ? part.map(({ text }) => text).join('') : escaped(String(part));
}

/** Writes XML as a template in which nothing can be left unescaped. The lines of the template are not lines of the result. */
export function xml({ raw }: TemplateStringsArray, ...parts: readonly XmlPart[]): Xml {
  const texts = raw.map(
    (text, index) => text.replace(/\s*\n\s*/g, '') + (index < parts.length ? textOf(parts[index] ?? null) : ''),
  );
  return new Xml(texts.join(''));
}

/** The bytes of a whole file. */
export const xmlFile = ({ text }: Xml): Uint8Array =>
  new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>\n${text}\n`);
