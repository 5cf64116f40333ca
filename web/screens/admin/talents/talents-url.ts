import { STANDINGS } from '#domain/accounts/account/standing.ts';
import { counties } from '#domain/kernel/vocabulary/counties.ts';
import { PROFILE_REVIEWS } from '#domain/people/profile/profile.workflow.ts';

/** The filters and the order in the address, each with its values. */
export const TALENT_CHOICES = {
  review: PROFILE_REVIEWS,
  standing: STANDINGS,
  verified: ['yes', 'no'],
  completed: ['yes', 'no'],
  minor: ['yes', 'no'],
  booked: ['yes', 'no'],
  county: counties.ids,
  joined: ['7', '30', '365'],
  sort: ['newest', 'oldest', 'name', 'waiting'],
} as const;
export type TalentChoice = keyof typeof TALENT_CHOICES;

/** The chosen values; undefined for an unset filter. */
export type Choices = { readonly [Choice in TalentChoice]?: (typeof TALENT_CHOICES)[Choice][number] | undefined };

export type TalentsUrl = Choices & {
  readonly q: string;
  /** Page number, from 1. */
  readonly page: number;
};

/** Reads the filter from the address; an unknown value counts as missing. */
export function readTalentsUrl(params: URLSearchParams): TalentsUrl {
  const page = Number(params.get('page'));
  const chosen = Object.entries(TALENT_CHOICES).flatMap(([choice, values]) => {
    const said = params.get(choice);
    return said !== null && (values as readonly string[]).includes(said) ? [[choice, said]] : [];
  });
  return {
    ...(Object.fromEntries(chosen) as Omit<TalentsUrl, 'q' | 'page'>),
    q: (params.get('q') ?? '').slice(0, 120),
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

/** The address of a filter, without default values. */
export function talentsHref({ q, page, ...chosen }: TalentsUrl): string {
  const params = new URLSearchParams();
  if (q.trim()) params.set('q', q.trim());
  for (const [choice, value] of Object.entries(chosen)) if (value) params.set(choice, value);
  if (page > 1) params.set('page', String(page));
  return `/AdminTalents${params.size > 0 ? `?${params}` : ''}`;
}

/** Address of the review of one talent. */
export const talentReviewHref = (id: string): string => `/AdminTalentReview?id=${id}`;

/** Address of the comparison of two talents; the first is the account that stays. */
export const talentMergeHref = (id: string, other: string): string => `/AdminTalentMerge?id=${id}&other=${other}`;
