import { useQuery } from '@tanstack/react-query';
import { monthText } from '#texts/money/books-words.ts';
import { declarationStateLabels } from '#texts/money/declaration-words.ts';
import { type Answer, query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { DefinitionList } from '#web/ui/list/definition-list.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { Link } from '#web/ui/text/link.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { booksHref } from './books-url.ts';
import { DeclarationDownloads } from './declaration-downloads.tsx';
import { DeclarationFiles } from './declaration-files.tsx';
import { DeclarationPeople } from './declaration-people.tsx';

type Month = Answer<'GET /admin/declarations/:month'>;

/** One month of the employer's declaration: its sums, the missing numbers, the files and the people. */
export function DeclarationMonth({ month }: { month: string }) {
  const found = useQuery(query('GET /admin/declarations/:month', { params: { month } }));
  return (
    <div className="flex flex-col gap-8">
      <Link to={booksHref({ part: 'declarations', page: 1 })} className="self-start text-sm text-link">
        Alla månader
      </Link>
      <QueryFrame query={found}>
        {(data) => (
          <div className="flex flex-col gap-10">
            <Sums month={data} />
            <DeclarationFiles month={data.month} />
            <DeclarationPeople month={data.month} />
            <DeclarationDownloads month={data.month} />
          </div>
        )}
      </QueryFrame>
    </div>
  );
}

function Sums({ month }: { month: Month }) {
  const { state, person_count, gross_ore, tax_ore, contributions_ore, difference_ore, hand_in_by } = month;
  const { tone, word } = declarationStateLabels[state];
  return (
    <div className="flex flex-col items-start gap-6">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 className="voice-serif text-heading first-letter:uppercase">{monthText(month.month)}</h2>
        <StateBadge tone={tone}>{word}</StateBadge>
      </div>
      <DefinitionList
        className="w-full max-w-xl"
        facts={[
          { label: 'Personer', value: formatNumber(person_count) },
          { label: 'Lön före skatt', value: <Money ore={gross_ore} /> },
          { label: 'Avdragen skatt (497)', value: <Money ore={tax_ore} /> },
          { label: 'Avgifter (487)', value: <Money ore={contributions_ore} /> },
          {
            label: 'Skillnad mot utbetalningarna',
            value: difference_ore !== 0 && <Money ore={difference_ore} />,
          },
          { label: 'Lämnas in senast', value: <DateText day={hand_in_by} hasYear /> },
        ]}
      />
      <Unnumbered month={month} />
      <Callout tone="info" title="Inte prövad mot schemat">
        Filen följer Skatteverkets beskrivning 1.1. Pröva den i Skatteverkets testtjänst innan den lämnas in.
      </Callout>
      <MakeFile month={month} />
    </div>
  );
}

/** The people without a personal number, whom the file cannot state. */
function Unnumbered({ month: { unnumbered, unnumbered_count } }: { month: Month }) {
  if (unnumbered_count === 0) return null;
  return (
    <Callout tone="lost" title="Personnummer saknas">
      <ul>
        {unnumbered.map(({ talent_id, name, is_erased }) => (
          <li key={talent_id}>
            {is_erased ? (
              `${name}: kontot är raderat och numret finns inte i arkivet.`
            ) : (
              <>
                <Link to={`/AdminTalentReview?id=${talent_id}`} className="text-link">
                  {name}
                </Link>{' '}
                fyller i det under Utbetalningar.
              </>
            )}
          </li>
        ))}
      </ul>
      {unnumbered_count > unnumbered.length && <p>Och {formatNumber(unnumbered_count - unnumbered.length)} till.</p>}
    </Callout>
  );
}

function MakeFile({ month: { month, state, actions, unnumbered_count } }: { month: Month }) {
  const { run, isPending, failure } = useCommand();
  if (state === 'running') return <p className="text-sm text-ink-muted">Filen kan skapas när månaden är slut.</p>;
  if (!actions.includes('make')) return null;
  const isCorrection = state === 'to_correct' || state === 'handed_in';
  const make = async () => {
    if (await run('POST /admin/declarations/:month/files', { params: { month } })) showToast('Filen är skapad');
  };
  return (
    <div className="flex flex-col items-start gap-4">
      {failure && (
        <Callout tone="lost" role="alert">
          {failure}
        </Callout>
      )}
      <Button
        variant={state === 'handed_in' ? 'quiet' : 'primary'}
        isBusy={isPending}
        disabled={unnumbered_count > 0}
        onClick={make}
      >
        {isCorrection ? 'Skapa rättelse' : 'Skapa fil'}
      </Button>
    </div>
  );
}
