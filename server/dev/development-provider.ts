import { type Env, EnvError } from '#server/env.ts';
import { callbackUrl } from '#server/features/accounts/social/queries/providers.ts';
import { PROVIDER_SETTING_NAMES, type ProviderEnv } from '#server/provider-settings.ts';
import { DEVELOPMENT_PEOPLE } from './openid-people.ts';

/**
 * Starts the stand-in for Google and Facebook in this process, for the setting SOCIAL_STANDIN, which production refuses
 * (server/env.ts).
 * @returns the environment with the settings of both providers, and the function that stops the stand-in
 */
export async function startDevelopmentProvider(env: Env): Promise<{ env: Env; stop(): Promise<void> }> {
  const { startStandIn, standInSettings } = await import('./openid-standin.ts').catch((error: unknown) => {
    if ((error as { code?: string }).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new EnvError(
      'Medverka cannot start with these settings:\n  SOCIAL_STANDIN=1 needs the development dependencies: npm install --include=dev',
    );
  });
  const callbacks = {
    google: callbackUrl(env.base_url, 'google'),
    facebook: callbackUrl(env.base_url, 'facebook'),
  };
  const standIn = await startStandIn({ callbacks, people: () => DEVELOPMENT_PEOPLE, choose: () => 'ask' });
  const settings = { ...standInSettings(standIn.url, 'google'), ...standInSettings(standIn.url, 'facebook') };
  const read = PROVIDER_SETTING_NAMES.map((name) => [name.toLowerCase(), settings[name]]);
  return { env: { ...env, ...(Object.fromEntries(read) as ProviderEnv) }, stop: standIn.stop };
}
