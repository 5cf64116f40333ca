import type { ReactNode } from 'react';
import type { AgreementDetails } from '#contract/work/agreement.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { Breadcrumb } from '#web/ui/frame/breadcrumb.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { useAgreement } from './agreement-queries.ts';

export interface AgreementFrameProps {
  /** Link to the whole list. */
  list: { label: string; href: string };
  children: (agreement: AgreementDetails) => ReactNode;
}

const TITLES: Record<AgreementDetails['kind'], string> = {
  work: 'Avtal om medverkan',
  extension: 'Avtal om förlängning',
};
const titleOf = (agreement: AgreementDetails | undefined) => TITLES[agreement?.kind ?? 'work'];

/** The frame of the screens for one agreement, whose id is in the address. */
export function AgreementFrame({ list, children }: AgreementFrameProps) {
  const id = useSearchParams()[0].get('id') ?? '';
  const query = useAgreement(id);
  if (id === '') {
    return (
      <PageFrame title={TITLES.work}>
        <EmptyState title="Adressen är inte hel" action={<LinkButton to={list.href}>{list.label}</LinkButton>}>
          Öppna avtalet där du kom ifrån i stället.
        </EmptyState>
      </PageFrame>
    );
  }
  return (
    <PageFrame
      query={query}
      title={titleOf}
      kicker={(data) => data && `${data.talent_name} och ${data.company_name}`}
      description={(data) => data && `${data.role_title}, ${data.project_title}`}
      above={(data) => <Breadcrumb crumbs={[list, { label: titleOf(data) }]} />}
    >
      {children}
    </PageFrame>
  );
}
