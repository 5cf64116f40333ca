import type { Page } from '@playwright/test';

export interface Look {
  readonly name: string;
  readonly device: 'desktop' | 'phone';
  readonly size: { readonly width: number; readonly height: number };
  readonly colorScheme: 'light' | 'dark';
  /**
   * On each device one look gets all checks. The other look differs only in colours and gets only the checks of
   * colours.
   */
  readonly asks: 'all' | 'of colours';
}

const DESKTOP = { device: 'desktop', size: { width: 1440, height: 900 } } as const;
const PHONE = { device: 'phone', size: { width: 390, height: 844 } } as const;

/** The four looks in which every screen is checked. */
export const LOOKS: readonly Look[] = [
  { ...DESKTOP, name: 'desktop, light', colorScheme: 'light', asks: 'all' },
  { ...DESKTOP, name: 'desktop, dark', colorScheme: 'dark', asks: 'of colours' },
  { ...PHONE, name: 'phone, dark', colorScheme: 'dark', asks: 'all' },
  { ...PHONE, name: 'phone, light', colorScheme: 'light', asks: 'of colours' },
];

/** Sets the look of a page. Motion is off, because a half-faded element has no contrast that can be measured. */
export async function setLook(page: Page, { size, colorScheme }: Look): Promise<void> {
  const now = page.viewportSize();
  if (now?.width !== size.width || now.height !== size.height) await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
}
