import type { ReactNode } from 'react';
import type { CounterOfferSide } from '#domain/casting/counter-offer/counter-offer.workflow.ts';
import type { Terms } from '#domain/deal/terms/terms.ts';
import { type ChangeInWords, wordsOfChanges } from '#texts/deal/terms-changes.ts';
import { wordsOfFee } from '#texts/deal/terms-facts.ts';
import { termsFieldLabels } from '#texts/deal/terms-words.ts';
import { InstantText } from '#web/ui/text/date-text.tsx';

interface ShownVersion {
  readonly version: number;
  readonly made_by: CounterOfferSide;
  readonly terms: Terms;
  readonly words: string;
  readonly created_date: string;
  /** The lines of the price that this reader sees. */
  readonly price: readonly { readonly label: string; readonly value: ReactNode }[];
}

export interface OfferVersionsProps {
  /** The terms of the request, with which each version is compared. */
  asked: { readonly terms: Terms; readonly price: ShownVersion['price'] };
  versions: readonly ShownVersion[];
  /** The name of a side: 'Du', 'Norrsken Film AB'. */
  nameOf: (side: CounterOfferSide) => string;
}

const FEE = termsFieldLabels['fee.amount_ore'];

/** The requested terms and all versions side by side, each with its fee, its other differences and its total. */
export function OfferVersions({ asked, versions, nameOf }: OfferVersionsProps) {
  return (
    <ol className="grid gap-px overflow-hidden border-y border-hairline bg-hairline sm:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
      <Version title="Förfrågan" fee={wordsOfFee(asked.terms.fee)} price={asked.price} changes={[]} />
      {versions.map((one) => (
        <Version
          key={one.version}
          title={nameOf(one.made_by)}
          when={<InstantText instant={one.created_date} />}
          words={one.words}
          fee={wordsOfFee(one.terms.fee)}
          price={one.price}
          changes={wordsOfChanges(asked.terms, one.terms).filter(({ label }) => label !== FEE)}
        />
      ))}
    </ol>
  );
}

interface VersionProps {
  title: string;
  when?: ReactNode;
  words?: string;
  fee: string;
  price: ShownVersion['price'];
  changes: readonly ChangeInWords[];
}

function Version({ title, when, words, fee, price, changes }: VersionProps) {
  return (
    <li className="flex min-w-0 flex-col gap-3 bg-paper py-4 sm:px-4">
      <div>
        <p className="font-medium">{title}</p>
        {when && <p className="text-sm text-ink-muted">{when}</p>}
      </div>
      <dl className="flex flex-col gap-2 text-sm">
        <div>
          <dt className="text-ink-muted">{FEE}</dt>
          <dd className="tabular font-medium">{fee}</dd>
        </div>
        {price.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-ink-muted">{label}</dt>
            <dd className="tabular">{value}</dd>
          </div>
        ))}
        {changes.map(({ label, new_words }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several changes of one list have the same label
          <div key={at}>
            <dt className="text-ink-muted">{label}</dt>
            <dd className="font-medium whitespace-pre-line">{new_words ?? 'Utgår'}</dd>
          </div>
        ))}
      </dl>
      {words && <p className="text-sm wrap-anywhere">”{words}”</p>}
    </li>
  );
}
