import { suppliersBlock } from '#engine/data-providers/suppliers-block.ts'
import { searchLinksBlock } from '#engine/search/search-links-block.ts'
import { table } from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import type { Discovery } from './discover.ts'

/** Returns the blocks that show which pages a search returned, and why these are compared. */
export function discoveryBlocks(discovery: Discovery | null) {
  if (!discovery || discovery.urls.length === 0) return []
  const { keyword, engine, urls, costUsd } = discovery
  return [
    table({
      title: `Found for “${keyword}”`,
      columns: [{ label: 'Page', form: 'mono' as const }],
      rows: urls.map((url) => [{ text: url, href: url }]),
      note: `The first results of ${engine}, one per domain, without yours.${costUsd ? ` The search cost $${costUsd}.` : ''}`,
    }),
  ]
}

/**
 * Returns the report for the case that no page to compare with is known: links to searches, and what would make pages
 * available.
 */
export function reportWithoutRivals({ keyword, country, language, message = '', ...more }: Discovery): Report {
  const note = 'Open a search in a private window and paste the URLs of competing pages into the form.'
  return {
    summary: more.isNotConfigured
      ? `Open the searches for “${keyword}” below and paste the pages that compete: nothing on this server looks up results.`
      : `No competing page was found for “${keyword}”. ${message}`,
    status: more.isNotConfigured ? 'done' : 'partial',
    blocks: [
      searchLinksBlock([keyword], { country, language }, { label: 'Keyword', note }),
      ...(more.isNotConfigured ? [suppliersBlock('search', 'Providers that look up results')] : []),
    ],
    limits: more.howTo ? [more.howTo] : [],
  }
}
