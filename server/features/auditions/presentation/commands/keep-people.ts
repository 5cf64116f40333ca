import { sql } from 'kysely';
import type { ChosenPerson } from '#contract/auditions/presentation.ts';
import { USUAL_PICTURES } from '#domain/auditions/presentation/presentation.rules.ts';
import type { Trx } from '#server/db/transaction.ts';
import { isShowableTape, isShownToClients } from '#server/features/auditions/presentation/policy.ts';
import type { LoadedPresentation } from '#server/features/auditions/presentation/queries/load-presentations.ts';

/**
 * Writes the people of a presentation, their order and the shown parts of each. A person who may not be shown now is
 * not added, but stays if already in the presentation. Pictures and films of other people are ignored.
 */
export async function keepPeople(
  trx: Trx,
  { id, project_id }: Pick<LoadedPresentation, 'id' | 'project_id'>,
  people: readonly ChosenPerson[],
  today: string,
): Promise<void> {
  const named = people.map((person, position) => ({ ...person, position }));
  const candidate_ids = people.map(({ candidate_id }) => candidate_id);
  await sql`
    delete from presentation_people where presentation_id = ${id} and candidate_id <> all(${candidate_ids}::uuid[])`.execute(
    trx,
  );
  await sql`
    insert into presentation_people as s (presentation_id, candidate_id, position, words, media_ids, recording_ids)
    select ${id}, k.id, named.position, named.words,
      case when named.media_ids is not null then array(
          select m.id from unnest(named.media_ids) with ordinality as chosen (id, place)
            join media m on m.id = chosen.id and m.is_shown and m.talent_id = k.talent_id order by chosen.place)
        when cardinality(k.chosen_media) > 0 then k.chosen_media
        else array(select m.id from media m where m.talent_id = k.talent_id and m.is_shown order by m.position limit ${USUAL_PICTURES}) end,
      array(select r.id from unnest(named.tape_ids) with ordinality as chosen (id, place)
        join recordings r on r.id = chosen.id where ${isShowableTape()} order by chosen.place)
    from jsonb_to_recordset(${JSON.stringify(named)}) as named
        (candidate_id uuid, position int, words text, media_ids uuid[], tape_ids uuid[])
      join candidates k on k.id = named.candidate_id and k.project_id = ${project_id}
      join projects p on p.id = k.project_id join talents t on t.id = k.talent_id
    where ${isShownToClients(today)} or exists (
      select from presentation_people kept where kept.presentation_id = ${id} and kept.candidate_id = k.id)
    on conflict (presentation_id, candidate_id) do update set position = excluded.position, words = excluded.words,
      media_ids = excluded.media_ids, recording_ids = excluded.recording_ids`.execute(trx);
}
