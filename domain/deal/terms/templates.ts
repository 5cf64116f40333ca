import type { ProductionTypeId } from '#domain/kernel/vocabulary/production-types.ts';
import { CANCELLATION_TEMPLATES, type CancellationTemplate } from './cancellation.ts';
import { type Additions, ALL_AS_WORK, type Fee, FULL_DAY_HOURS, type KindPay, NO_ADDITIONS } from './fee.ts';
import { NO_RIGHT, NO_SYNTHETIC_USES, type RightsLine } from './rights.ts';
import { START_TERMS, USUAL_ADDITIONS, USUAL_CALL } from './start-terms.ts';
import type { RoleTerms } from './terms.ts';
import { hoursFrom } from './usual-hours.ts';
import type { WrittenTerms } from './written-terms.ts';

const INCLUDED: KindPay = { pay: 'included', amount_ore: null };
const OWN: KindPay = { pay: 'day', amount_ore: null };

const line = (media: readonly string[], months: number | null): RightsLine => ({
  ...NO_RIGHT,
  media,
  territory: 'SE',
  months,
});

interface Template {
  readonly fee?: Partial<Fee>;
  readonly additions: Additions;
  readonly rights: readonly RightsLine[];
  readonly cancellation: CancellationTemplate;
  /** The usual arrival ('10:00'), if it is not USUAL_CALL. */
  readonly call_time?: string;
}

const ADVERTISING: Template = {
  fee: { of_kind: { fitting: OWN, rehearsal: OWN, travel: INCLUDED, reserve: INCLUDED } },
  additions: USUAL_ADDITIONS,
  rights: [line(['online', 'organic_social'], 6)],
  cancellation: 'trade',
};
const SCREEN: Template = {
  fee: { of_kind: { ...ALL_AS_WORK, fitting: OWN, reserve: INCLUDED } },
  additions: USUAL_ADDITIONS,
  rights: [],
  cancellation: 'trade',
};
const STAGE: Template = {
  fee: { of_kind: { ...ALL_AS_WORK, fitting: INCLUDED, reserve: INCLUDED } },
  additions: { ...NO_ADDITIONS, outlays: { max_ore: null } },
  rights: [],
  cancellation: 'trade',
  // Most days of the stage are days with a performance in the evening.
  call_time: '14:00',
};
const VOICE: Template = {
  fee: { basis: 'hour', minimum_hours: 2 },
  additions: NO_ADDITIONS,
  rights: [line(['online'], 12)],
  cancellation: 'trade',
  call_time: '10:00',
};
const WALK: Template = { ...ADVERTISING, rights: [line(['pr', 'organic_social'], 6)], call_time: '10:00' };

const OF_PRODUCTION: Record<ProductionTypeId, Template> = {
  commercial_film: ADVERTISING,
  stills: ADVERTISING,
  social: ADVERTISING,
  corporate: { ...ADVERTISING, rights: [line(['internal', 'online'], 24)] },
  fashion_show: WALK,
  event: { ...STAGE, additions: USUAL_ADDITIONS, call_time: '10:00' },
  feature_film: SCREEN,
  tv_series: SCREEN,
  short_film: SCREEN,
  music_video: SCREEN,
  documentary: SCREEN,
  theatre: STAGE,
  musical: STAGE,
  show: STAGE,
  voice: VOICE,
  game: VOICE,
};

/** The proposed terms of a role in a production; the company enters the amounts. */
export function proposedTerms(production: ProductionTypeId): RoleTerms {
  const { fee, additions, rights, cancellation } = OF_PRODUCTION[production];
  return {
    fee: {
      basis: 'day',
      amount_ore: null,
      hours_per_day: FULL_DAY_HOURS,
      minimum_hours: 0,
      of_kind: ALL_AS_WORK,
      included: '',
      ...fee,
    },
    additions,
    rights,
    synthetic: NO_SYNTHETIC_USES,
    cancellation: CANCELLATION_TEMPLATES[cancellation],
    content: [],
    content_note: '',
  };
}

/**
 * The first terms of a new role, in every form: the proposed terms of its type of production, or START_TERMS while none
 * is chosen. Days and use of the material follow the project; the hours are the usual ones.
 */
export function startTerms(production: ProductionTypeId | null): WrittenTerms {
  if (production === null) return START_TERMS;
  const terms = proposedTerms(production);
  const { call_time = USUAL_CALL } = OF_PRODUCTION[production];
  return { ...terms, days: null, rights: null, hours: hoursFrom(call_time, terms.fee) };
}
