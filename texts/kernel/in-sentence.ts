/** A label in the middle of a sentence. Letters that are names ('B-körkort', 'DJ') stay capital. */
export function inSentence(label: string): string {
  return /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLocaleLowerCase('sv') + label.slice(1) : label;
}

/** Words joined by commas and 'och': 'titel, datum och plats'. */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} och ${words.at(-1)}`;
}
