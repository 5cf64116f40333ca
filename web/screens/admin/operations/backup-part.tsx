import type { OperatedBackup } from '#contract/office/operations.ts';
import { Section } from '#web/ui/frame/section.tsx';
import { DefinitionList } from '#web/ui/list/definition-list.tsx';
import { Countdown } from '#web/ui/text/countdown.tsx';
import { InstantText } from '#web/ui/text/date-text.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { backupBadge } from './operations.view.ts';

/** The newest whole backup, and the reason if a later one failed. */
export function BackupPart({ backup }: { backup: OperatedBackup }) {
  const { newest, unfinished } = backup;
  const { tone, words } = backupBadge(backup);
  return (
    <Section title="Säkerhetskopia">
      <DefinitionList
        look="columns"
        facts={[
          { label: 'Läge', value: <StateBadge tone={tone}>{words}</StateBadge> },
          { label: 'Senaste hela', value: newest && <InstantText instant={newest.begun_date} /> },
          { label: 'Ålder', value: newest && <Countdown until={newest.begun_date} /> },
          { label: 'Rader', value: newest && formatNumber(newest.rows) },
          { label: 'Filer', value: newest && formatNumber(newest.files) },
          { label: 'Filer som saknas', value: newest && newest.missing > 0 && formatNumber(newest.missing) },
          { label: 'Plats', value: newest?.place },
          { label: 'Fel', value: unfinished?.error },
        ]}
      />
    </Section>
  );
}
