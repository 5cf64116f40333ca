import { startOfSentence, type Text } from './text.ts';

const PAST =
  /^(?:spelade|sjöng|dansade|.{3,}(?:ades|ddes|erade)|träffades|bodde|växte|flyttade|gifte|föddes|jobbade|hade|körde|kört|drömmer|jobbar|fd|bott|minns|brukade)$/;

/** True when a name, 'han' or 'hon' begins the sentence of a verb, and nobody is asked for in it. */
function isToldOf(text: Text, start: number, verb: number): boolean {
  const first = text.tokens[start];
  if (/^(?:han|hon)$/.test(first?.text ?? '')) return true;
  const next = text.word(start + 1);
  return (
    first?.kind === 'word' &&
    first.is_capital &&
    !text.found(start) &&
    /^(?:är|själv|som|bor|,)$/.test(next) &&
    start < verb &&
    !/^(?:du|den|som|vi|ni|personen|talang|helst|gärna|någon|alla|bor)$/.test(first.text)
  );
}

/** 'Vi är ett par på Lidingö som …': where those who ask are, or where something happened. */
export function isOurHome(text: Text, at: number): boolean {
  const start = startOfSentence(text, at);
  for (let index = at - 1; index >= start; index -= 1) {
    if (/^(?:söker|letar|behöver|efterlyser|vill|önskar|castar|filmar|spelar)$/.test(text.word(index))) return false;
    // 'Vi träffades i Kiruna och gifter oss i Trosa': what is to be ends what was.
    if (
      /^(?:gifter|firar|håller|vigs|plåtar|arrangerar|anordnar|bjuder|spelas|filmas|plåtas|hålls)$/.test(
        text.word(index),
      )
    )
      return false;
    // 'Tilde är 13 och bor i Umeå': where somebody lives who is told of.
    if (/^(?:bor|kommer)$/.test(text.word(index)) && isToldOf(text, start, index)) return true;
    // What happened is a story: 'säsong 1 spelades in i Haparanda', 'han jobbade i Skövde'.
    if (PAST.test(text.word(index))) return true;
    if (
      /^(?:är|driver)$/.test(text.word(index)) &&
      text.word(index - 1) === 'vi' &&
      /^(?:ett|en|två|tre|fyra|baserade)$/.test(text.word(index + 1))
    )
      return true;
  }
  return false;
}
