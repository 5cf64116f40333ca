/**
 * The fields that no answer shows an agent, and the values in their place: pay after tax, which tells the talent's tax
 * form; needs and diets, which tell of health; the names of the talent's calendars; the code that signs the talent in;
 * texts that are marked with the reader's name; and papers of minors.
 */
const HIDDEN: Readonly<Record<string, unknown>> = {
  price: null,
  access_needs: '',
  diet: { words: '', may_tell: false },
  calendar_name: null,
  code: null,
  may_read_sides: false,
  may_send: false,
  clearance: null,
};

/** An answer as an agent gets it. */
export function hideFromAgent(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(hideFromAgent);
  if (answer === null || typeof answer !== 'object') return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [name, name in HIDDEN ? HIDDEN[name] : hideFromAgent(value)]),
  );
}
