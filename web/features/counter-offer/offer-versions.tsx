import type { ReactNode } from 'react';
import type { CounterOfferSide } from '#domain/counter-offer/counter-offer.workflow.ts';
import type { Terms } from '#domain/terms/terms.ts';
import { type ChangeInWords, wordsOfChanges } from '#texts/terms-changes.ts';
import { InstantText } from '#web/ui/date-text.tsx';

export interface ShownVersion {
  readonly version: number;
  readonly made_by: CounterOfferSide;
  readonly terms: Terms;
  readonly words: string;
  readonly created_date: string;
  /** What it comes to, for whoever looks. */
  readonly price: readonly { readonly label: string; readonly value: ReactNode }[];
}

export interface OfferVersionsProps {
  /** What the request says, which is what each version is compared with. */
  asked: { readonly terms: Terms; readonly price: ShownVersion['price'] };
  versions: readonly ShownVersion[];
  /** 'Du', 'Norrsken Film AB'. */
  nameOf: (side: CounterOfferSide) => string;
}

/** The terms asked about and every version beside each other, each with what differs and what it comes to. */
export function OfferVersions({ asked, versions, nameOf }: OfferVersionsProps) {
  return (
    <ol className="grid gap-px overflow-hidden border-y border-hairline bg-hairline sm:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
      <Version title="Förfrågan" price={asked.price} changes={[]} />
      {versions.map((one) => (
        <Version
          key={one.version}
          title={nameOf(one.made_by)}
          when={<InstantText instant={one.created_date} />}
          words={one.words}
          price={one.price}
          changes={wordsOfChanges(asked.terms, one.terms)}
        />
      ))}
    </ol>
  );
}

interface VersionProps {
  title: string;
  when?: ReactNode;
  words?: string;
  price: ShownVersion['price'];
  changes: readonly ChangeInWords[];
}

function Version({ title, when, words, price, changes }: VersionProps) {
  return (
    <li className="flex min-w-0 flex-col gap-3 bg-paper py-4 sm:px-4">
      <div>
        <p className="font-medium">{title}</p>
        {when && <p className="text-sm text-ink-muted">{when}</p>}
      </div>
      <dl className="flex flex-col gap-2 text-sm">
        {price.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-ink-muted">{label}</dt>
            <dd className="tabular">{value}</dd>
          </div>
        ))}
        {changes.map(({ label, new_words }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several changes of one list are called the same
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
