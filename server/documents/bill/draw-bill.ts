import type { Bill, BillRow } from '#domain/money/invoice/bill.ts';
import { QUIET, type Section, type TaggedPage, type TextStyle } from '#server/documents/tagged-page.ts';

/** A4, in points. */
const PAGE = { width: 595.28, height: 841.89 } as const;
const [LEFT, TOP, WIDTH] = [56, 56, PAGE.width - 2 * 56] as const;
const FOOT_AT = PAGE.height - 50;
const BOTTOM = FOOT_AT - 18;
const RIGHT_HALF = LEFT + WIDTH * 0.55;
const HALF_WIDTH = WIDTH * 0.45;
/** Room for a heading with one line below it, so that no heading ends a page. */
const HEADING_ROOM = 46;

const TITLE: TextStyle = { voice: 'name', size: 28, width: WIDTH };
const SELLER: TextStyle = { voice: 'strong', size: 11, width: WIDTH };
const BODY: TextStyle = { voice: 'text', size: 9.5, width: WIDTH };
const SMALL: TextStyle = { voice: 'text', size: 8.5, width: WIDTH, color: QUIET };
const HEADING: TextStyle = { voice: 'strong', size: 10, width: WIDTH };
const TOTAL: TextStyle = { voice: 'name', size: 16, width: WIDTH };
const FOOT: TextStyle = { voice: 'text', size: 7.5, width: WIDTH, color: QUIET };

interface Column {
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}
const WHAT: Column = { x: LEFT, width: 190, align: 'left' };
const HOW: Column = { x: LEFT + 200, width: 160, align: 'left' };
const VAT: Column = { x: LEFT + 366, width: 40, align: 'right' };
const AMOUNT: Column = { x: LEFT + 410, width: WIDTH - 410, align: 'right' };

const foot = ({ label, value }: BillRow) => `${label} ${value}`;

/** The pages of a bill, each with Medverka's details at its foot. */
class Pages {
  readonly #sheet: TaggedPage;
  readonly #bill: Bill;
  #page = 0;
  y: number = TOP;

  constructor(sheet: TaggedPage, bill: Bill) {
    this.#sheet = sheet;
    this.#bill = bill;
    this.turn();
  }

  turn(): void {
    this.#sheet.newPage();
    this.#page++;
    this.y = TOP;
    const { title, number, foot: rows } = this.#bill;
    this.#sheet.line(LEFT, FOOT_AT - 8, WIDTH);
    this.#sheet.aside(rows.map(foot).join(', '), LEFT, FOOT_AT, FOOT);
    const page = `${title} ${number}, sida ${this.#page}`;
    this.#sheet.aside(page, LEFT, FOOT_AT, { ...FOOT, align: 'right' });
  }

  make(room: number): void {
    if (this.y + room > BOTTOM) this.turn();
  }

  /** Writes a text at the current height, and moves that height below the text. */
  text(tag: Section, text: string, style: TextStyle, x = LEFT): void {
    this.make(this.#sheet.heightOf(text, style));
    this.y += this.#sheet.exact(tag, text, x, this.y, style);
  }

  table(draw: () => void): void {
    this.#sheet.within('Table', draw);
  }

  /** Cells side by side, as high as the highest. */
  row(
    cells: readonly { readonly tag: Section; readonly text: string; readonly style: TextStyle; readonly at: Column }[],
  ): void {
    const set = cells
      .filter(({ text }) => text !== '')
      .map((cell) => {
        const { width, align } = cell.at;
        return { ...cell, style: { ...cell.style, width, align } };
      });
    const height = Math.max(...set.map(({ text, style }) => this.#sheet.heightOf(text, style)));
    this.make(height);
    this.#sheet.within('TR', () => {
      for (const { tag, text, style, at } of set) this.#sheet.exact(tag, text, at.x, this.y, style);
    });
    this.y += height + 3;
  }

  rule(): void {
    this.#sheet.line(LEFT, this.y, WIDTH);
    this.y += 6;
  }
}

const LABEL_AT: Column = { x: RIGHT_HALF, width: HALF_WIDTH * 0.42, align: 'left' };
const FACT_AT: Column = { x: RIGHT_HALF + HALF_WIDTH * 0.42, width: HALF_WIDTH * 0.58, align: 'right' };
const SUM_LABEL_AT: Column = { x: RIGHT_HALF - 60, width: HALF_WIDTH - 40, align: 'left' };
const SUM_AT: Column = { x: AMOUNT.x - 40, width: AMOUNT.width + 40, align: 'right' };
const PAY_LABEL_AT: Column = { x: LEFT, width: 110, align: 'left' };
const PAY_AT: Column = { x: LEFT + 116, width: WIDTH - 116, align: 'left' };

function rows(pages: Pages, given: readonly BillRow[], label: Column, value: Column, style = BODY): void {
  if (given.length === 0) return;
  pages.table(() => {
    for (const one of given) {
      pages.row([
        { tag: 'TH', text: one.label, style: { ...style, color: QUIET }, at: label },
        { tag: 'TD', text: one.value, style, at: value },
      ]);
    }
  });
}

function drawHead(pages: Pages, { title, seller, buyer, facts }: Bill): void {
  pages.text('P', seller.name, SELLER);
  for (const line of seller.lines) pages.text('P', line, SMALL);
  pages.y += 26;
  pages.text('H1', title, TITLE);
  pages.y += 12;
  const top = pages.y;
  pages.text('P', buyer.name, { ...HEADING, width: HALF_WIDTH });
  for (const line of buyer.lines) pages.text('P', line, { ...BODY, width: HALF_WIDTH });
  const below = pages.y;
  pages.y = top;
  rows(pages, facts, LABEL_AT, FACT_AT);
  pages.y = Math.max(below, pages.y) + 18;
}

function drawParts(pages: Pages, parts: Bill['parts']): void {
  for (const { heading, lines } of parts) {
    pages.make(HEADING_ROOM);
    pages.rule();
    pages.text('H2', heading, HEADING);
    pages.y += 3;
    pages.table(() => {
      for (const { what, how, vat, amount } of lines) {
        pages.row([
          { tag: 'TH', text: what, style: BODY, at: WHAT },
          { tag: 'TD', text: how, style: SMALL, at: HOW },
          { tag: 'TD', text: vat, style: SMALL, at: VAT },
          { tag: 'TD', text: amount, style: BODY, at: AMOUNT },
        ]);
      }
    });
    pages.y += 8;
  }
}

/** A bill: the parties and facts, the introduction, the lines, the sums, the way of payment, and the notes. */
export function drawBill(sheet: TaggedPage, bill: Bill): void {
  const pages = new Pages(sheet, bill);
  drawHead(pages, bill);
  for (const paragraph of bill.intro) {
    pages.text('P', paragraph, BODY);
    pages.y += 14;
  }
  drawParts(pages, bill.parts);
  pages.make(30 + bill.sums.length * 16);
  pages.rule();
  rows(pages, bill.sums.slice(0, -1), SUM_LABEL_AT, SUM_AT);
  pages.y += 4;
  rows(pages, bill.sums.slice(-1), { ...SUM_LABEL_AT, width: 150 }, SUM_AT, TOTAL);
  pages.y += 18;
  if (bill.payment.length > 0) {
    pages.make(HEADING_ROOM + bill.payment.length * 15);
    pages.rule();
    pages.text('H2', 'Betalning', HEADING);
    pages.y += 4;
    rows(pages, bill.payment, PAY_LABEL_AT, PAY_AT);
    pages.y += 8;
  }
  for (const note of bill.notes) {
    pages.text('P', note, SMALL);
    pages.y += 4;
  }
}
