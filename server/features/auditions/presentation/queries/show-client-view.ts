import { sql } from 'kysely';
import type { ClientView, PresentedPerson } from '#contract/auditions/presentation.ts';
import { clientName, isShownCarefully } from '#domain/auditions/presentation/presentation.rules.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Db } from '#server/db/transaction.ts';
import { isShownToClients } from '#server/features/auditions/presentation/policy.ts';
import { FEE_OF_TERMS } from '#server/features/casting/candidate/queries/fee-of-terms.ts';
import { pictureUrl } from '#server/files/picture-files.ts';
import type { LoadedPresentation } from './load-presentations.ts';
import { tapesOf } from './tapes.ts';

interface Row extends Omit<PresentedPerson, 'name' | 'pictures'> {
  readonly first_name: string;
  readonly last_name: string;
  readonly birth_date: string | null;
  readonly pictures: readonly { readonly path: string; readonly width: number; readonly height: number }[];
}

function present({ first_name, last_name, birth_date, pictures, ...row }: Row, today: string): PresentedPerson {
  const talent = { first_name, last_name, birth_date };
  return {
    ...row,
    name: clientName(talent, today),
    pictures: pictures.map(({ path, width, height }) => ({ url: pictureUrl(path), width, height })),
    // Films and sounds of minors, and of talents of unknown age, are never shown to clients.
    tapes: isShownCarefully(talent, today) ? [] : row.tapes,
  };
}

/** The guest who views the presentation. */
export interface Onlooker {
  readonly id: string;
  readonly name: string;
}

/** A presentation as a client sees it: the people who may be shown now, in the order that the company chose. */
export async function showClientView(
  db: Db,
  presentation: Pick<LoadedPresentation, 'id' | 'title' | 'greeting' | 'company_name' | 'ends_on' | 'shows_fee'>,
  guest: Onlooker | null,
  { today }: Moment,
): Promise<ClientView> {
  const { id, title, greeting, company_name, ends_on, shows_fee } = presentation;
  const { rows } = await sql<Row>`
    select s.id, r.title as role_title, s.words, t.first_name, t.last_name, t.birth_date, t.playing_age_min,
      t.playing_age_max, t.height_cm, case when ${shows_fee} then ${FEE_OF_TERMS} end as fee,
      coalesce((select jsonb_agg(jsonb_build_object('path', m.path, 'width', m.width, 'height', m.height) order by chosen.place)
        from unnest(s.media_ids) with ordinality as chosen (id, place)
          join media m on m.id = chosen.id and m.is_shown and m.talent_id = k.talent_id), '[]') as pictures,
      ${tapesOf(sql`s.recording_ids`)} as tapes,
      (select jsonb_build_object('vote', v.vote, 'comment', v.comment) from presentation_votes v
        where v.person_id = s.id and v.guest_id = ${guest?.id ?? null}::uuid) as vote
    from presentation_people s join candidates k on k.id = s.candidate_id join projects p on p.id = k.project_id
      join project_roles r on r.id = k.role_id join talents t on t.id = k.talent_id
    where s.presentation_id = ${id} and ${isShownToClients(today)} order by s.position, s.id`.execute(db);
  const people = rows.map((row) => present(row, today));
  return { title, greeting, company_name, ends_on, guest_name: guest?.name ?? null, people };
}
