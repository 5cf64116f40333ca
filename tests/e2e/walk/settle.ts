import { expect, type Page } from '@playwright/test';

const PATIENCE_MS = 20_000;

/**
 * Waits until a screen is complete: heading, fonts, nothing loading, no pending picture, no motion. The check runs in
 * the browser after each frame, so it notices a complete screen at once.
 */
export async function settle(page: Page): Promise<void> {
  const missing = await page.evaluate(async (patience) => {
    const isOnItsWay = (image: HTMLImageElement) => {
      const { left, top, width } = image.getBoundingClientRect();
      const isInSight = width > 0 && left >= 0 && left < innerWidth && top >= 0 && top < innerHeight;
      return isInSight && !image.complete && image.checkVisibility();
    };
    // Ignores animations that never end, and those that follow scrolling.
    const isMoving = ({ playState, timeline, effect }: Animation) =>
      playState === 'running' && timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity;
    const awaited = () => {
      if (!document.querySelector('h1')?.checkVisibility({ visibilityProperty: true })) return 'its heading';
      if (document.evaluate("boolean(//body//*[normalize-space()='Laddar...'])", document).booleanValue)
        return "the end of 'Laddar...'";
      if (document.querySelector('[aria-busy=true]')) return 'what is busy';
      if ('plainType' in document.documentElement.dataset || document.fonts.status !== 'loaded') return 'its letters';
      if (document.getAnimations().some(isMoving)) return 'what moves';
      return [...document.images].find(isOnItsWay)?.src;
    };
    const end = performance.now() + patience;
    let stillAwaited = awaited();
    // Waits for two complete frames in a row, because a new size or look takes effect in the next frame.
    for (let calm = 0; calm < 2 && performance.now() < end; calm = stillAwaited ? 0 : calm + 1) {
      await new Promise(requestAnimationFrame);
      stillAwaited = awaited();
    }
    return stillAwaited;
  }, PATIENCE_MS);
  expect(missing, `what ${page.url()} still waits for`).toBeUndefined();
}
