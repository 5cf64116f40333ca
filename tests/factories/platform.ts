import { DEMO_PLATFORM } from '#demo/platform.ts';
import type { Platform } from '#domain/money/platform/platform.ts';

/** Who we are in every test database, since 2020. */
export const OUR_PLATFORM: Platform = DEMO_PLATFORM;
