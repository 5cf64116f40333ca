import { QUIET, type TaggedPage, type TextStyle } from '#server/documents/tagged-page.ts';
import { type Flow, heading } from './flow.ts';
import { MAIN, MIDDLE } from './layout.ts';
import type { Sedcard } from './sedcard.ts';

const YEAR_WIDTH = 36;
const KIND: TextStyle = { voice: 'strong', size: 8, width: MAIN.width };
const YEAR: TextStyle = { voice: 'text', size: 9.5, width: YEAR_WIDTH, color: QUIET };
const TITLE: TextStyle = { voice: 'text', size: 9.5, width: MAIN.width - YEAR_WIDTH };
const MORE: TextStyle = { ...TITLE, size: 8.5, color: QUIET };

/** Draws the credits by kind, each with its year, its title and more text. Draws nothing without credits. */
export function drawCredits(sheet: TaggedPage, flow: Flow, groups: Sedcard['credits']): void {
  if (groups.length === 0) return;
  heading(sheet, flow, 'Meriter', 60);
  for (const { label, lines } of groups) {
    flow.make(40);
    sheet.exact('P', sheet.printable(label, KIND.voice), MIDDLE, flow.y + 1, KIND);
    flow.y += 15;
    for (const line of lines) {
      const title = sheet.printable(line.title, TITLE.voice);
      const more = sheet.printable(line.more, MORE.voice);
      const height = sheet.heightOf(title, TITLE) + (more === '' ? 0 : sheet.heightOf(more, MORE)) + 8;
      flow.make(height);
      if (line.year !== '') sheet.exact('P', line.year, MIDDLE, flow.y + 3, YEAR);
      let y = flow.y + 3;
      if (title !== '') y += sheet.exact('P', title, MIDDLE + YEAR_WIDTH, y, TITLE);
      if (more !== '') sheet.exact('P', more, MIDDLE + YEAR_WIDTH, y, MORE);
      flow.y += height;
      sheet.line(MIDDLE, flow.y - 1, MAIN.width);
    }
    flow.y += 8;
  }
  flow.y += 8;
}
