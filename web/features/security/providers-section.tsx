import type { SecurityOverview } from '#contract/security.ts';
import { StateBadge } from '#web/ui/state-badge.tsx';
import { SettingSection } from './setting-section.tsx';

const NAMES: Readonly<Record<SecurityOverview['providers'][number], string>> = {
  google: 'Google',
  facebook: 'Facebook',
};

/** The accounts elsewhere that open this one. */
export function ProvidersSection({ overview }: { overview: SecurityOverview }) {
  const { providers } = overview;
  return (
    <SettingSection title="Andra konton" description="Konton hos andra som du kan logga in med här.">
      {providers.length === 0 ? (
        <p className="text-ink-muted">Du har inte loggat in med Google eller Facebook.</p>
      ) : (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {providers.map((provider) => (
            <li key={provider} className="flex flex-wrap items-center justify-between gap-x-6 py-3.5">
              <span className="font-medium">{NAMES[provider]}</span>
              <StateBadge tone="agreed">Kopplat</StateBadge>
            </li>
          ))}
        </ul>
      )}
    </SettingSection>
  );
}
