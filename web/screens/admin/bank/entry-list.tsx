import type { BankEntryShown } from '#contract/money/bank.ts';
import { formatOre } from '#texts/kernel/format.ts';
import {
  bookedAsLabels,
  feeText,
  orderedAs,
  partyText,
  payoutText,
  reasonLabels,
  referencesText,
  takeBackReasonLabels,
} from '#texts/money/bank-words.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import { formatInstant } from '#web/ui/text/format-date.ts';
import { Money } from '#web/ui/text/money.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { EntryCommands } from './entry-commands.tsx';

/** The bank's entries, each with the likely invoices or with the decision. */
export function EntryList({ entries }: { entries: readonly BankEntryShown[] }) {
  return (
    <ul aria-label="Bankens poster" className="divide-y divide-hairline border-t border-hairline">
      {entries.map((entry) => (
        <li key={entry.id} className="py-4">
          <Entry entry={entry} />
        </li>
      ))}
    </ul>
  );
}

/** The words of payer and bank about an entry. */
function toldOf({ ocr, payer_references, text, bank_text, ordered, fee_ore }: BankEntryShown): string[] {
  const named = referencesText(payer_references) || (ocr === null ? '' : `OCR ${ocr}`);
  const foreign = ordered && `betalt som ${orderedAs(ordered)}`;
  return [named, text, bank_text, foreign, feeText(fee_ore)].filter((words) => words !== '');
}

function Entry({ entry }: { entry: BankEntryShown }) {
  const { booked_on, amount_ore, counterparty, through, is_reversal, direction, decided, actions, booked_as } = entry;
  const told = toldOf(entry).join(' · ');
  return (
    <article className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 className="min-w-0 flex-1 basis-48 font-medium wrap-anywhere">
          {partyText(counterparty || unknownParty(entry), through)}
        </h2>
        {is_reversal && (
          <StateBadge tone="waiting">
            {direction === 'out' ? 'Banken tar tillbaka en betalning' : 'En utbetalning kom tillbaka'}
          </StateBadge>
        )}
        <Money ore={amount_ore} className="font-medium" />
      </div>
      <p className="text-sm text-ink-muted wrap-anywhere">
        <DateText day={booked_on} hasYear />
        {told && ` · ${told}`}
      </p>
      {booked_as && <p className="text-sm">{bookedAsLabels[booked_as]}</p>}
      <Payout entry={entry} />
      <Invoices entry={entry} />
      {decided && (
        <p className="text-sm text-ink-muted wrap-anywhere">
          {decided.by} {formatInstant(decided.date)}
          {decided.why && `: ${decided.why}`}
        </p>
      )}
      {actions.length > 0 && <EntryCommands entry={entry} />}
    </article>
  );
}

const unknownParty = ({ direction, is_reversal }: BankEntryShown) =>
  direction === 'out' && !is_reversal ? 'Okänd mottagare' : 'Okänd betalare';

/** The payout that an entry sends or returns. */
function Payout({ entry: { payout, return_reason, is_reversal, direction } }: { entry: BankEntryShown }) {
  if (payout) {
    return (
      <p className="text-sm wrap-anywhere">
        {payoutText(payout)}
        {return_reason && ` kom tillbaka: ${return_reason}`}
      </p>
    );
  }
  if (!is_reversal || direction === 'out') return null;
  return (
    <p className="text-sm text-ink-muted wrap-anywhere">
      {return_reason} Vi hittar inte utbetalningen. Registrera under Utbetalningar att den kom tillbaka, och sätt posten
      åt sidan.
    </p>
  );
}

function Invoices({ entry: { parts, proposals, takes_back, is_reversal, actions } }: { entry: BankEntryShown }) {
  if (actions.includes('take-back') && takes_back.length === 0) {
    return (
      <p className="text-sm text-ink-muted">
        Vi hittar inte betalningen som den gäller. Ta tillbaka den med fakturans nummer, eller sätt posten åt sidan om
        betalningen redan är tillbakatagen.
      </p>
    );
  }
  if (parts.length + proposals.length + takes_back.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {parts.map(({ invoice_id, number, company_name, amount_ore }) => (
        <li key={invoice_id}>
          {formatOre(amount_ore)} {is_reversal ? 'tillbakataget på' : 'på'} faktura {number}, {company_name}
        </li>
      ))}
      {proposals.map(({ invoice_id, number, company_name, open_ore, reason }) => (
        <li key={invoice_id}>
          Kan gälla faktura {number}, {company_name}: {formatOre(open_ore)} kvar att betala ({reasonLabels[reason]})
        </li>
      ))}
      {takes_back.flatMap(({ paid_on, reason, parts: taken }) =>
        taken.map(({ payment_id, number, company_name, amount_ore }) => (
          <li key={payment_id}>
            Kan gälla {formatOre(amount_ore)} på faktura {number}, {company_name}, som kom in{' '}
            <DateText day={paid_on} hasYear /> ({takeBackReasonLabels[reason]})
          </li>
        )),
      )}
    </ul>
  );
}
