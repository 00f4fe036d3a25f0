import { type Device, layOut, type Snippet, spaces } from '#engine/serp/snippet.ts'
import { checkMarkup } from '#engine/structured-data/check-markup.ts'
import { labelOf } from '#engine/structured-data/source-labels.ts'
import { metaContent, readHead } from '#engine/web/read-head.ts'
import { readTags } from '#engine/web/read-tags.ts'
import { type NetworkPreview, networkPreviews } from './network-previews.ts'

export type SearchPreview = Record<Device, { title: Snippet; description: Snippet }>

/** What search engines and social networks read on a page. */
export type RenderedPage = {
  title: string
  description: string
  url: string
  /** Whether the page asks search engines not to list it. */
  isHidden: boolean
  search: SearchPreview
  networks: NetworkPreview[]
  structuredData: {
    /** Types of the entities in the structured data of the page. */
    types: string[]
    findings: { severity: string; message: string; fix: string; path: string; source: { label: string; url: string } }[]
    richResults: { feature: string; status: string; missing: string[] }[]
  }
}

/**
 * Reads a page with the engines of the free tools: the search snippet, the previews of social networks, and the
 * validator of structured data.
 * @param now milliseconds since 1970; decides which dates are past
 */
export function readRenderedPage(html: string, { url, now }: { url: string; now: number }): RenderedPage {
  const head = readHead(readTags(html), url)
  const title = head.titles[0]?.text ?? ''
  const description = metaContent(head, 'description') ?? ''
  const { findings, eligibility, tree } = checkMarkup(html, now)
  const snippetOn = (device: Device) => ({
    title: layOut(title, spaces[device].title),
    description: layOut(description, spaces[device].description),
  })
  return {
    ...{ title, description, url },
    isHidden: /\bnoindex\b/i.test(metaContent(head, 'robots') ?? ''),
    search: { desktop: snippetOn('desktop'), phone: snippetOn('phone') },
    networks: networkPreviews(head, url),
    structuredData: {
      types: [...new Set(tree.map(({ type }) => type))],
      findings: findings
        .filter(({ severity }) => severity !== 'pass')
        .map(({ severity, message, fix, path, url: source }) => ({
          ...{ severity, message, fix, path },
          source: { label: labelOf(source), url: source },
        })),
      richResults: eligibility.map(({ feature, status, missing }) => ({ feature, status, missing })),
    },
  }
}
