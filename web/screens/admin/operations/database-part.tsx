import { formatBytes } from '#texts/people/recording-words.ts';
import { Section } from '#web/ui/frame/section.tsx';
import { DefinitionList } from '#web/ui/list/definition-list.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { type Operations, secondsText } from './operations.view.ts';

/** The database, and the lag of the replica as the processes measure it. */
export function DatabasePart({ database, processes }: Pick<Operations, 'database' | 'processes'>) {
  const { bytes, oldest_transaction_seconds, lock_waits, longest_lock_wait_seconds } = database;
  const lags = processes.flatMap(({ replica_seconds }) => replica_seconds ?? []);
  return (
    <Section title="Databasen">
      <DefinitionList
        look="columns"
        facts={[
          { label: 'Storlek', value: formatBytes(bytes) },
          { label: 'Äldsta transaktionen', value: secondsText(oldest_transaction_seconds) },
          {
            label: 'Väntar på lås',
            value:
              lock_waits === 0
                ? 'Ingen'
                : `${formatNumber(lock_waits)}, längst ${secondsText(longest_lock_wait_seconds)}`,
          },
          { label: 'Kopian släpar efter', value: lags.length > 0 && secondsText(Math.max(...lags)) },
        ]}
      />
    </Section>
  );
}
