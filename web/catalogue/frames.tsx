import { ore } from '#domain/kernel/money/ore.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Breadcrumb } from '#web/ui/frame/breadcrumb.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { Disclosure } from '#web/ui/frame/disclosure.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { type FramedQuery, QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { type RailStep, StepRail } from '#web/ui/frame/step-rail.tsx';
import { Tabs } from '#web/ui/frame/tabs.tsx';
import { DefinitionList } from '#web/ui/list/definition-list.tsx';
import { Figure } from '#web/ui/text/figure.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { Specimen } from './specimen.tsx';

const names = ['Utkast', 'Talanger', 'Svar', 'Urval', 'Aktivt'];

function stepsAt(current: number, note?: string): RailStep[] {
  return names.map((label, index) => {
    const number = index + 1;
    const state = number < current ? 'done' : number === current ? 'current' : 'ahead';
    return {
      number,
      label,
      state,
      href: number < current ? `/projekt/steg-${number}` : undefined,
      note: number === current ? note : undefined,
    };
  });
}

const base = { errorUpdateCount: 0, isFetching: false, refetch: () => undefined, error: undefined };
const queries: Record<string, FramedQuery<string[]>> = {
  Laddar: { ...base, data: undefined, isFetching: true },
  'Utan nät': { ...base, data: undefined, isPaused: true },
  Fel: { ...base, data: undefined, error: new Error('Vi når inte servern. Kontrollera din uppkoppling.') },
  'Fel vid ny hämtning, gammalt kvar': {
    ...base,
    data: ['Höstkampanjen', 'Julfilmen'],
    error: new Error('Vi kunde inte hämta det senaste.'),
  },
  Tomt: { ...base, data: [] },
};

export function FrameSpecimens() {
  return (
    <>
      <Section title="Stegen" description="Produktens signatur: var är vi, vad har hänt, vad kommer.">
        <div className="flex flex-col gap-10">
          <StepRail label="Projektets steg, exempel ett" steps={stepsAt(3, '4 av 6 har svarat')} />
          <StepRail label="Projektets steg, exempel två" steps={stepsAt(1)} />
          <StepRail label="Projektets steg, exempel tre" steps={stepsAt(5, 'Inspelning om 12 dagar')} />
        </div>
      </Section>
      <Section title="Siffror och fakta" aside="3 projekt" actions={<Button>Ladda ner</Button>}>
        <div className="mb-8 grid grid-cols-2 gap-x-6 gap-y-6 md:grid-cols-4">
          <Figure label="Väntar på svar" value="12" note="2 är sena" />
          <Figure label="Bokade dagar" value="38" note="i december" />
          <Figure label="På väg till dig" value={<Money ore={ore(1_845_000)} />} note="senast 18 dec" />
          <Figure label="Svarar inom" value="5 tim" />
        </div>
        <div className="grid gap-8 lg:grid-cols-2">
          <DefinitionList
            facts={[
              { label: 'Inspelning', value: '3–5 dec 2026' },
              { label: 'Plats', value: 'Göteborg, Röda Sten' },
              { label: 'Arvode', value: <Money ore={ore(450_000)} /> },
              { label: 'Tomt visas inte', value: '' },
              { label: 'Rättigheter', value: 'Sverige och Norden, tv och webb, 12 månader från första publicering' },
            ]}
          />
          <DefinitionList
            look="columns"
            facts={[
              { label: 'Längd', value: '172 cm' },
              { label: 'Skor', value: '39' },
              { label: 'Hår', value: 'Ljusbrunt, axellångt' },
            ]}
          />
        </div>
      </Section>
      <Section title="Ramens lägen">
        <div className="grid gap-8 lg:grid-cols-2">
          {Object.entries(queries).map(([name, query]) => (
            <Specimen key={name} name={name}>
              <QueryFrame
                query={query}
                isEmpty={(data) => data.length === 0}
                empty={
                  <EmptyState title="Inga projekt än" action={<Button variant="secondary">Skapa ett projekt</Button>}>
                    Ett projekt samlar roller, förfrågningar och svar på ett ställe.
                  </EmptyState>
                }
              >
                {(data) => <p>{data.join(', ')}</p>}
              </QueryFrame>
            </Specimen>
          ))}
        </div>
      </Section>
      <Section title="Att lägga märke till">
        <div className="flex flex-col gap-3">
          <Callout tone="waiting" title="Tre svar saknas" action={<Button size="small">Påminn</Button>}>
            Sista svarsdag är i morgon. Sena svar går att ta emot tills urvalet är klart.
          </Callout>
          <Callout tone="agreed">Avtalet är undertecknat av båda parter.</Callout>
          <Callout tone="lost" title="Utbetalningen stoppades">
            Banken känner inte igen kontot. Kontrollera clearingnumret.
          </Callout>
          <Callout tone="info">Arvodet visas med och utan skatt.</Callout>
        </div>
      </Section>
      <Section title="Vägvisare">
        <div className="flex flex-col gap-8">
          <Breadcrumb
            crumbs={[
              { label: 'Projekt', href: '/projekt' },
              { label: 'Höstkampanjen', href: '/projekt/1' },
              { label: 'Svar' },
            ]}
          />
          <Tabs
            label="Talangens uppgifter"
            tabs={[
              { id: 'svar', label: 'Svar', count: 4, content: <p>Fyra svar i dag.</p> },
              { id: 'sena', label: 'Sena', count: 0, content: <p>Ingen är sen.</p> },
              { id: 'logg', label: 'Ändringar', content: <p>Inget har ändrats.</p> },
            ]}
          />
          <div>
            <Disclosure title="När får jag betalt?" isOpen>
              Senast 14 dagar efter avslutat uppdrag, oavsett när företaget betalar.
            </Disclosure>
            <Disclosure title="Kan jag ångra ett ja?">Ja, fram till att urvalet är klart.</Disclosure>
          </div>
        </div>
      </Section>
    </>
  );
}
