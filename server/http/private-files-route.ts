import type { FastifyInstance } from 'fastify';
import { id } from '#contract/kernel/fields.ts';
import type { Actor, SignedInActor } from '#server/actor.ts';
import { findPrivateFile } from '#server/files/private-files.ts';
import { isSignedFor, LINK_HOLDER, PRIVATE_FILES_PREFIX, signedQuery } from '#server/files/signed-url.ts';
import type { Services } from '#server/services.ts';
import { answerError } from './answer-error.ts';
import { checkGuard } from './guard.ts';
import { shownKey } from './key-caller.ts';
import type { MountContext } from './mount-context.ts';
import { sendPrivateFile } from './send-private-file.ts';

const NOBODY: Actor = { role: 'anonymous' };

/** For nouns whose right may end before a signed URL does: true if the actor may see the object with this id now. */
export type StillSeen = Readonly<Record<string, (actor: SignedInActor, subject_id: string) => Promise<boolean>>>;

/**
 * Mounts private files at signed URLs. The noun's policy was checked when the URL was made. Here the signature must be
 * valid and not expired, and the caller must be the person for whom the URL was made (the holder of a mailed link has
 * no session). For nouns in `stillSeen` the right is checked again at each request, so also at each part of a film.
 * Every failure is answered with 'not_found', so that the answer does not reveal which files exist.
 */
export function mountPrivateFiles(
  app: FastifyInstance,
  services: Services,
  context: MountContext,
  stillSeen: StillSeen,
): void {
  app.route<{ Params: { id: string } }>({
    method: ['GET', 'HEAD'],
    url: `${PRIVATE_FILES_PREFIX}:id`,
    // Compression would change the announced length and ranges.
    compress: false,
    handler: async (request, reply) => {
      const asked = id.safeParse(request.params.id);
      const query = signedQuery.safeParse(request.query);
      if (!query.success || !asked.success) return answerError(reply, 'not_found');
      const key = shownKey(request.headers.authorization);
      const actor = (key === undefined ? await context.findActor(request) : await context.findByKey(key)) ?? NOBODY;
      const isSignedIn = actor.role !== 'anonymous' && !checkGuard({ auth: 'signed-in' }, actor);
      const file = await findPrivateFile(services.db, asked.data);
      const isGood = (account_id: string) => file && isSignedFor(services, file, account_id, query.data);
      if (!file || !(isGood(LINK_HOLDER) || (isSignedIn && isGood(actor.account_id))))
        return answerError(reply, 'not_found');
      const isSeen = stillSeen[file.noun];
      if (isSeen && !(isSignedIn && (await isSeen(actor, file.subject_id)))) return answerError(reply, 'not_found');
      return sendPrivateFile(services, request, reply, file, query.data.purpose);
    },
  });
}
