import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vitest/config';
import base from '../../vitest.config.ts';
import { mutate } from './plugin.ts';

/** The usual test configuration with one file changed. */
export default mergeConfig(base, {
  root: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [mutate()],
});
