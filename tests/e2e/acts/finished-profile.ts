import { isRefusal } from '#domain/kernel/refusal.ts';
import { momentOf } from '#domain/kernel/time/day.ts';
import { addPicture } from '#server/features/people/talent/commands/change-pictures.ts';
import { saveProfile } from '#server/features/people/talent/commands/save-profile.ts';
import type { Services } from '#server/services.ts';
import { aSentFile, plainPhoto } from '../pictures.ts';

/**
 * Completes a talent's profile in the database, without the five steps.
 * @returns the talent's id
 */
export async function finishProfile(services: Services, email: string): Promise<string> {
  const { id } = await services.db
    .selectFrom('talents')
    .innerJoin('accounts', 'accounts.id', 'talents.account_id')
    .where('accounts.email', '=', email)
    .select('talents.id')
    .executeTakeFirstOrThrow();
  await using file = await aSentFile(services, await plainPhoto());
  const results = [
    await addPicture(services, id, file),
    await saveProfile(
      services.db,
      id,
      {
        categories: ['actor'],
        plays_genders: ['male'],
        playing_age_min: 30,
        playing_age_max: 42,
        municipality_id: '1480',
        height_cm: 184,
        hair_color: 'black',
        eye_color: 'brown',
        bio: 'Jag rider och fäktar.',
        languages: [{ id: 'sv', level: 4 }],
      },
      momentOf(services.clock()),
    ),
  ];
  const refusal = results.find(isRefusal);
  if (refusal) throw new Error(`The profile was refused: ${JSON.stringify(refusal)}`);
  await services.db
    .updateTable('talents')
    .set({ profile_completed: true, review: 'approved', approved_date: services.clock().toISOString() })
    .where('id', '=', id)
    .execute();
  return id;
}
