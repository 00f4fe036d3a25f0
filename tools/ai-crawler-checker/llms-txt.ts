export type LlmsTxt = {
  title: string | null
  hasSummary: boolean
  sections: { name: string; links: number; line: number }[]
  links: number
  faults: { id: string; line: number; title: string; fix: string; evidence: string }[]
}

const LINK = /^\s*[-*+]\s+\[([^\]]+)\]\(([^)\s]+)\)\s*(?::.*|[-–—].*)?$/
const MAX_FAULTS = 20

/** Returns the links that an llms.txt lists, as written. */
export const llmsLinks = (text: string): { href: string; line: number }[] =>
  text.split(/\r\n|\r|\n/).flatMap((raw, index) => {
    const href = LINK.exec(raw)?.[2]
    return href === undefined ? [] : [{ href, line: index + 1 }]
  })

/**
 * Reads an llms.txt by the proposal at llmstxt.org: a title (H1), a summary in a blockquote, text without headings, and
 * sections (H2) that are lists of links.
 */
export function readLlmsTxt(text: string): LlmsTxt {
  const found: LlmsTxt = { title: null, hasSummary: false, sections: [], links: 0, faults: [] }
  const add = (id: string, line: number, title: string, fix: string, evidence: string) => {
    if (found.faults.length < MAX_FAULTS) found.faults.push({ id, line, title, fix, evidence: evidence.slice(0, 200) })
  }
  let isCode = false
  for (const [index, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const line = index + 1
    if (/^\s*(?:```|~~~)/.test(raw)) isCode = !isCode
    if (isCode || raw.trim() === '') continue
    const [, marks = '', heading = ''] = /^(#{1,6})\s+(.*)$/.exec(raw) ?? []
    const section = found.sections.at(-1)
    if (marks === '#' && found.title !== null)
      add('second-title', line, 'There is a second title.', 'Use ## for sections; # is for the name of the site.', raw)
    else if (marks === '#') found.title = heading.trim()
    else if (marks === '##') found.sections.push({ name: heading.trim(), links: 0, line })
    else if (marks.length > 2)
      add(
        'deep-heading',
        line,
        'Headings below ## are not part of the format.',
        'Use ## for sections and list items for links.',
        raw,
      )
    else if (found.title === null && marks === '' && !section) {
      if (!found.faults.some(({ id }) => id === 'before-title'))
        add(
          'before-title',
          line,
          'There is text before the title.',
          'Start the file with # and the name of the site.',
          raw,
        )
    } else if (raw.startsWith('>') && !section) found.hasSummary = true
    else if (section) readItem(raw, line)
  }
  if (found.title === null)
    add('no-title', 1, 'There is no title.', 'Start the file with # and the name of the site.', text.slice(0, 80))
  for (const { name, links, line } of found.sections)
    if (links === 0)
      add(
        'empty-section',
        line,
        `The section “${name}” has no links.`,
        'List its pages: - [Name](https://example.com/page): what it is',
        `## ${name}`,
      )
  return found

  function readItem(raw: string, line: number) {
    const target = LINK.exec(raw)?.[2]
    const section = found.sections.at(-1)
    if (target === undefined || !section) {
      if (/^\s*[-*+]\s/.test(raw))
        add('no-link', line, 'A list item is not a link.', 'Write - [Name](https://example.com/page): what it is', raw)
      return
    }
    section.links++
    found.links++
    if (!/^https?:\/\//.test(target))
      add(
        'relative-link',
        line,
        'A link is not a full URL.',
        'Write the URL with https:// and the host, because the file may be read elsewhere.',
        raw,
      )
  }
}
