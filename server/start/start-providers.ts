import { createProviders, type Providers } from '#server/features/accounts/social/queries/providers.ts';
import { type Starting, stoppedBy } from './starting.ts';

/** The sign-in providers; with the setting SOCIAL_STANDIN, a stand-in replaces them. */
export async function startProviders({ env, stack }: Starting): Promise<Providers> {
  if (!env.social_standin) return createProviders(env);
  const { startDevelopmentProvider } = await import('#server/dev/development-provider.ts');
  const standIn = stoppedBy(stack, await startDevelopmentProvider(env));
  return createProviders(standIn.env);
}
