import { DEMO_PLATFORM } from '#demo/platform.ts';
import type { Bank, BankFiles } from '#domain/money/platform/bank-profiles.ts';
import type { Platform } from '#domain/money/platform/platform.ts';

/** The platform's own company details, which every test database has, valid since 2020. */
export const OUR_PLATFORM: Platform & BankFiles & { readonly bank: Bank } = DEMO_PLATFORM;
