import { INK, QUIET, type Section, type TaggedPage, type TextStyle } from '#server/documents/tagged-page.ts';
import type { CallSheetPaper } from './call-sheet.ts';

/** A4, in points. */
const PAGE = { width: 595.28, height: 841.89 } as const;
const [LEFT, TOP, WIDTH, FOOT_AT] = [56, 56, PAGE.width - 2 * 56, PAGE.height - 46] as const;
const BOTTOM = FOOT_AT - 20;
const LABEL_WIDTH = 140;
/** Room for a heading with two lines below it, so that no heading ends a page. */
const HEADING_ROOM = 60;

const KICKER: TextStyle = { voice: 'text', size: 10, width: WIDTH, color: QUIET };
const TITLE: TextStyle = { voice: 'name', size: 28, width: WIDTH };
const TIME: TextStyle = { voice: 'name', size: 40, width: LABEL_WIDTH - 8 };
const PLACE: TextStyle = { voice: 'name', size: 18, width: WIDTH - LABEL_WIDTH };
const BODY: TextStyle = { voice: 'text', size: 10.5, width: WIDTH - LABEL_WIDTH, color: QUIET };
const HEADING: TextStyle = { voice: 'strong', size: 11, width: WIDTH };
const LABEL: TextStyle = { voice: 'text', size: 9.5, width: LABEL_WIDTH - 12, color: QUIET };
const VALUE: TextStyle = { voice: 'text', size: 10.5, width: WIDTH - LABEL_WIDTH };
const FOOT: TextStyle = { voice: 'text', size: 7.5, width: WIDTH, color: QUIET };

interface Cell {
  readonly tag: Section;
  readonly text: string;
  readonly x: number;
  readonly style: TextStyle;
}

/** The pages of a call sheet, each with the sheet's title at its foot, and the height at which the next text stands. */
class Pages {
  readonly #sheet: TaggedPage;
  readonly #paper: CallSheetPaper;
  #page = 0;
  y: number = TOP;

  constructor(sheet: TaggedPage, paper: CallSheetPaper) {
    this.#sheet = sheet;
    this.#paper = paper;
    this.turn();
  }

  turn(): void {
    this.#sheet.newPage();
    this.#page++;
    this.y = TOP;
    const { title, project, version } = this.#paper;
    this.#sheet.line(LEFT, FOOT_AT - 8, WIDTH);
    this.#sheet.aside(`${title}, ${project}`, LEFT, FOOT_AT, FOOT);
    this.#sheet.aside(`${version}, sida ${this.#page}`, LEFT, FOOT_AT, { ...FOOT, align: 'right' });
  }

  make(room: number): void {
    if (this.y + room > BOTTOM) this.turn();
  }

  /**
   * Cells side by side under a line, as high as the highest. A heading cell, such as a name, is written unchanged;
   * other texts lose characters that their typeface lacks.
   */
  row(cells: readonly Cell[]): void {
    const set = cells.map((cell) =>
      cell.tag === 'TH' ? cell : { ...cell, text: this.#sheet.printable(cell.text, cell.style.voice) },
    );
    const height = Math.max(...set.map(({ text, style }) => this.#sheet.heightOf(text, style)));
    this.make(height + 10);
    this.#sheet.line(LEFT, this.y, WIDTH);
    this.#sheet.within('TR', () => {
      for (const { tag, text, x, style } of set) if (text !== '') this.#sheet.exact(tag, text, x, this.y + 5, style);
    });
    this.y += height + 10;
  }
}

function drawHead(sheet: TaggedPage, pages: Pages, paper: CallSheetPaper): void {
  const { company, project, title, reader, version, call_time, place, address } = paper;
  pages.y += sheet.exact('P', `${company}, ${project}`, LEFT, pages.y, KICKER) + 4;
  pages.y += sheet.exact('H1', title, LEFT, pages.y, TITLE) + 2;
  const whose = reader === '' ? version : `${reader}. ${version}`;
  pages.y += sheet.exact('P', whose, LEFT, pages.y, KICKER) + 18;
  sheet.line(LEFT, pages.y, WIDTH, INK);
  const top = pages.y + 10;
  const below = top + sheet.exact('P', call_time, LEFT, top, TIME);
  let y = top + 6;
  y += sheet.exact('P', sheet.printable(place, PLACE.voice), LEFT + LABEL_WIDTH, y, PLACE) + 2;
  if (address) y += sheet.exact('P', sheet.printable(address, BODY.voice), LEFT + LABEL_WIDTH, y, BODY);
  pages.y = Math.max(below, y) + 14;
}

const NAME_AT = { x: LEFT, width: 150 };
const ROLE_AT = { x: LEFT + 158, width: 110 };
const TIME_AT = { x: LEFT + 276, width: 44 };
const NOTE_AT = { x: LEFT + 328, width: WIDTH - 328 };

/**
 * The people and their times. Notes to one person are on the company's paper and on that person's; the paper has no
 * telephone number of a talent.
 */
function drawPeople(sheet: TaggedPage, pages: Pages, people: CallSheetPaper['people']): void {
  if (people.length === 0) return;
  pages.make(HEADING_ROOM);
  pages.y += 18 + sheet.exact('H2', `${people.length} arbetar`, LEFT, pages.y + 12, HEADING);
  sheet.within('Table', () => {
    for (const { name, role, call_time, note } of people) {
      const quiet = { ...VALUE, size: 9.5, color: QUIET };
      pages.row([
        { tag: 'TH', text: name, x: NAME_AT.x, style: { ...VALUE, width: NAME_AT.width } },
        { tag: 'TD', text: role, x: ROLE_AT.x, style: { ...quiet, width: ROLE_AT.width } },
        { tag: 'TD', text: call_time, x: TIME_AT.x, style: { ...VALUE, width: TIME_AT.width } },
        { tag: 'TD', text: note, x: NOTE_AT.x, style: { ...quiet, width: NOTE_AT.width } },
      ]);
    }
  });
}

/** Draws a call sheet: its head, its facts, and the people of the day. */
export function drawCallSheet(sheet: TaggedPage, paper: CallSheetPaper): void {
  const pages = new Pages(sheet, paper);
  drawHead(sheet, pages, paper);
  sheet.within('Table', () => {
    for (const { label, value } of paper.facts) {
      pages.row([
        { tag: 'TH', text: label, x: LEFT, style: LABEL },
        { tag: 'TD', text: value, x: LEFT + LABEL_WIDTH, style: VALUE },
      ]);
    }
  });
  drawPeople(sheet, pages, paper.people);
}
