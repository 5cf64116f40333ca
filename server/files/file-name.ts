/** Maximum length of a name, as in the database. */
const NAME_LENGTH_MAX = 150;

// Control characters, folder separators of all systems, and marks that reverse the direction of writing
// ('invoice[RLO]fdp.exe' would look like 'invoiceexe.pdf').
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go
const NOT_IN_NAMES = /[\u0000-\u001f\u007f-\u009f/\\:*?"<>|\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;

/** A name that every system can save: no folders, no control characters, not hidden, not too long. */
export function cleanFileName(name: string): string {
  const plain = name.toWellFormed().normalize('NFC').replace(NOT_IN_NAMES, ' ').replace(/\s+/g, ' ').trim();
  const shown = plain.replace(/^[. ]+|[. ]+$/g, '');
  const ext = /\.[A-Za-z0-9]{1,8}$/.exec(shown)?.[0] ?? '';
  const letters = [...shown.slice(0, shown.length - ext.length)];
  return (
    (letters
      .slice(0, NAME_LENGTH_MAX - ext.length)
      .join('')
      .trim() || 'fil') + ext
  );
}

/** File extensions by type, the usual one first: a system opens a file by its extension. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'application/zip': ['zip'],
  'application/xml': ['xml'],
  'text/xml': ['xml'],
  'text/csv': ['csv'],
  'image/webp': ['webp'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/avif': ['avif'],
  'audio/mpeg': ['mp3'],
  'audio/mp4': ['m4a', 'mp4'],
  'audio/wav': ['wav'],
  'audio/ogg': ['ogg', 'oga', 'opus'],
  'audio/webm': ['webm', 'weba'],
  'video/mp4': ['mp4', 'm4v', 'mov'],
  'video/quicktime': ['mov'],
  'video/webm': ['webm'],
  'video/x-matroska': ['mkv'],
};

/** The name with an extension that fits a known type: a PDF named 'faktura.hta' is saved as 'faktura.hta.pdf'. */
export function nameAs(name: string, content_type: string): string {
  const clean = cleanFileName(name);
  const endings = ENDINGS[content_type];
  const own = /\.([A-Za-z0-9]{1,8})$/.exec(clean)?.[1]?.toLowerCase();
  if (!endings || (own !== undefined && endings.includes(own))) return clean;
  return cleanFileName(`${[...clean].slice(0, NAME_LENGTH_MAX - 10).join('')}.${endings[0]}`);
}

const percent = (text: string) =>
  encodeURIComponent(text).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * The Content-Disposition for a name from `cleanFileName`: with letters beyond ASCII for all current browsers (RFC
 * 6266), and a plain name for others.
 */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const ascii = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/gu, '_');
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${percent(name)}`;
}
