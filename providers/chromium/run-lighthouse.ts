import lighthouse, { desktopConfig } from 'lighthouse'
import { userAgents } from 'lighthouse/core/config/constants.js'
import type { LighthouseRun } from '../../engine/web/rendered.ts'
import { type BrowserOptions, openBrowser } from './open-browser.ts'

export type LighthouseRequest = { url: string; device: 'mobile' | 'desktop'; botName: string }

const MAX_FCP_MS = 15_000
const MAX_LOAD_MS = 30_000

/** Measures a page with Lighthouse, as its own presets do. @throws {Error} if there is no report */
export async function runLighthouse(
  { url, device, botName }: LighthouseRequest,
  options: BrowserOptions,
): Promise<LighthouseRun> {
  const browser = await openBrowser({ ...options, opensPort: true })
  const result = await lighthouse(
    url,
    {
      port: await browser.debuggingPort(),
      logLevel: 'silent',
      onlyCategories: ['performance'],
      disableFullPageScreenshot: true,
      maxWaitForFcp: MAX_FCP_MS,
      maxWaitForLoad: MAX_LOAD_MS,
      emulatedUserAgent: `${userAgents[device]} ${botName}`,
    },
    device === 'desktop' ? desktopConfig : undefined,
  )
  await browser.close()
  if (!result) throw new Error('Lighthouse returned no report.')
  const { lhr } = result
  return {
    version: lhr.lighthouseVersion,
    report: JSON.parse(JSON.stringify(lhr)) as Record<string, unknown>,
    fetchedAt: Date.now(),
  }
}
