import { AUDIT_KINDS, type AuditKind } from '#domain/kernel/roles/looks.ts';
import { isDay } from '#domain/kernel/time/day.ts';

export interface ManagementUrl {
  readonly view: 'people' | 'log';
  /** Account id of the administrator whose log is shown. */
  readonly who: string | undefined;
  readonly kind: AuditKind | undefined;
  /** Part of the name of the person or company concerned. */
  readonly about: string;
  /** First and last day (ISO), both included. */
  readonly from: string | undefined;
  readonly to: string | undefined;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Reads the view and the filter from the address; an unknown value counts as missing. */
export function readManagementUrl(params: URLSearchParams): ManagementUrl {
  const day = (name: string) => {
    const said = params.get(name) ?? '';
    return isDay(said) ? said : undefined;
  };
  const who = params.get('who') ?? '';
  return {
    view: params.get('view') === 'log' ? 'log' : 'people',
    who: UUID.test(who) ? who : undefined,
    kind: AUDIT_KINDS.find((kind) => kind === params.get('kind')),
    about: (params.get('about') ?? '').slice(0, 80),
    from: day('from'),
    to: day('to'),
  };
}

/** The address of a view and a filter, without default values. */
export function managementHref({ view, who, kind, about, from, to }: ManagementUrl): string {
  const params = new URLSearchParams();
  if (view !== 'people') params.set('view', view);
  for (const [name, value] of Object.entries({ who, kind, about: about.trim(), from, to })) {
    if (value) params.set(name, value);
  }
  return `/AdminManagement${params.size > 0 ? `?${params}` : ''}`;
}

/** True if a filter narrows the log. */
export const isNarrowed = ({ who, kind, about, from, to }: ManagementUrl): boolean =>
  [who, kind, about.trim(), from, to].some(Boolean);
