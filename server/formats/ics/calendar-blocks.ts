/** The text of a calendar as the components it is made of, however untidy it is. */

/** One component: what it is called, its lines (unfolded), and the components within it. */
export interface Block {
  readonly name: string;
  readonly lines: string[];
  readonly within: Block[];
}

export interface Blocks {
  /** The calendars: some programs write several into one file. */
  readonly calendars: readonly Block[];
  /** Whether the text ends before they do. */
  readonly is_cut: boolean;
}

/** What stands beside each other in a calendar: one that begins ends the one before, whether that says so or not. */
const BESIDE = ['VEVENT', 'VTODO', 'VJOURNAL', 'VFREEBUSY', 'VTIMEZONE', 'VAVAILABILITY'];
const WITHIN = ['VALARM', 'STANDARD', 'DAYLIGHT', 'AVAILABLE', 'PARTICIPANT', 'VLOCATION', 'VRESOURCE'];
const isComponent = (name: string) =>
  name === 'VCALENDAR' || BESIDE.includes(name) || WITHIN.includes(name) || name.startsWith('X-');

/** Lines as they were before they were folded, whatever ends them (RFC 5545, 3.1, says CRLF). */
const linesOf = (text: string): string[] =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n+[ \t]/g, '')
    .split('\n');

/**
 * Takes what is a line and passes over what is none, such as the second half of a text with a line break in it or what a
 * cache has put after the end. @returns null for what does not begin as a calendar: a page, or anything
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
