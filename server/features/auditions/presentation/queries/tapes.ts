import { type RawBuilder, sql } from 'kysely';
import { isShowableTape } from '#server/features/auditions/presentation/policy.ts';
import { PRIVATE_FILES_PREFIX } from '#server/files/signed-url.ts';

/**
 * The beginning of the paths of presented films and sounds. Each request for a part of a film checks again that the
 * film may be shown.
 */
export const TAPES_PREFIX = `${PRIVATE_FILES_PREFIX}presented/`;

const tapeUrl = (file: string) => sql`${TAPES_PREFIX}::text || s.id || '/' || r.id || ${`/${file}`}::text`;

/**
 * JSON of the recordings among `ids` that clients may see with candidate `k`, in the order of `ids`. `s` is the
 * candidate's row in the presentation.
 */
export const tapesOf = (ids: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'kind', r.kind, 'duration_ms', r.duration_ms, 'width', r.width,
      'height', r.height, 'url', ${tapeUrl('play')},
      'poster_url', case when exists (select from private_files f where f.noun = 'recording' and f.subject_id = r.id
        and f.kind = 'poster' and f.deleted_date is null) then ${tapeUrl('poster')} end) order by chosen.place)
    from unnest(${ids}) with ordinality as chosen (id, place) join recordings r on r.id = chosen.id
    where ${isShowableTape()}), '[]')`;
