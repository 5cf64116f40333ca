import type { ReactNode } from 'react';
import type { RequestSummary } from '#contract/casting/candidate.ts';
import { productionTypes } from '#domain/kernel/vocabulary/production-types.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { Breadcrumb } from '#web/ui/frame/breadcrumb.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import type { FramedQuery } from '#web/ui/frame/query-frame.tsx';
import { useWayBack } from '#web/ui/frame/way-back.ts';

type Work = Pick<RequestSummary, 'role_title' | 'company_name' | 'production_type' | 'project_title'>;

export interface WorkPageProps<Data extends Work> {
  /** Id from the address; empty if the address has none. */
  id: string;
  query: FramedQuery<Data>;
  /** Title of the page until the name of the work has loaded. */
  title: string;
  /** Link to the whole list. */
  list: { label: string; href: string };
  /** Message for an address without an id. */
  lost: string;
  children: (data: Data) => ReactNode;
}

/** The frame of the screens for one request and for one assignment: the role, the company and the project. */
export function WorkPage<Data extends Work>({ id, query, title, list, lost, children }: WorkPageProps<Data>) {
  const way = useWayBack();
  if (id === '') {
    return (
      <PageFrame title={title}>
        <EmptyState
          title="Adressen är inte hel"
          action={way.list && <LinkButton to={way.list.to}>{way.list.label}</LinkButton>}
        >
          {lost}
        </EmptyState>
      </PageFrame>
    );
  }
  return (
    <PageFrame
      query={query}
      title={(data) => data?.role_title ?? title}
      kicker={(data) =>
        data &&
        [data.company_name, data.production_type && productionTypes.label(data.production_type)]
          .filter(Boolean)
          .join(', ')
      }
      description={(data) => data?.project_title}
      above={(data) => <Breadcrumb crumbs={[list, { label: data?.role_title ?? title }]} />}
    >
      {children}
    </PageFrame>
  );
}
