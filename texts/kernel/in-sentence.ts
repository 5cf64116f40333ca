/** A label inside a sentence. Letters that are names ('B-körkort', 'DJ') stay capital. */
export function inSentence(label: string): string {
  return /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLocaleLowerCase('sv') + label.slice(1) : label;
}
