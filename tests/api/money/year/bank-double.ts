/** A bank with our account: takes our payment files, and tells in statements what came and left. */
import { ore } from '#domain/kernel/money/ore.ts';
import { addDays } from '#domain/kernel/time/day.ts';
import { aCamt, type CamtPayment } from '#tests/factories/camt.ts';
import { textsAt } from '#tests/support/xml-schemas.ts';

/** An entry on our account. */
export interface Entry {
  /** ISO. */
  readonly day: string;
  /** Negative for money that leaves. */
  readonly amount_ore: number;
  readonly ocr?: string;
  readonly text: string;
  /** The id and the text of a payment of our file, which a return has too. The text is the number of its paper. */
  readonly own_id?: string;
  readonly paper?: string;
}

export interface Bank {
  /** All entries so far, in the order in which they happened. */
  readonly entries: readonly Entry[];
  receive(entry: Entry): void;
  /**
   * Executes a payment file (pain.001). The payments of which `isReturned` is true come back the day after.
   */
  execute(file: string, isReturned: (paper: string) => boolean): void;
  /** The statement (camt.053) of the days after the last one, to an ISO day. */
  statement(to: string): Uint8Array;
}

const inOre = (text: string) => Math.round(Number(text) * 100);

export function openBank(from: string): Bank {
  const entries: Entry[] = [];
  let told = addDays(from, -1);
  let number = 0;
  const sumUntil = (day: string) =>
    entries.filter((entry) => entry.day <= day).reduce((sum, { amount_ore }) => sum + amount_ore, 0);

  return {
    entries,
    receive: (entry) => entries.push(entry),
    execute(file, isReturned) {
      for (const [part] of file.matchAll(/<PmtInf>.*?<\/PmtInf>/gs)) {
        const at = (path: string) => textsAt(Buffer.from(part), path);
        const [day = ''] = at('ReqdExctnDt');
        for (const [transfer] of part.matchAll(/<CdtTrfTxInf>.*?<\/CdtTrfTxInf>/gs)) {
          const [own_id = ''] = textsAt(Buffer.from(transfer), 'EndToEndId');
          const [amount = ''] = textsAt(Buffer.from(transfer), 'InstdAmt');
          const [paper = ''] = textsAt(Buffer.from(transfer), 'Ustrd');
          entries.push({ day: day.trim(), amount_ore: -inOre(amount), own_id, paper, text: paper });
          if (!isReturned(paper)) continue;
          const back = { day: addDays(day.trim(), 1), amount_ore: inOre(amount), own_id, paper };
          entries.push({ ...back, text: 'Kontot avslutat' });
        }
      }
    },
    statement(to) {
      const [first, opening] = [addDays(told, 1), sumUntil(told)];
      const own = entries.filter(({ day }) => day >= first && day <= to);
      told = to;
      number += 1;
      const payments = own.map(
        ({ day, amount_ore, ocr = '', text, own_id = '' }, at): CamtPayment => ({
          amount_ore: ore(Math.abs(amount_ore)),
          direction: amount_ore < 0 ? 'out' : 'in',
          booked_on: day,
          ocr,
          text,
          own_id,
          is_reversal: own_id !== '' && amount_ore > 0,
          reference: `S${number}-${at}`,
        }),
      );
      const balances = [
        { code: 'OPBD', day: first, amount_ore: opening } as const,
        { code: 'CLBD', day: to, amount_ore: sumUntil(to) } as const,
      ];
      return aCamt(payments, { kind: 'camt.053', version: '08', message_id: `S${number}`, balances });
    },
  };
}
