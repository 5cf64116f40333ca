import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Application } from '#contract/office/application.ts';
import { companyStatusLabels } from '#texts/companies/labels.ts';
import { RiskMeanings } from '#web/features/companies/risk/risk-flags.tsx';
import { risksWorthKnowing } from '#web/features/office/application/application.view.ts';
import {
  ApplicationDecisions,
  type ApplicationDecisionsProps,
} from '#web/features/office/application/application-decisions.tsx';
import { ApplicationFacts } from '#web/features/office/application/application-facts.tsx';
import { Link } from '#web/ui/text/link.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';

export interface ApplicationDetailProps {
  application: Application;
  listHref: string;
  /**
   * True after a decision, also of another administrator: the next company takes the focus, so screen readers read it
   * and the keyboard continues there.
   */
  takesFocus: boolean;
  onDecide: ApplicationDecisionsProps['onDecide'];
}

/** All facts about one company, with the decisions open to the administrator. */
export function ApplicationDetail({ application, listHref, takesFocus, onDecide }: ApplicationDetailProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const { word, tone } = companyStatusLabels[application.status];
  const risks = risksWorthKnowing(application);
  return (
    <article aria-labelledby="foretag" className="lg:sticky lg:top-24">
      <Link to={listHref} className="touch-target mb-2 inline-flex items-center gap-2 text-sm lg:hidden">
        <ArrowLeft aria-hidden="true" className="size-4" strokeWidth={1.75} />
        Till listan
      </Link>
      <header className="mb-6 flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h2 id="foretag" ref={heading} tabIndex={-1} className="voice-serif text-title outline-none">
            {application.name}
          </h2>
          <StateBadge tone={tone} className="mt-2">
            {word}
          </StateBadge>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&>*]:flex-1">
          <ApplicationDecisions application={application} onDecide={onDecide} />
        </div>
      </header>
      {application.about && (
        <div className="mb-8">
          <h3 className="kicker">Så beskriver de sig</h3>
          <p className="voice-serif mt-1 max-w-prose text-lg whitespace-pre-line">{application.about}</p>
        </div>
      )}
      {risks.length > 0 && (
        <div className="mb-8">
          <h3 className="kicker mb-2">Att veta</h3>
          <RiskMeanings risks={risks} />
        </div>
      )}
      <ApplicationFacts application={application} />
    </article>
  );
}
