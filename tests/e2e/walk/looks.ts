import type { Page } from '@playwright/test';

export interface Look {
  readonly name: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly colorScheme: 'light' | 'dark';
}

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** The four looks every screen is judged in. */
export const LOOKS: readonly Look[] = [
  { name: 'desktop, light', size: DESKTOP, colorScheme: 'light' },
  { name: 'desktop, dark', size: DESKTOP, colorScheme: 'dark' },
  { name: 'phone, light', size: PHONE, colorScheme: 'light' },
  { name: 'phone, dark', size: PHONE, colorScheme: 'dark' },
];

/** Puts a page into a look, without motion: what is half faded in has no contrast to measure. */
export async function wear(page: Page, { size, colorScheme }: Look): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
}
