import { QUIET, type TaggedPage, type TextStyle } from '#server/documents/tagged-page.ts';
import { drawCredits } from './draw-credits.ts';
import { Flow, heading, newPage } from './flow.ts';
import { COLUMN, GAP, LEFT, MAIN, MARGIN, MIDDLE, RIGHT, SMALL, WIDTH } from './layout.ts';
import type { Sedcard } from './sedcard.ts';

const NAME: TextStyle = { voice: 'name', size: 40, width: WIDTH };
const TRADES: TextStyle = { voice: 'text', size: 11, width: WIDTH, color: QUIET };
const LABEL: TextStyle = { voice: 'text', size: 7.5, width: COLUMN, color: QUIET, spacing: 0.2 };
const VALUE: TextStyle = { voice: 'text', size: 10.5, width: COLUMN };
const GROUP: TextStyle = { voice: 'strong', size: 8, width: MAIN.width };
const BIO: TextStyle = { voice: 'name', size: 12.5, width: MAIN.width };
const HALF = (MAIN.width - GAP * 2) / 2;
const CAN: TextStyle = { voice: 'text', size: 9.5, width: HALF * 0.58 };
const LEVEL: TextStyle = { voice: 'text', size: 9.5, width: HALF * 0.42, color: QUIET, align: 'right' };

/**
 * Draws a sedcard: the main portrait with facts beside it, the other pictures, and then the rest. `pictures` are JPEG
 * files.
 */
export function drawSedcard(sheet: TaggedPage, card: Sedcard, pictures: readonly Buffer[]): void {
  newPage(sheet, card.name);
  let y = MARGIN - 6;
  y += sheet.exact('H1', card.name, LEFT, y, { ...NAME, size: nameSize(sheet, card.name) });
  if (card.trades) y += sheet.exact('P', card.trades, LEFT, y + 2, TRADES) + 2;
  y += 12;
  const late = drawFront(sheet, card, pictures, y);
  const [, ...small] = pictures;
  const below = y + MAIN.height + GAP;
  small.forEach((jpeg, index) => {
    const x = [LEFT, MIDDLE, RIGHT][index] ?? LEFT;
    sheet.picture(jpeg, `Bild ${index + 2} av ${card.name}`, x, below, SMALL.width, SMALL.height);
  });
  const flow = new Flow(sheet, card.name, small.length > 0 ? below + SMALL.height + 20 : below + 8);
  if (card.bio) drawBio(sheet, flow, card.bio);
  drawFacts(sheet, flow, late);
  drawAbilities(sheet, flow, 'Språk', [{ label: '', abilities: card.languages }]);
  drawAbilities(sheet, flow, 'Kan', card.skills);
  if (card.licences) drawFacts(sheet, flow, [{ label: 'Körkort, intyg och utrustning', value: card.licences }]);
  const sizes = card.sizes.map(({ label, value }) => ({ label, level: value }));
  drawAbilities(sheet, flow, 'Storlekar', [{ label: '', abilities: sizes }]);
  drawCredits(sheet, flow, card.credits);
}

/** A long name is set smaller instead of on many lines. */
function nameSize(sheet: TaggedPage, name: string): number {
  const sizes = [40, 34, 28, 22];
  return sizes.find((size) => sheet.heightOf(name, { ...NAME, size }) < size * 1.9) ?? 22;
}

/**
 * The main portrait with the facts beside it.
 * @returns the facts that did not fit
 */
function drawFront(sheet: TaggedPage, card: Sedcard, [main]: readonly Buffer[], top: number): Sedcard['facts'] {
  if (main) sheet.picture(main, `Porträtt av ${card.name}`, LEFT, top, MAIN.width, MAIN.height);
  let y = top;
  for (const [index, fact] of card.facts.entries()) {
    const height = sheet.heightOf(fact.value, VALUE) + 29;
    if (y + height > top + MAIN.height) return card.facts.slice(index);
    sheet.line(RIGHT, y, COLUMN);
    sheet.exact('P', fact.label, RIGHT, y + 7, LABEL);
    sheet.exact('P', fact.value, RIGHT, y + 18, VALUE);
    y += height;
  }
  return [];
}

function drawBio(sheet: TaggedPage, flow: Flow, bio: string): void {
  const paragraphs = sheet
    .printable(bio, BIO.voice)
    .split(/\n+/)
    .filter((text) => text.trim() !== '');
  const [first = ''] = paragraphs;
  if (first === '') return;
  heading(sheet, flow, 'Om mig', sheet.heightOf(first, BIO));
  for (const text of paragraphs) {
    flow.make(sheet.heightOf(text, BIO));
    flow.y += sheet.exact('P', text, MIDDLE, flow.y, BIO) + 8;
  }
  flow.y += 14;
}

function drawFacts(sheet: TaggedPage, flow: Flow, facts: Sedcard['facts']): void {
  for (const { label, value } of facts) {
    const style = { ...VALUE, width: MAIN.width };
    heading(sheet, flow, label, sheet.heightOf(value, style));
    flow.y += sheet.exact('P', value, MIDDLE, flow.y, style) + 20;
  }
}

const ROW = 19;

function drawAbilities(sheet: TaggedPage, flow: Flow, title: string, groups: Sedcard['skills']): void {
  const told = groups.filter(({ abilities }) => abilities.length > 0);
  if (told.length === 0) return;
  heading(sheet, flow, title, 3 * ROW);
  for (const { label, abilities } of told) {
    if (label) {
      flow.make(2 * ROW);
      sheet.exact('P', label, MIDDLE, flow.y + 1, GROUP);
      flow.y += 15;
    }
    for (let index = 0; index < abilities.length; index += 2) {
      flow.make(ROW);
      abilities.slice(index, index + 2).forEach((ability, side) => {
        const x = MIDDLE + side * (HALF + GAP * 2);
        sheet.exact('P', ability.label, x, flow.y + 3, CAN);
        sheet.exact('P', ability.level, x + CAN.width, flow.y + 3, LEVEL);
        sheet.line(x, flow.y + ROW - 2, HALF);
      });
      flow.y += ROW;
    }
    flow.y += 8;
  }
  flow.y += 8;
}
