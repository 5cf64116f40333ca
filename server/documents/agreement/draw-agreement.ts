import type { AgreementBlock } from '#domain/work/agreement/agreement-text.ts';
import { type Group, QUIET, type Section, type TaggedPage, type TextStyle } from '#server/documents/tagged-page.ts';
import type { Agreement, SignedAgreement } from './agreement.ts';

/** A4, in points. */
const PAGE = { width: 595.28, height: 841.89 } as const;
const [LEFT, TOP, WIDTH, FOOT_AT] = [62, 62, PAGE.width - 2 * 62, PAGE.height - 46] as const;
const BOTTOM = FOOT_AT - 22;
const INDENT = 14;
const LABEL_WIDTH = 150;
/** Vertical space in points after an item, a line or a paragraph, and before a section. */
const AIR = { item: 3, line: 4, paragraph: 6, section: 14 } as const;
/** Room for a heading with two lines below it, so that no heading ends a page. */
const HEADING_ROOM = 52;

const TITLE: TextStyle = { voice: 'name', size: 26, width: WIDTH };
const QUIET_LINE: TextStyle = { voice: 'text', size: 9, width: WIDTH, color: QUIET };
const HEADING: TextStyle = { voice: 'strong', size: 11, width: WIDTH };
const BODY: TextStyle = { voice: 'text', size: 10, width: WIDTH };
const LABEL: TextStyle = { voice: 'text', size: 9.5, width: LABEL_WIDTH - 10, color: QUIET };
const VALUE: TextStyle = { voice: 'text', size: 10, width: WIDTH - LABEL_WIDTH };
const FOOT: TextStyle = { voice: 'text', size: 7.5, width: WIDTH, color: QUIET };

/** The groups for the lines of lists and of facts, for screen readers; null leaves each line ungrouped. */
interface Tags {
  readonly list: Group | null;
  readonly item: Group | null;
  readonly body: Section;
  readonly table: Group | null;
  readonly row: Group | null;
  readonly label: Section;
  readonly value: Section;
}
/** Tags of the first version, which existing documents use. */
const LOOSE: Tags = {
  list: null,
  item: null,
  body: 'LI',
  table: null,
  row: null,
  label: 'P',
  value: 'P',
};
const GROUPED: Tags = {
  list: 'L',
  item: 'LI',
  body: 'LBody',
  table: 'Table',
  row: 'TR',
  label: 'TH',
  value: 'TD',
};

/** Running text over as many pages as needed, each with the agreement's number at its foot. */
class Pages {
  readonly #sheet: TaggedPage;
  readonly #foot: string;
  readonly tags: Tags;
  #page = 0;
  #y = TOP;

  constructor(sheet: TaggedPage, foot: string, tags: Tags) {
    this.#sheet = sheet;
    this.tags = tags;
    this.#foot = foot;
    this.turn();
  }

  turn(): void {
    this.#sheet.newPage();
    this.#page++;
    this.#y = TOP;
    this.#sheet.line(LEFT, FOOT_AT - 8, WIDTH);
    this.#sheet.aside(this.#foot, LEFT, FOOT_AT, FOOT);
    this.#sheet.aside(`Sida ${this.#page}`, LEFT, FOOT_AT, { ...FOOT, align: 'right' });
  }

  /** Begins a new page unless `room` points are left. */
  make(room: number): void {
    if (this.#y + room > BOTTOM) this.turn();
  }

  leave(air: keyof typeof AIR): void {
    this.#y += AIR[air];
  }

  group(tag: Group | null, draw: () => void): void {
    if (tag === null) draw();
    else this.#sheet.within(tag, draw);
  }

  text(tag: Section, text: string, style: TextStyle, indent = 0): void {
    const narrowed = { ...style, width: style.width - indent };
    this.make(this.#sheet.heightOf(text, narrowed));
    this.#y += this.#sheet.exact(tag, text, LEFT + indent, this.#y, narrowed);
  }

  heading(text: string): void {
    this.leave('section');
    this.make(HEADING_ROOM);
    this.text('H2', text, HEADING);
    this.leave('line');
  }

  row(label: string, value: string): void {
    const height = Math.max(this.#sheet.heightOf(label, LABEL), this.#sheet.heightOf(value, VALUE));
    this.make(height);
    this.group(this.tags.row, () => {
      this.#sheet.exact(this.tags.label, label, LEFT, this.#y, LABEL);
      this.#sheet.exact(this.tags.value, value, LEFT + LABEL_WIDTH, this.#y, VALUE);
    });
    this.#y += height + AIR.line;
  }
}

function drawBlock(pages: Pages, block: AgreementBlock): void {
  const { tags } = pages;
  if (typeof block === 'string') {
    pages.text('P', block, BODY);
    pages.leave('paragraph');
  } else if ('list' in block) {
    pages.group(tags.list, () => {
      for (const item of block.list) {
        pages.group(tags.item, () => pages.text(tags.body, `• ${item}`, BODY, INDENT));
        pages.leave('item');
      }
    });
    pages.leave('item');
  } else {
    pages.group(tags.table, () => {
      for (const { label, value } of block.rows) pages.row(label, value);
    });
    pages.leave('line');
  }
}

function drawWords(pages: Pages, { title, number, parties, sections }: Agreement): void {
  pages.text('H1', title, TITLE);
  pages.leave('line');
  pages.text('P', number, QUIET_LINE);
  for (const { heading, lines } of parties) {
    pages.heading(heading);
    for (const line of lines) pages.text('P', line, BODY);
  }
  for (const { heading, blocks } of sections) {
    pages.heading(heading);
    for (const block of blocks) drawBlock(pages, block);
  }
}

type Draw<Snapshot> = (sheet: TaggedPage, snapshot: Snapshot) => void;

const drawAgreementWith =
  (tags: Tags): Draw<Agreement> =>
  (sheet, agreement) =>
    drawWords(new Pages(sheet, agreement.number, tags), agreement);

/** The agreement as signed, and then a page with the evidence. */
const drawSignedWith =
  (tags: Tags): Draw<SignedAgreement> =>
  (sheet, { agreement, sha256, signatures, about }) => {
    const pages = new Pages(sheet, agreement.number, tags);
    drawWords(pages, agreement);
    pages.turn();
    pages.text('H1', 'Underskrifter', TITLE);
    pages.leave('paragraph');
    for (const paragraph of about) drawBlock(pages, paragraph);
    pages.group(tags.table, () => pages.row('Dokumentets SHA-256', sha256));
    for (const { heading, rows } of signatures) {
      pages.heading(heading);
      drawBlock(pages, { rows });
    }
  };

/** The drawings by version: the second version tags lists and tables. */
export const AGREEMENT_DRAWINGS = [drawAgreementWith(LOOSE), drawAgreementWith(GROUPED)];
export const SIGNED_AGREEMENT_DRAWINGS = [drawSignedWith(LOOSE), drawSignedWith(GROUPED)];
