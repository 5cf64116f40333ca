import type { CreditLine } from '#contract/money/credit-line.ts';
import { prepaymentLabels } from '#texts/money/credit-line-words.ts';
import { DefinitionList } from '#web/ui/list/definition-list.tsx';
import { InstantText } from '#web/ui/text/date-text.tsx';
import { Money } from '#web/ui/text/money.tsx';

/** What a company may owe us, and what it owes now. */
export function CreditFacts({ line }: { line: CreditLine }) {
  const { limit_ore, is_usual, booked_ore, owed_ore, unpaid_ore, room_ore, is_late } = line;
  return (
    <DefinitionList
      facts={[
        {
          label: 'Utrymme',
          value: (
            <>
              <Money ore={limit_ore} /> {is_usual && <span className="text-ink-muted">som för nya företag</span>}
            </>
          ),
        },
        { label: 'Bokat', value: <Money ore={booked_ore} /> },
        { label: 'Inte fakturerat', value: owed_ore > 0 && <Money ore={owed_ore} /> },
        { label: 'Obetalt', value: <Money ore={unpaid_ore} /> },
        { label: 'Betalt förskott', value: line.held_ore > 0 && <Money ore={line.held_ore} /> },
        { label: 'Kvar', value: <Money ore={room_ore} /> },
        { label: 'I förskott', value: line.prepayment !== 'none' && prepaymentLabels[line.prepayment] },
        { label: 'Stopp', value: is_late && 'En faktura är mer än 30 dagar sen' },
        { label: 'Vill ha mer', value: line.status === 'asked' && (line.asked_reason ?? 'Kunde inte boka') },
        {
          label: 'Senast bestämt',
          value: line.set_date && (
            <>
              <InstantText instant={line.set_date} />, {line.set_by_name}: {line.set_reason}
            </>
          ),
        },
      ]}
    />
  );
}
