import { RIGHT_GROUPS, type RightGroup } from '#domain/work/right/right-groups.ts';

export interface RightsUrl {
  readonly group: RightGroup;
  readonly text: string;
  /** Page number, from 1. */
  readonly page: number;
}

/** Reads the filter from the address; an unknown group counts as missing. */
export function readRightsUrl(params: URLSearchParams): RightsUrl {
  const page = Number(params.get('page'));
  return {
    group: RIGHT_GROUPS.find((group) => group === params.get('group')) ?? 'standing',
    text: (params.get('text') ?? '').slice(0, 120),
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

/** The address of a filter, without default values. */
export function rightsHref({ group, text, page }: RightsUrl): string {
  const params = new URLSearchParams();
  if (group !== 'standing') params.set('group', group);
  if (text.trim()) params.set('text', text.trim());
  if (page > 1) params.set('page', String(page));
  return `/CompanyRights${params.size > 0 ? `?${params}` : ''}`;
}
