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
