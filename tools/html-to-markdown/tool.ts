import { z } from 'zod'
import { Failure } from '#engine/failures.ts'
import { countOf } from '#engine/text/count-of.ts'
import { code, type Finding, findings, metric } from '#engine/tool/blocks.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import {
  asReadPage,
  mainTextLabel,
  mainTextLimits,
  OR_URL,
  pageUnlessText,
  readMainText,
  requireOne,
} from '#engine/web/text-source.ts'
import { about } from './about.ts'

export const tool = defineTool({
  ...about,
  isLive: true,
  action: 'Convert',
  guide: [
    'Converts HTML, or the main text of a page by its URL, to Markdown, or Markdown to HTML; use it to move articles, documentation, or emails between formats.',
    'Returns the converted text and a list of what was removed for safety.',
  ],
  input: z.object({
    source: field.code({ label: 'Source', language: 'html', rows: 11, isOptional: true }),
    url: field.pageUrl({ label: OR_URL, isOptional: true }),
    direction: field.choice({
      label: 'Direction',
      default: 'html',
      options: { html: 'HTML to Markdown', markdown: 'Markdown to HTML' },
    }),
    isGfm: field.flag({
      label: 'Tables, task lists, strikethrough',
      default: true,
      hint: 'GitHub’s extensions. Without them, plain CommonMark.',
    }),
  }),
  output: z.object({
    output: z.string().describe('The Markdown or HTML'),
  }),
  swap: { source: 'source', choice: 'direction' },
  fetches: ['url'],
  needs: { page: ({ source, url }) => pageUnlessText(source, url) },
  samples: [
    {
      label: 'A product page',
      input: {
        source:
          '<h1>Wool socks</h1>\n<p>Knitted in <strong>Maine</strong>, see <a href="https://oakfield.example/care">how to wash them</a>.</p>\n<table><thead><tr><th>Size</th><th>Price</th></tr></thead><tbody><tr><td>S</td><td>$18</td></tr><tr><td>L</td><td>$20</td></tr></tbody></table>\n<pre><code class="language-js">const pair = 2\n</code></pre>',
        direction: 'html',
      },
    },
    {
      label: 'A README',
      input: {
        source: '# Marrow Home\n\n- [x] Lamps\n- [ ] Chairs\n\n| Room | Items |\n| --- | ---: |\n| Hall | 12 |\n',
        direction: 'markdown',
      },
    },
    { label: 'A page by its URL', input: { source: '', url: 'https://example.com/', direction: 'html' } },
  ],
  libraries: [
    { name: 'turndown', does: 'Writes Markdown from a tree of HTML' },
    { name: 'micromark', does: 'Reads Markdown and writes HTML' },
    { name: 'parse5', does: 'Reads HTML of pages and for the preview' },
  ],
  limits: [
    'In Markdown, merged cells are split, videos become links, and classes, colors, and forms are lost.',
    'Check the result if your site uses its own shortcodes.',
    'Relative links of pasted HTML stay as they are; those of a page that is fetched become absolute.',
    'If you enter a URL, only the main text of the page is converted. To convert all of a page, paste its HTML.',
  ],
  run: async ({ source: pasted, url, direction, isGfm }, { page: fetched }) => {
    const pair = { field: 'source', missing: 'Paste HTML or Markdown to convert, or enter the URL of a page.' }
    requireOne({ text: pasted, url }, pair)
    if (fetched && direction === 'markdown') {
      const message = 'A page is HTML. Choose “HTML to Markdown” to convert it.'
      throw new Failure('invalid', { message, errors: { direction: message } })
    }
    const read = fetched ? await readMainText(fetched) : null
    const page = read && asReadPage(read)
    const source = read ? read.readerHtml || read.html : pasted
    if (isTooDeep(source, direction)) throw tooDeep(read ? 'url' : 'source')
    const { htmlToMarkdown, isTooLong, markdownToHtml } = await import('#engine/markdown/convert.ts')
    const { sanitizeHtml } = await import('#engine/html/sanitize.ts')
    try {
      if (direction === 'markdown') {
        if (isTooLong(source)) throw tooLong()
        const output = await markdownToHtml(source, isGfm)
        return { output, preview: sanitizeHtml(output), removed: activeIn(source), page }
      }
      const output = await htmlToMarkdown(source, isGfm)
      const preview = isTooLong(output) ? null : sanitizeHtml(await markdownToHtml(output, isGfm))
      return { output, preview, removed: activeIn(source), page }
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      throw tooDeep(read ? 'url' : 'source')
    }
  },
  report: ({ output, preview, removed, page }, { direction }) => {
    const isMarkdown = direction === 'html'
    const list: Finding[] = removed.map((part) => ({
      id: 'active-content',
      severity: 'notice',
      title: `${part} cannot run in the preview.`,
      why: 'Scripts, event handlers, and embedded pages are removed from the preview or shown as text.',
      evidence: part,
      ...(page ? {} : { place: { field: 'source' } }),
    }))
    if (list.length === 0)
      list.push({
        id: 'no-active-content',
        severity: 'pass',
        title: 'Nothing in it can run.',
        why: 'There are no scripts, event handlers, or embedded pages.',
      })
    return {
      summary:
        output === ''
          ? 'The source contains no text'
          : `${countOf(output.length, 'character')} of ${isMarkdown ? 'Markdown' : 'HTML'}`,
      blocks: [
        metric([{ label: 'Characters', value: output.length, method: 'UTF-16 units of the result.' }]),
        findings(list),
        code({
          title: page ? `Markdown. ${mainTextLabel(page)}` : isMarkdown ? 'Markdown' : 'HTML',
          code: output,
          language: isMarkdown ? 'markdown' : 'html',
          fileName: isMarkdown ? 'text.md' : 'text.html',
        }),
      ],
      limits: [...(preview === null ? ['The result is too long for a preview.'] : []), ...mainTextLimits(page)],
    }
  },
})

/** Returns the kinds of active content in a page, each once. */
function activeIn(source: string) {
  const found = new Set<string>()
  for (const [tag] of source.matchAll(/<[a-z][^<>]*/gi)) {
    const [element] = /^<(?:script|iframe|object|embed|form|svg|style)\b/i.exec(tag) ?? []
    if (element) found.add(element.toLowerCase())
    for (const [, handler = ''] of tag.matchAll(/\s(on[a-z]+\s*=)/gi)) found.add(handler.toLowerCase())
  }
  if (/(?:=\s*["']?|\]\()\s*javascript:/i.test(source)) found.add('javascript:')
  return [...found]
}

/**
 * Returns whether a document is nested too deeply: converters process trees and quotes recursively, in time that grows
 * with the square of the depth.
 */
function isTooDeep(source: string, direction: string) {
  if (direction === 'markdown' && /(?:[>[(*_] ?){500}/.test(source)) return true
  let depth = 0
  for (const [tag] of source.matchAll(/<\/?[a-z][^\s>/]*/gi)) {
    if (/^<\/?(?:p|li|td|th|tr|dt|dd|br|hr|img|input|meta|link|col|source|wbr|area|base|embed|option)$/i.test(tag))
      continue
    depth = Math.max(0, depth + (tag[1] === '/' ? -1 : 1))
    if (depth > 1_000) return true
  }
  return false
}

function tooDeep(field: string) {
  const message = 'The elements are nested too deeply. Remove the outer ones and convert again.'
  return new Failure('invalid', { message, errors: { [field]: message } })
}

function tooLong() {
  const message =
    'This Markdown has more than 100,000 characters without a heading to split it at. Convert it in parts.'
  return new Failure('invalid', { message, errors: { source: message } })
}
