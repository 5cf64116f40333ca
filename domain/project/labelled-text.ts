import { TITLE_MAX } from './brief.rules.ts';
import type { Stretch } from './left-text.ts';

const TITLE =
  /^\s*(?:projekt|projektets? namn|projektnamn|projekttitel|titel|arbetstitel|produktion|uppdrag)\s*:\s*(.+)$/i;
const ABOUT =
  /^\s*(?:beskrivning|om (?:projektet|filmen|produktionen|uppdraget|serien|kampanjen|pjäsen|föreställningen)|projektbeskrivning|handling|synopsis|logline)\s*:\s*(.+)$/i;

/**
 * What a brief itself calls its title and its description ('Arbetstitel: …', 'Om filmen: …'), within some stretches of
 * it: the first title, and every description. Nothing is guessed from other words.
 */
export function labelledText(
  brief: string,
  within: readonly Stretch[],
): { title: string; description: string; stretches: Stretch[] } {
  let title = '';
  const about: string[] = [];
  const stretches: Stretch[] = [];
  for (const { start, end } of within) {
    let at = start;
    for (const line of brief.slice(start, end).split('\n')) {
      const [, name = ''] = TITLE.exec(line) ?? [];
      const [, words = ''] = ABOUT.exec(line) ?? [];
      const isTitle = title === '' && name.trim() !== '' && name.length <= TITLE_MAX;
      if (isTitle) title = name.trim().replace(/^["”“'](.+)["”“']$/, '$1');
      if (words !== '') about.push(words.trim());
      if (isTitle || words !== '') stretches.push({ start: at, end: at + line.length });
      at += line.length + 1;
    }
  }
  return { title, description: about.join('\n'), stretches };
}
