import type { AgreementDetails } from '#contract/work/agreement.ts';
import { agreementLabel } from '#texts/work/agreement/agreement-label.ts';
import { Section } from '#web/ui/frame/section.tsx';
import { Link } from '#web/ui/text/link.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';

/** All versions of an agreement, newest first. Renders nothing if there is only one. */
export function AgreementVersions({ agreement: { id, versions } }: { agreement: AgreementDetails }) {
  if (versions.length < 2) return null;
  return (
    <Section title="Versioner">
      <ul className="divide-y divide-hairline border-y border-hairline text-sm">
        {versions.map((one) => {
          const { word, tone } = agreementLabel(one);
          return (
            <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
              {one.id === id ? (
                <span aria-current="true" className="font-medium">
                  Avtal {one.number}
                </span>
              ) : (
                <Link to={`?id=${one.id}`} className="text-link">
                  Avtal {one.number}
                </Link>
              )}
              <StateBadge tone={tone}>{word}</StateBadge>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
