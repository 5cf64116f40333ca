/** Finished XML: inserted into other XML, it is not escaped again. */
export class Xml {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A value in a template: texts are escaped, and null inserts nothing. */
export type XmlPart = string | number | boolean | Xml | readonly Xml[] | null;

// Characters that XML 1.0 cannot contain: control characters, lone surrogates, U+FFFE and U+FFFF.
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text escaped for markup. */
export const escaped = (text: string) =>
  text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

function textOf(part: XmlPart): string {
  if (part === null) return '';
  if (part instanceof Xml) return part.text;
  return typeof part === 'object' ? part.map(({ text }) => text).join('') : escaped(String(part));
}

/** A template tag for XML that escapes every inserted text. Line breaks of the template are left out. */
export function xml({ raw }: TemplateStringsArray, ...parts: readonly XmlPart[]): Xml {
  const texts = raw.map(
    (text, index) => text.replace(/\s*\n\s*/g, '') + (index < parts.length ? textOf(parts[index] ?? null) : ''),
  );
  return new Xml(texts.join(''));
}

/** The bytes of a complete file. */
export const xmlFile = ({ text }: Xml): Uint8Array =>
  new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>\n${text}\n`);
