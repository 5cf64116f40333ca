import { TITLE_MAX } from './brief.rules.ts';
import type { Stretch } from './left-text.ts';

const TITLE = /^\s*(?:projekt|projektets? namn|projektnamn|projekttitel|titel|arbetstitel|produktion)\s*:\s*(.+)$/i;
// 'Beskrivning:' is left out: alone it mostly belongs to a role.
const ABOUT =
  /^\s*(?:om (?:projektet|filmen|produktionen|uppdraget|serien|kampanjen|pjäsen|föreställningen)|projektbeskrivning|handling|synopsis|logline)\s*:\s*(.+)$/i;

/**
 * The title and description that a brief labels ('Arbetstitel: …', 'Om filmen: …'), with the positions of their lines:
 * the first title, and every description. Unlabelled words are never used.
 */
export function labelledText(brief: string): { title: string; description: string; stretches: Stretch[] } {
  let title = '';
  const about: string[] = [];
  const stretches: Stretch[] = [];
  let at = 0;
  for (const line of brief.split('\n')) {
    const [, name = ''] = TITLE.exec(line) ?? [];
    const [, words = ''] = ABOUT.exec(line) ?? [];
    const isTitle = title === '' && name.trim() !== '' && name.length <= TITLE_MAX;
    if (isTitle) title = name.trim().replace(/^["”“'](.+)["”“']$/, '$1');
    if (words !== '') about.push(words.trim());
    if (isTitle || words !== '') stretches.push({ start: at, end: at + line.length });
    at += line.length + 1;
  }
  return { title, description: about.join('\n'), stretches };
}

/**
 * The text with the given stretches, which are in the order of the text, replaced by spaces: all other positions stay.
 */
export function blanked(text: string, stretches: readonly Stretch[]): string {
  let left = '';
  for (const { start, end } of stretches) {
    const [from, to] = [Math.max(start, left.length), Math.min(end, text.length)];
    if (from < to) left += text.slice(left.length, from) + ' '.repeat(to - from);
  }
  return left + text.slice(left.length);
}
