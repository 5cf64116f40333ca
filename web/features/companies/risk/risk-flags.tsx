import type { Risk } from '#domain/companies/risk/risk.rules.ts';
import { riskWords } from '#texts/companies/risk-words.ts';
import { StateBadge } from '#web/ui/text/state-badge.tsx';

/** The risks of a company, each in words of its own, for a decision about the company. There is no total score. */
export function RiskFlags({ risks }: { risks: readonly Risk[] }) {
  if (risks.length === 0) return null;
  return (
    <ul aria-label="Att veta" className="flex flex-wrap gap-x-4 gap-y-1">
      {risks.map((risk) => (
        <li key={risk}>
          <StateBadge tone="waiting">{riskWords[risk].word}</StateBadge>
        </li>
      ))}
    </ul>
  );
}

/** The risks with the meaning of each. */
export function RiskMeanings({ risks }: { risks: readonly Risk[] }) {
  if (risks.length === 0) return <p className="text-sm text-ink-muted">Inget särskilt att veta just nu.</p>;
  return (
    <ul className="flex flex-col gap-3 text-sm">
      {risks.map((risk) => (
        <li key={risk}>
          <StateBadge tone="waiting">{riskWords[risk].word}</StateBadge>
          <p className="mt-0.5 text-pretty text-ink-muted">{riskWords[risk].meaning}</p>
        </li>
      ))}
    </ul>
  );
}
