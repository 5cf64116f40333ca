import { DEMO_PLATFORM } from '#demo/platform.ts';
import type { Platform } from '#domain/money/platform/platform.ts';

/** The platform's own company details, which every test database has, valid since 2020. */
export const OUR_PLATFORM: Platform = DEMO_PLATFORM;
