import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FittingAnnouncement } from '#contract/casting/announcement.ts';
import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import { query } from '#web/api/client.ts';
import { Fee } from '#web/features/casting/request/fee.tsx';
import { FewReasons } from '#web/features/finding/search/results/reason-list.tsx';
import { wallReasons } from '#web/features/finding/search/results/reasons.view.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { PageLinks, usePageNumber } from '#web/ui/list/page-links.tsx';
import { DateText, SpanText } from '#web/ui/text/date-text.tsx';
import { Link } from '#web/ui/text/link.tsx';
import { FittingDetails } from './fitting-details.tsx';
import { fittingHref } from './fitting-url.ts';
import { useOwnReasons } from './use-own-reasons.ts';

/**
 * The announcements that fit the talent, or those that the talent has saved. With an id in the address: that
 * announcement in full.
 */
export function FittingAnnouncements() {
  const [params] = useSearchParams();
  const id = params.get('id');
  return id ? <FittingDetails key={id} id={id} /> : <Fitting isKept={params.get('kept') === 'yes'} />;
}

const EMPTY = {
  no: {
    title: 'Ingen annons passar dig just nu',
    text: 'Här ser du roller som du kan söka själv, när det företaget letar efter stämmer med din profil. Ju mer den berättar, desto fler hittar du.',
  },
  yes: {
    title: 'Du har inte sparat någon annons',
    text: 'Spara en annons om du vill tänka på saken till sista dagen.',
  },
};

function Fitting({ isKept }: { isKept: boolean }) {
  const page = usePageNumber();
  const kept = isKept ? 'yes' : 'no';
  const fitting = useQuery({
    ...query('GET /talent/announcements', { query: { kept, page } }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="flex flex-col gap-6">
      <p className="text-sm">
        <Link to={fittingHref({ isKept: !isKept })} className="touch-target text-link">
          {isKept ? 'Visa alla som passar dig' : 'Visa bara dem du har sparat'}
        </Link>
      </p>
      <QueryFrame
        query={fitting.isPlaceholderData ? { ...fitting, data: undefined } : fitting}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState
            title={EMPTY[kept].title}
            className="border-t-0 pt-0"
            action={!isKept && <LinkButton to="/TalentProfile">Se över din profil</LinkButton>}
          >
            {EMPTY[kept].text}
          </EmptyState>
        }
      >
        {(data) => (
          <>
            <ul aria-label="Passar dig" className="mb-4 divide-y divide-hairline border-y border-hairline">
              {data.items.map((announcement) => (
                <Row key={announcement.id} announcement={announcement} />
              ))}
            </ul>
            <PageLinks of={data} noun="annonser" />
          </>
        )}
      </QueryFrame>
    </div>
  );
}

function Row({ announcement }: { announcement: FittingAnnouncement }) {
  const { id, heading, company_name, role_title, first_day, last_day, municipality_id, fee, closes_on } = announcement;
  const reasons = useOwnReasons(announcement);
  return (
    <li className="grid gap-x-8 gap-y-3 py-5 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="kicker">{company_name ?? 'Ett företag'}</p>
        <h2 className="voice-serif mt-0.5 text-heading wrap-anywhere">
          <Link to={fittingHref({ id })} className="decoration-1 underline-offset-4 hover:underline">
            {heading}
          </Link>
        </h2>
        <p className="text-ink-muted">{role_title}</p>
      </div>
      <div className="flex flex-wrap items-baseline gap-x-2 sm:block sm:text-right">
        <Fee fee={fee} />
      </div>
      <div className="text-sm sm:col-start-1">
        <p className="flex flex-wrap gap-x-4 tabular">
          {first_day && <SpanText from={first_day} to={last_day} />}
          {municipality_id && <span>{municipalities.label(municipality_id)}</span>}
        </p>
        <FewReasons {...wallReasons(reasons)} />
      </div>
      <p className="text-sm tabular sm:text-right">
        {announcement.is_kept && <span className="text-ink-muted">Sparad. </span>}
        Till och med <DateText day={closes_on} />
      </p>
    </li>
  );
}
