import type { Page } from "@playwright/test";

/** From here on the page's timers go only as far as the test lets them. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
}

/** How long each running CSS animation of that name takes. */
export async function millisecondsOf(page: Page, name: string): Promise<number[]> {
  return page.evaluate(
    (wanted) =>
      document
        .getAnimations()
        .filter((animation): animation is CSSAnimation => animation instanceof CSSAnimation && animation.playState === "running")
        .filter((animation) => animation.animationName === wanted)
        .map((animation) => Number(animation.effect?.getTiming().duration)),
    name,
  );
}

/**
 * From the next page on, the CSS animations of that name that begin are noted, with how long they take: on a slow machine one is
 * over before anybody looks for what runs. The answer reads what was noted so far.
 */
export async function noteAnimations(page: Page, name: string): Promise<() => Promise<string[]>> {
  await page.addInitScript((wanted) => {
    const noted: string[] = [];
    Object.assign(globalThis, { notedAnimations: noted });
    addEventListener(
      "animationstart",
      ({ animationName, target, pseudoElement }) => {
        if (animationName === wanted && target instanceof Element)
          noted.push(getComputedStyle(target, pseudoElement || null).animationDuration);
      },
      true,
    );
  }, name);
  return () => page.evaluate(() => (globalThis as unknown as { notedAnimations: string[] }).notedAnimations);
}
