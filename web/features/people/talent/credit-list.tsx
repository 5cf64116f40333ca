import { ExternalLink } from 'lucide-react';
import { type Credit, creditGroupsOf, creditLine } from '#texts/people/profile-part-words.ts';

/** Credits grouped by kind: year, title and details. */
export function CreditList({ credits }: { credits: readonly Credit[] }) {
  return (
    <div className="flex flex-col gap-5">
      {creditGroupsOf(credits).map((group) => (
        <div key={group.id}>
          <p className="kicker mb-1">{group.label}</p>
          <ul aria-label={group.label} className="divide-y divide-hairline border-y border-hairline text-sm">
            {group.credits.map((credit, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two credits may say the same, and the list is read only
              <li key={at} className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-3 py-2">
                <span className="text-ink-muted tabular">{credit.year}</span>
                <span className="min-w-0 wrap-anywhere">
                  <span className="font-medium">{credit.title}</span>
                  {credit.link && <Seen credit={credit} />}
                  {creditLine(credit) && <span className="block text-ink-muted">{creditLine(credit)}</span>}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** A link to another site, which gets no referrer. */
function Seen({ credit }: { credit: Credit }) {
  return (
    <a
      href={credit.link}
      target="_blank"
      rel="noreferrer noopener nofollow"
      className="ml-2 text-link whitespace-nowrap"
    >
      Se den
      <span className="sr-only">: {credit.title}, öppnas i en ny flik</span>
      <ExternalLink aria-hidden="true" className="ml-1 inline size-3.5" strokeWidth={1.75} />
    </a>
  );
}
