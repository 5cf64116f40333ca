import type { Page } from '@playwright/test';

export interface Look {
  readonly name: string;
  readonly device: 'desktop' | 'phone';
  readonly size: { readonly width: number; readonly height: number };
  readonly colorScheme: 'light' | 'dark';
  /** Each device has one look in which everything is asked, and one that differs from it by its colours alone. */
  readonly asks: 'all' | 'of colours';
}

const DESKTOP = { device: 'desktop', size: { width: 1440, height: 900 } } as const;
const PHONE = { device: 'phone', size: { width: 390, height: 844 } } as const;

/** The four looks every screen is judged in. */
export const LOOKS: readonly Look[] = [
  { ...DESKTOP, name: 'desktop, light', colorScheme: 'light', asks: 'all' },
  { ...DESKTOP, name: 'desktop, dark', colorScheme: 'dark', asks: 'of colours' },
  { ...PHONE, name: 'phone, dark', colorScheme: 'dark', asks: 'all' },
  { ...PHONE, name: 'phone, light', colorScheme: 'light', asks: 'of colours' },
];

/** Puts a page into a look, without motion: what is half faded in has no contrast to measure. */
export async function setLook(page: Page, { size, colorScheme }: Look): Promise<void> {
  const now = page.viewportSize();
  if (now?.width !== size.width || now.height !== size.height) await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
}
