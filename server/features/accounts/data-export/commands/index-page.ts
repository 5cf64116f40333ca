import type { OwnData } from '#server/db/own-data.ts';
import { EXPORT_PAGE } from '#texts/accounts/data-export-words.ts';

type Rows = readonly Readonly<Record<string, unknown>>[];

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

function inWords(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? EXPORT_PAGE.yes : EXPORT_PAGE.no;
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function sectionText({ title, columns }: OwnData['words'], rows: Rows): string {
  const heads = Object.values(columns).map((label) => `<th scope="col">${escaped(label)}</th>`);
  const lines = rows.map(
    (row) =>
      `<tr>${Object.keys(columns)
        .map((key) => `<td>${escaped(inWords(row[key]))}</td>`)
        .join('')}</tr>`,
  );
  const body = `<table><thead><tr>${heads.join('')}</tr></thead><tbody>${lines.join('\n')}</tbody></table>`;
  return `<section><h2>${escaped(title)}</h2>${rows.length > 0 ? `<div>${body}</div>` : `<p>${EXPORT_PAGE.nothing}</p>`}</section>`;
}

/** A file's path as a URL. Names of people's files may contain '#' and '?'. */
const addressOf = (file: string) => file.split('/').map(encodeURIComponent).join('/');

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#1c1b19}
h1,h2{line-height:1.2}div{overflow-x:auto}table{border-collapse:collapse;font-size:14px}
td,th{border-bottom:1px solid #ccc;padding:.4rem .8rem .4rem 0;text-align:left;vertical-align:top}`;

export interface IndexPage {
  readonly name: string;
  /** Time at which the archive was made (ISO instant). */
  readonly now: string;
  readonly sections: readonly (readonly [OwnData['words'], Rows])[];
  readonly files: readonly string[];
  readonly left_out: readonly string[];
}

/**
 * The first page of the archive: all data in tables, and links to the files. The page loads nothing from the network.
 */
export function indexPage({ name, now, sections, files, left_out }: IndexPage): string {
  const links = files.map((file) => `<li><a href="filer/${addressOf(file)}">${escaped(file)}</a></li>`);
  const missing = left_out.map((file) => `<li>${escaped(file)}</li>`);
  return [
    `<!doctype html><html lang="sv"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${EXPORT_PAGE.title}</title><style>${STYLE}</style></head><body><h1>${EXPORT_PAGE.title}</h1>`,
    `<p>${escaped(EXPORT_PAGE.intro(name, now))}</p><p>${EXPORT_PAGE.others}</p>`,
    ...sections.map(([words, rows]) => sectionText(words, rows)),
    `<section><h2>${EXPORT_PAGE.files}</h2>${links.length > 0 ? `<ul>${links.join('\n')}</ul>` : `<p>${EXPORT_PAGE.nothing}</p>`}`,
    missing.length > 0 ? `<p>${EXPORT_PAGE.too_large}</p><ul>${missing.join('\n')}</ul>` : '',
    `</section></body></html>`,
  ].join('\n');
}
