import { formatOre } from '#texts/kernel/format.ts';
import type { Answer } from '#web/api/client.ts';
import type { Tone } from '#web/ui/text/state-badge.tsx';

type Line = Pick<Answer<'GET /company/credit-line'>, 'room_ore' | 'is_late' | 'limit_ore' | 'unpaid_ore'>;

/**
 * What the company can still book for, and what it can do if that is too little.
 * @param cost_ore what the next step costs without VAT
 */
export function creditSentence(line: Line, cost_ore = 0): { readonly tone: Tone; readonly text: string } {
  if (line.is_late) {
    return {
      tone: 'lost',
      text: 'En faktura är mer än 30 dagar sen. När den är betald kan ni fråga och boka igen. Det som är bokat står kvar.',
    };
  }
  const whatToDo = line.unpaid_ore > 0 ? 'Betala det som är obetalt, eller be oss om mer.' : 'Be oss om mer.';
  if (line.room_ore <= 0)
    return { tone: 'waiting', text: `Ert utrymme på ${formatOre(line.limit_ore)} är slut. ${whatToDo}` };
  const room = `Ert utrymme är ${formatOre(line.room_ore)}, med moms.`;
  return cost_ore > line.room_ore
    ? { tone: 'waiting', text: `${room} Det här kostar mer. ${whatToDo}` }
    : { tone: 'neutral', text: room };
}
