/** Splits the text of a calendar into components, even if it is malformed. */

/** One component: its name, its unfolded lines, and its inner components. */
export interface Block {
  readonly name: string;
  readonly lines: string[];
  readonly within: Block[];
}

export interface Blocks {
  /** Some programs write several calendars into one file. */
  readonly calendars: readonly Block[];
  /** True if the text ends inside a component. */
  readonly is_cut: boolean;
}

/** Sibling components of a calendar: the beginning of one ends the previous one, with or without its END line. */
const BESIDE = ['VEVENT', 'VTODO', 'VJOURNAL', 'VFREEBUSY', 'VTIMEZONE', 'VAVAILABILITY'];
const WITHIN = ['VALARM', 'STANDARD', 'DAYLIGHT', 'AVAILABLE', 'PARTICIPANT', 'VLOCATION', 'VRESOURCE'];
const isComponent = (name: string) =>
  name === 'VCALENDAR' || BESIDE.includes(name) || WITHIN.includes(name) || name.startsWith('X-');

/** Unfolded lines, with any line ending (RFC 5545, 3.1, demands CRLF). */
const linesOf = (text: string): string[] =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n+[ \t]/g, '')
    .split('\n');

/**
 * Reads the valid lines and skips others, such as the second half of a text with a line break, or text that a cache has
 * appended.
 * @returns null for a text that does not begin as a calendar, such as a web page
 */
export function readBlocks(text: string): Blocks | null {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) return null;
  const calendars: Block[] = [];
  let open: Block[] = [];
  const begin = (name: string) => {
    const block: Block = { name, lines: [], within: [] };
    if (name === 'VCALENDAR') open = [];
    else if (BESIDE.includes(name)) open = open.slice(0, 1);
    const parent = open.at(-1);
    if (parent) parent.within.push(block);
    else if (name === 'VCALENDAR') calendars.push(block);
    else return;
    open.push(block);
  };
  for (const line of linesOf(text)) {
    const [, edge, named] = /^(BEGIN|END)\s*:\s*([A-Za-z-]+)/i.exec(line) ?? [];
    const name = named?.toUpperCase();
    if (edge?.toUpperCase() === 'BEGIN' && name && isComponent(name)) begin(name);
    else if (edge && name) {
      const at = open.findLastIndex((block) => block.name === name);
      if (at >= 0) open = open.slice(0, at);
    } else if (/^[A-Za-z0-9-]+[;:]/.test(line)) open.at(-1)?.lines.push(line);
  }
  return { calendars, is_cut: open.length > 0 };
}
