/** The text that may precede a regular expression; after any other text, a slash is a division. */
const BEFORE_PATTERN = /(?:^|[(,=:[!&|?{};+>]|\breturn)\s*$/;

const PATTERN = /\/(?![*/])(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\//y;
const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?\*\//y;
const QUOTED = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/y;

/**
 * Blanks out everything in a program except its strings and the text of its templates. In an expression of a template,
 * too, only strings and templates stay.
 */
export function onlyStrings(text: string): string {
  let words = '';
  let at = 0;
  /** Number of open braces at each depth of template expressions. The first number is of the program itself. */
  const open = [0];
  const takes = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0] ?? '';
  };
  const say = (part: string, isWords: boolean) => {
    words += isWords ? part : part.replaceAll(/[^\n]/g, ' ');
    at += part.length;
  };
  /** Takes the text of a template up to its end or its next expression. */
  const template = () => {
    const end = /(?:[^`\\$]|\\[\s\S]|\$(?!\{))*/y;
    say(takes(end), true);
    if (text.startsWith('${', at)) open.push(0);
    say(text.slice(at, at + (text.startsWith('${', at) ? 2 : 1)), false);
  };
  while (at < text.length) {
    const quoted = takes(QUOTED);
    const skipped = takes(COMMENT) || (BEFORE_PATTERN.test(text.slice(Math.max(0, at - 40), at)) ? takes(PATTERN) : '');
    const char = text[at] ?? '';
    const inner = open.length - 1;
    if (quoted) say(quoted, true);
    else if (skipped) say(skipped, false);
    else {
      say(char, false);
      if (char === '`') template();
      else if (char === '{') open[inner] = (open[inner] ?? 0) + 1;
      else if (char === '}' && open[inner] === 0 && inner > 0) {
        open.pop();
        template();
      } else if (char === '}') open[inner] = (open[inner] ?? 0) - 1;
    }
  }
  return words;
}
