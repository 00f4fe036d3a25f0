import type { ArtifactRequests } from '#engine/tool/artifacts.ts'
import type { RenderedPage } from '#engine/web/rendered.ts'
import type { Chromium } from '#providers/chromium/create-chromium.ts'
import type { SentRequests } from '#providers/chromium/sent-requests.ts'

export type BrowserSources = {
  chromium: Chromium
  /**
   * Returns the URL at which the redirects end, and the IP address that has a turn for a request to it.
   * @throws {Failure} if it is not a page
   */
  reach: (typed: string) => Promise<{ url: string; ips: string[] }>
  /** Called with the requests that a run of a page sent to each host. */
  onSent: (url: string, requests: SentRequests[]) => void
}

/**
 * Returns the page after its scripts have run.
 * @throws {Failure} with a message for the visitor
 */
export async function gatherRendered(
  request: ArtifactRequests['rendered'],
  { chromium, reach, onSent }: BrowserSources,
): Promise<RenderedPage> {
  const { url, ips } = await reach(request.url)
  return chromium.render({ ...request, url }, { ips, onSent: (requests) => onSent(url, requests) })
}
