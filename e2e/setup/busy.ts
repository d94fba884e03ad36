import type { Page } from '@playwright/test';

/** Milliseconds of the processor's time that the page took; other work on the machine does not count. */
export async function busy(page: Page, work: () => Promise<void>): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const taken = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  const before = await taken();
  await work();
  const after = await taken();
  await devtools.detach();
  return Math.round(after - before);
}
