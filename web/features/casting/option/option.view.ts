import type { OptionView } from '#contract/casting/option.ts';
import { rankWord } from '#texts/casting/option-words.ts';
import type { StateLabel } from '#texts/kernel/label.ts';
import { formatInstant } from '#web/ui/text/format-date.ts';

/** The state of an option, and a note about what happens next; `note` is null if the state says enough. */
export interface OptionWords {
  readonly state: StateLabel;
  readonly note: string | null;
}

const held = ({ rank, ends_date }: OptionView) => `${rankWord(rank)} option till ${formatInstant(ends_date)}`;

/** An option in words for the company that holds it. Null after a booking, which has a state of its own. */
export function companyOption(option: OptionView): OptionWords | null {
  switch (option.status) {
    case 'open':
      return {
        state: { word: held(option), tone: 'info' },
        note:
          option.awaited_until &&
          `Den som står före är utmanad och svarar senast ${formatInstant(option.awaited_until)}.`,
      };
    case 'challenged':
      return {
        state: { word: `${held(option)}, utmanad`, tone: 'waiting' },
        note: `Boka eller släpp senast ${formatInstant(option.answer_until ?? option.ends_date)}, annars förfaller den.`,
      };
    case 'released':
      return { state: { word: 'Optionen är släppt', tone: 'neutral' }, note: null };
    case 'lapsed':
      return { state: { word: 'Optionen har förfallit', tone: 'lost' }, note: null };
    case 'confirmed':
      return null;
  }
}

const BEFORE = ['Ingen står före dem.', 'Ett annat företag står före dem.', 'Två andra företag står före dem.'];

/** An open or challenged option in words for its talent. */
export function talentOption(option: OptionView, company_name: string): OptionWords {
  if (option.status === 'challenged') {
    return {
      state: { word: `${held(option)}, utmanad`, tone: 'waiting' },
      note: `Någon fler vill boka dig. ${company_name} måste boka dig eller släppa optionen senast ${formatInstant(option.answer_until ?? option.ends_date)}.`,
    };
  }
  return {
    state: { word: held(option), tone: 'info' },
    note: `${company_name} vill kunna boka dig de här dagarna. ${BEFORE[option.rank - 1] ?? ''} En option är ingen bokning: dagarna är dina tills någon har bokat dig.`,
  };
}
