import { type TableBlock, table } from '../tool/blocks.ts'
import { searchUrls } from './search-urls.ts'

type Market = { country: string; language: string }

/** Returns the searches that visitors can open themselves, one row per text, as a block of a report. */
export function searchLinksBlock(texts: string[], market: Market, { label, note }: { label: string; note: string }) {
  const rows = texts.map((text) => ({ text, links: searchUrls({ text, ...market }) }))
  return table({
    title: 'Look it up yourself',
    columns: [{ label }, ...(rows[0]?.links ?? []).map(({ engine }) => ({ label: engine }))],
    rows: rows.map(({ text, links }) => [
      text,
      ...links.map(({ engine, url }) => ({ text: `Search in ${engine}`, href: url })),
    ]),
    note,
  }) satisfies TableBlock
}
