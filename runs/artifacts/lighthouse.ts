import { Failure } from '#engine/failures.ts'
import type { ArtifactRequests } from '#engine/tool/artifacts.ts'
import type { LighthouseRun } from '#engine/web/rendered.ts'
import type { BrowserSources } from './rendered.ts'

/** Why Lighthouse measured nothing, by its own codes. */
const MESSAGES: Record<string, string> = {
  NO_FCP: 'The page painted nothing within 15 seconds, so there is nothing to measure.',
  NO_LCP: 'The page painted no text and no image that could be measured.',
  PAGE_HUNG: 'The page stopped responding while it was measured: a script of it never ends.',
  INSECURE_DOCUMENT_REQUEST:
    'Our browser refuses the certificate of this site. Check it with the SSL certificate checker.',
  CHROME_INTERSTITIAL_ERROR: 'Our browser shows a warning instead of this page, so it cannot be measured.',
  NOT_HTML: 'This URL sends our browser something other than HTML.',
  TARGET_CRASHED: 'The page ended our browser, because it needed more memory than we give it.',
}

/**
 * Returns a measurement with Lighthouse.
 * @throws {Failure} with a message for the visitor
 */
export async function gatherLighthouse(
  { url: typed, ...request }: ArtifactRequests['lighthouse'],
  { chromium, reach, onSent }: BrowserSources,
): Promise<LighthouseRun> {
  const { url, ips } = await reach(typed)
  const run = await chromium.lighthouse({ url, ...request }, { ips, onSent: (requests) => onSent(url, requests) })
  const { code } = (run.report.runtimeError ?? {}) as { code?: string }
  if (code === undefined) return run
  const message = MESSAGES[code] ?? `The page could not be measured (${code}).`
  throw new Failure('invalid', { message, errors: { url: message } })
}
