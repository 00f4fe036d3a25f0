import type { ArtifactRequests } from '#engine/tool/artifacts.ts'
import { parseTypedUrl } from '#engine/web/typed-url.ts'

type Steps = { [Name in keyof ArtifactRequests]?: (request: ArtifactRequests[Name]) => string }

/** What takes place while an artifact is gathered, as the page of the run shows it. */
const steps: Steps = {
  page: ({ url }) => `Fetching ${hostOf(url)}`,
  pages: (requests) =>
    requests.length === 1 ? `Fetching ${hostOf(requests[0]?.url ?? '')}` : `Fetching ${requests.length} pages`,
  robots: ({ url }) => `Reading robots.txt of ${hostOf(url)}`,
  sitemaps: ({ url }) => `Reading the sitemaps of ${hostOf(url)}`,
  crawl: ({ url }) => `Crawling ${hostOf(url)}`,
  rendered: ({ url }) => `Opening ${hostOf(url)} in our browser`,
  lighthouse: ({ url, device }) =>
    `Measuring ${hostOf(url)} in our browser, as on a ${device === 'mobile' ? 'phone' : 'desktop computer'}`,
  dns: ({ name }) => `Asking the DNS about ${name}`,
  certificate: ({ host }) => `Connecting to ${host}`,
  registration: ({ name }) => `Asking the registry about ${name}`,
}

/**
 * Returns the label of a step.
 * @returns undefined for steps that take no noticeable time
 */
export const stepOf = (name: string, request: unknown): string | undefined =>
  (steps[name as keyof Steps] as ((request: unknown) => string) | undefined)?.(request)

const hostOf = (typed: string) => parseTypedUrl(typed)?.host ?? 'the address'
