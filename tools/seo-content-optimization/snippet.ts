import { textWidth } from '#engine/text-width/text-width.ts'
import { type Block, snippets } from '#engine/tool/blocks.ts'
import { DESCRIPTION_SIZE, DESCRIPTION_WIDTH, TITLE_SIZE, TITLE_WIDTH } from './checks.ts'
import type { Compared } from './compare.ts'

/** Returns a preview of the page as a search result, cut to the width of a desktop. */
export function previewSnippet({ yours, url, keyword }: Compared): Block {
  const title = yours.title ?? yours.headings.find(({ level }) => level === 1)?.text ?? keyword
  const first = yours.text.split(/\n{2,}/).find((part) => !/^#/.test(part) && part.length > 60) ?? yours.text
  const address = url && URL.canParse(url) ? new URL(url) : undefined
  const parts = address?.pathname.split('/').filter(Boolean) ?? []
  return snippets({
    title: 'In search results',
    note: 'A sketch. Google may choose another title or another piece of the text.',
    snippets: [
      {
        label: 'Desktop',
        note: yours.description ? '' : 'There is no description, so the sketch uses the first paragraph.',
        address: address ? [address.host, ...parts].join(' › ') : 'your-site.example',
        title: cut(title, TITLE_WIDTH, TITLE_SIZE),
        text: cut(yours.description ?? first.replace(/\s+/g, ' '), DESCRIPTION_WIDTH, DESCRIPTION_SIZE),
        rating: undefined,
        facts: [],
        image: '',
        badge: '',
        list: [],
      },
    ],
  })
}

/** Cuts a text between words at a width in CSS pixels. */
function cut(whole: string, width: number, size: number): string {
  if (textWidth(whole, { size }) <= width) return whole
  let shown = ''
  for (const word of whole.split(' ')) {
    const longer = shown === '' ? word : `${shown} ${word}`
    if (textWidth(`${longer} …`, { size }) > width) break
    shown = longer
  }
  return `${shown} …`
}
