import { useQuery } from '@tanstack/react-query';
import { Megaphone, Plus, Users } from 'lucide-react';
import type { BoardCard } from '#contract/casting/board.ts';
import type { ProjectStep } from '#domain/projects/project/project-states.ts';
import { projectStepLabels } from '#texts/projects/labels.ts';
import { query } from '#web/api/client.ts';
import { useMayCast } from '#web/features/accounts/session/may-cast.ts';
import { partNote } from '#web/features/projects/project/production.view.ts';
import { stepOf } from '#web/features/projects/project/project-url.ts';
import { CompanyUnread } from '#web/features/talk/thread/unread-mark.tsx';
import { LinkButton } from '#web/ui/form/button.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { clock } from '#web/ui/text/clock.ts';
import { SpanText } from '#web/ui/text/date-text.tsx';
import { Link } from '#web/ui/text/link.tsx';
import { boardNote } from './board.view.ts';
import { Templates } from './templates.tsx';

/**
 * Three ways to start a project; the company's open projects by step, each with the party that must act; and the saved
 * templates.
 */
export default function CompanyProjectHub() {
  const [params] = useSearchParams();
  const step = Number(params.get('step')) || undefined;
  const page = Math.max(1, Number(params.get('page')) || 1);
  const mayCast = useMayCast();
  const board = useQuery(query('GET /board', { query: step ? { step, page } : { page: 1 } }));
  return (
    <PageFrame
      title="Projekt"
      description={mayCast ? 'Börja något nytt, eller gå vidare där ni var.' : 'Allt som pågår, steg för steg.'}
      query={board}
      actions={
        mayCast && (
          <>
            <LinkButton variant="primary" icon={Plus} to="/CompanyCreateProject">
              Nytt projekt
            </LinkButton>
            <LinkButton icon={Users} to="/CompanyProjectHubCreateOrder">
              Ny beställning
            </LinkButton>
            <LinkButton icon={Megaphone} to="/CompanyProjectHubCreateAnnouncement">
              Ny annons
            </LinkButton>
          </>
        )
      }
    >
      {({ columns }) => (
        <div className="flex flex-col gap-12">
          {columns.every(({ total }) => total === 0) ? (
            <EmptyState title="Ni har inget på gång">
              Ett projekt söker ni folk till, en beställning går till dem ni redan känner, och med en annons hör folk av
              sig själva.
            </EmptyState>
          ) : (
            <div className="grid gap-x-6 gap-y-10 lg:grid-flow-col lg:auto-cols-fr">
              {columns.map((column) => (
                <Column key={column.step} {...column} step={stepOf(column.step)} isAlone={step !== undefined} />
              ))}
            </div>
          )}
          <Templates />
        </div>
      )}
    </PageFrame>
  );
}

interface ColumnProps {
  step: ProjectStep;
  items: readonly BoardCard[];
  page: number;
  page_size: number;
  total: number;
  /** True if the screen shows only this column, in pages. */
  isAlone: boolean;
}

function Column({ step, items, page, page_size, total, isAlone }: ColumnProps) {
  const today = clock.today();
  const hrefOf = (to: number) => `?step=${step}&page=${to}`;
  return (
    <Section title={projectStepLabels[step]} aside={String(total)} className="min-w-0">
      {items.length === 0 && <p className="text-sm text-ink-muted">Inget här just nu.</p>}
      <ul className="flex flex-col divide-y divide-hairline">
        {items.map((card) => (
          <Card key={card.id} card={card} today={today} />
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap gap-x-4 text-sm empty:hidden">
        {isAlone && (
          <Link to="/CompanyProjectHub" className="touch-target text-link">
            Visa alla steg
          </Link>
        )}
        {isAlone && page > 1 && (
          <Link to={hrefOf(page - 1)} className="touch-target text-link">
            Nyare
          </Link>
        )}
        {total > page * page_size && (
          <Link to={hrefOf(isAlone ? page + 1 : 1)} className="touch-target text-link">
            {isAlone ? 'Äldre' : `Visa alla ${total}`}
          </Link>
        )}
      </p>
    </Section>
  );
}

const WAITS = {
  me: 'Väntar på er',
  colleague: 'Väntar på en kollega',
  others: 'Väntar på talangerna',
  nobody: 'Väntar inte på någon',
} as const;

function Card({ card, today }: { card: BoardCard; today: string }) {
  const { waits_on, sentence, href } = boardNote(card, today);
  const part = partNote(card);
  return (
    <li className="py-4 first:pt-0">
      <p className="kicker">{card.kind === 'order' ? 'Beställning' : 'Projekt'}</p>
      <h3 className="voice-serif text-lg leading-6">
        <Link to={href} className="decoration-1 underline-offset-4 hover:underline">
          {card.title || 'Utan titel'}
        </Link>
      </h3>
      {card.first_day && (
        <p className="text-sm text-ink-muted tabular">
          <SpanText from={card.first_day} to={card.last_day} />
        </p>
      )}
      {part && <p className="text-sm text-ink-muted">{part}</p>}
      <p className="mt-1 text-sm">
        <span className={waits_on === 'me' ? 'font-medium' : 'text-ink-muted'}>{WAITS[waits_on]}.</span> {sentence}
      </p>
      <p className="mt-2 empty:hidden">
        <CompanyUnread of={{ project_id: card.id }} />
      </p>
    </li>
  );
}
