import type { RawBuilder } from 'kysely';
import type { DaySpan } from '#domain/kernel/time/day.ts';
import { sql } from './sql.ts';

/** The spans of ISO days of a `datemultirange`, in order; null if it is null or empty. */
export const spansOf = (range: RawBuilder<unknown>) => sql<DaySpan[] | null>`(
  select jsonb_agg(jsonb_build_object('starts_on', lower(d.days), 'ends_on', upper(d.days) - 1) order by d.days)
  from unnest(${range}) as d (days))`;

/** The text of a `datemultirange` with these spans. */
export const rangeOf = (spans: readonly DaySpan[]): string =>
  `{${spans.map(({ starts_on, ends_on }) => `[${starts_on},${ends_on}]`).join()}}`;
