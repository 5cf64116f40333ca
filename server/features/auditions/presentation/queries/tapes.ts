import { type RawBuilder, sql } from 'kysely';
import { isShowableTape } from '#server/features/auditions/presentation/policy.ts';
import { PRIVATE_FILES_PREFIX } from '#server/files/signed-url.ts';

/** The path of presentations' films. The right to see the presentation is checked again for each part of a film. */
export const TAPES_PREFIX = `${PRIVATE_FILES_PREFIX}presented/`;

const tapeUrl = (file: string) => sql`${TAPES_PREFIX}::text || s.id || '/' || r.id || ${`/${file}`}::text`;

/**
 * Those recordings among the given ids that may be shown of the candidate `k`, who is `s` in a presentation, in the
 * order of the ids, as JSON.
 */
export const tapesOf = (ids: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'kind', r.kind, 'duration_ms', r.duration_ms, 'width', r.width,
      'height', r.height, 'url', ${tapeUrl('play')},
      'poster_url', case when exists (select from private_files f where f.noun = 'recording' and f.subject_id = r.id
        and f.kind = 'poster' and f.deleted_date is null) then ${tapeUrl('poster')} end) order by chosen.place)
    from unnest(${ids}) with ordinality as chosen (id, place) join recordings r on r.id = chosen.id
    where ${isShowableTape()}), '[]')`;
