import { dayOf } from '#domain/kernel/time/day.ts';
import { INK, QUIET, type TaggedPage, type TextStyle } from '#server/documents/tagged-page.ts';
import { formatLongDay } from '#texts/kernel/format.ts';
import { A4, BOTTOM, COLUMN, LEFT, MARGIN, WIDTH } from './layout.ts';

const HEADING: TextStyle = { voice: 'name', size: 15, width: COLUMN };
const FOOT: TextStyle = { voice: 'text', size: 7.5, width: WIDTH, color: QUIET };

/** The current place on the current page. */
export class Flow {
  readonly #sheet: TaggedPage;
  readonly #name: string;
  y: number;
  constructor(sheet: TaggedPage, name: string, y: number) {
    this.#sheet = sheet;
    this.#name = name;
    this.y = y;
  }
  /** Begins a new page unless `room` points are left. */
  make(room: number): void {
    if (this.y + room <= BOTTOM) return;
    newPage(this.#sheet, this.#name);
    this.y = MARGIN;
  }
}

/** Begins a page, with the talent's name at its foot, so that printed sides are not mixed up. */
export function newPage(sheet: TaggedPage, name: string): void {
  sheet.newPage();
  const y = A4.height - MARGIN - 8;
  sheet.line(LEFT, y - 6, WIDTH);
  sheet.aside(name, LEFT, y, FOOT);
  sheet.aside(`Sedcard från Medverka, ${formatLongDay(dayOf(sheet.made))}`, LEFT, y, { ...FOOT, align: 'right' });
}

/** Begins a section: its heading in the first column, under a line over the whole width. */
export function heading(sheet: TaggedPage, flow: Flow, title: string, room: number): void {
  flow.make(room + 12);
  sheet.line(LEFT, flow.y, WIDTH, INK);
  sheet.exact('H2', title, LEFT, flow.y + 9, HEADING);
  flow.y += 12;
}
