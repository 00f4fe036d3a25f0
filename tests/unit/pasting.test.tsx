// @module-tag slow
import { readdirSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { markdownToHtml } from '#engine/markdown/markdown-to-html.ts'
import { describePicture } from '#engine/pasting/description.ts'
import type { PastedNode } from '#engine/pasting/nodes.ts'
import { type Pasted, readClipboard } from '#engine/pasting/read-clipboard.ts'
import { reportPaste } from '#engine/pasting/report.ts'
import { RichText } from '#site/ui/rich-text/rich-text.tsx'
import { parseHtml } from '../support/parse-html.ts'

const FOLDER = new URL('../support/clipboards/', import.meta.url)
const files = readdirSync(FOLDER)
const parsers = { parse: parseHtml, markdownToHtml }

/** Numbers of things in what was copied. An item with a box is an item, too. */
type Counts = { [kind in Kind]?: number }

/** What is counted in a copied document, and where it is on the page. */
const kinds = {
  headings: ':is(h2, h3, h4):not(.notes h2)',
  items: 'li:not(.notes > ol > li)',
  tables: 'table',
  links: 'a[href]:not([role])',
  pictures: 'figure img',
  footnotes: '.notes > ol > li',
  boxes: '.checks > li',
}
type Kind = keyof typeof kinds
const all = Object.keys(kinds) as Kind[]
/** These never become something else. */
const KEPT_AS_SUCH: Kind[] = ['headings', 'items', 'tables', 'boxes']

/** Counted by hand in the copied documents, with how many of these things can only be named. */
const clipboards: [name: string, copied: Counts, named?: number][] = [
  ['excel', { tables: 1 }],
  ['google-docs-checklist', { headings: 1, items: 3, boxes: 3 }],
  ['google-docs-footnotes', { headings: 1, links: 1, footnotes: 2 }],
  ['google-docs-headings', { headings: 5 }],
  ['google-docs-images', { headings: 2, pictures: 3 }],
  ['google-docs-images-in-steps', { items: 3, pictures: 1 }],
  ['google-docs-marks', { headings: 1, links: 1 }],
  ['google-docs-nested-list', { headings: 1, items: 10 }],
  ['google-docs-numbered-headings', { headings: 2 }],
  ['google-docs-redirect-links', { links: 4 }, 1],
  ['google-docs-table', { headings: 1, tables: 1 }],
  ['google-docs-table-spans', { tables: 1 }],
  ['google-docs-table-with-lists', { headings: 1, items: 4, tables: 1, links: 1, pictures: 1 }],
  ['google-sheets', { tables: 1, links: 1 }],
  ['markdown', { headings: 3, items: 6, tables: 1, links: 2, pictures: 1, boxes: 2 }],
  ['markdown-footnotes', { headings: 1, items: 2, links: 1, footnotes: 2, boxes: 2 }],
  ['notion-page', { headings: 3, items: 7, links: 1 }],
  ['notion-pictures', { headings: 1, pictures: 3 }, 1],
  ['notion-table-and-tasks', { headings: 1, items: 2, tables: 1, links: 1, boxes: 2 }],
  ['notion-to-do-export', { headings: 1, items: 3, links: 1, boxes: 3 }],
  ['pages-headings', { headings: 4, links: 1 }],
  ['pages-lists-and-table', { headings: 1, items: 5, tables: 1, pictures: 1 }, 1],
  ['vscode-markdown', { headings: 1, items: 2, links: 1 }],
  // The video becomes a link, and a drawing has only a name.
  ['web-article', { headings: 3, links: 3, pictures: 2 }, 1],
  ['web-chat-answer', { headings: 2, items: 5, tables: 1, links: 1 }],
  ['web-footnotes', { headings: 1, items: 2, links: 1, footnotes: 2, boxes: 2 }],
  ['web-github-readme', { headings: 2, items: 2, tables: 1, links: 2, pictures: 1, boxes: 2 }, 1],
  ['web-wikipedia', { headings: 1, items: 2, tables: 1, links: 5, pictures: 1 }],
  ['word-checkboxes', { headings: 1, items: 5, links: 1, boxes: 5 }],
  // The links of the table of contents are named as one.
  ['word-contents-and-comments', { headings: 2, links: 1 }, 1],
  ['word-footnote-alone', { footnotes: 1 }, 1],
  ['word-footnotes', { headings: 1, links: 1, footnotes: 3 }],
  ['word-headings', { headings: 5 }],
  ['word-links', { links: 4 }, 2],
  ['word-list-resumed', { items: 4 }],
  ['word-lists', { headings: 1, items: 10 }],
  ['word-mac', { headings: 1, items: 3, links: 1, pictures: 1 }, 1],
  ['word-online', { headings: 2, items: 7 }],
  ['word-online-table', { tables: 1, links: 1, pictures: 1 }],
  ['word-picture-without-img', { pictures: 1 }, 1],
  ['word-pictures-local', { headings: 1, pictures: 2 }, 2],
  ['word-quote-and-table-with-list', { headings: 1, items: 2, tables: 1 }],
  ['word-table', { headings: 1, tables: 1, links: 1 }],
  ['wordpress-block-editor', { headings: 2, items: 5, links: 1, pictures: 1 }],
  ['wordpress-classic-theme', { headings: 2, tables: 1, links: 1, pictures: 2 }],
  ['wordpress-code-editor', { headings: 1, tables: 1, links: 1, pictures: 1 }],
  ['wordpress-embeds', { headings: 1, tables: 1, links: 3 }],
  ['wordpress-footnotes', { headings: 1, links: 1, footnotes: 2 }],
  ['wordpress-gallery', { headings: 1, links: 1, pictures: 4 }, 1],
  // The gallery counts as a picture.
  ['wordpress-shortcodes', { headings: 1, items: 3, links: 2, pictures: 2 }, 1],
]

test('every clipboard is in the table', () => {
  expect(clipboards.map(([name]) => name)).toEqual([...new Set(files.map((file) => file.replace(/\.\w+$/, '')))].sort())
  expect(clipboards.length).toBeGreaterThanOrEqual(40)
})

test.each(clipboards)('pasting %s keeps everything or lists what is missing', (name, copied, named = 0) => {
  const pasted = paste(name)
  const page = shown(pasted)
  const kept = (kind: Kind) => page.querySelectorAll(kinds[kind]).length
  const notes = pasted.notes.filter(({ kind }) => kind !== 'embed')
  const lost = pasted.pictures.filter((picture) => !canBeStored(picture)).map((picture) => ({ picture }))
  const missing = all
    .map((kind) => [kind, (copied[kind] ?? 0) - kept(kind)] as const)
    .filter(([, count]) => count !== 0)
  expect([sum(missing.map(([, count]) => count)), missing]).toEqual([named, missing])
  expect(notes.length + lost.length).toBe(named)
  for (const kind of all) expect([kind, kept(kind) <= (copied[kind] ?? 0)]).toEqual([kind, true])
  for (const kind of KEPT_AS_SUCH) expect([kind, kept(kind)]).toEqual([kind, copied[kind] ?? 0])
  const report = reportPaste({ notes: pasted.notes, lost, undescribed: 0 }).join('\n')
  for (const { what } of notes) expect(report).toContain(what)
  for (const { picture } of lost) expect(report).toContain(picture.name || picture.alt)
})

test.each<[string, string]>([
  ['google-docs-nested-list', 'Filters(Color|Size(Both at once))|Session ids'],
  ['word-lists', 'Canonical URLs(Language(x-default)|Return links)|Status codes'],
  ['word-online', 'What is it?(What is it made of?|Where?)|Does it fit?'],
  ['wordpress-shortcodes', 'Cut|Sew(Twice at the heel)'],
])('pasting %s keeps lists nested', (name, outline) => {
  expect(outlineOf(shown(paste(name)).querySelector('ul, ol'))).toBe(outline)
})

test('pasting keeps the page’s title as the only h1 and shifts other headings', () => {
  const levels = (name: string) =>
    [...shown(paste(name)).querySelectorAll('h2, h3, h4')].map(({ localName }) => localName)
  expect(levels('google-docs-headings')).toEqual(['h2', 'h2', 'h3', 'h4', 'h2'])
  expect(levels('notion-page')).toEqual(['h2', 'h2', 'h3'])
})

test('pasting moves an image out of a numbered step and continues the numbers', () => {
  const { nodes } = paste('google-docs-images-in-steps')
  expect(nodes.map(({ type, start }) => [type, start])).toEqual([
    ['paragraph', undefined],
    ['list', 1],
    ['upload', undefined],
    ['list', 3],
    ['paragraph', undefined],
  ])
})

test('pasting marks the header row of a table, by its tags or bold text', () => {
  for (const name of ['google-docs-table', 'google-sheets', 'word-table', 'notion-table-and-tasks']) {
    const table = shown(paste(name)).querySelector('table')
    expect([...(table?.querySelectorAll('thead th[scope=col]') ?? [])]).toHaveLength(3)
    expect(table?.querySelector('thead strong')).toBeNull()
  }
})

test('pasting removes redirects around links and keeps captions with their images', () => {
  const hrefs = [...shown(paste('google-docs-redirect-links')).querySelectorAll('a')].map((a) => a.getAttribute('href'))
  expect(hrefs).toEqual([
    'https://web.dev/articles/lcp',
    'https://shop.example/sale?a=1&b=2',
    'mailto:team@shop.example',
  ])
  const figures = [...shown(paste('wordpress-classic-theme')).querySelectorAll('figure')]
  expect(figures.map((figure) => figure.querySelector('figcaption')?.textContent)).toEqual([
    'Lined with wool',
    undefined,
  ])
  // The largest of a set, not the one that the window needed.
  expect(paste('wordpress-classic-theme').pictures.map(({ src }) => src.split('/').at(-1))).toEqual([
    'boots.jpg',
    'brush.jpg',
  ])
})

test('pasting from Word takes images that HTML only names from the Rich Text Format', () => {
  const picture = (blip: string, bytes: string) =>
    `{\\*\\shppict{\\pict{\\*\\picprop\\shplid1025{\\sp{\\sn shapeType}{\\sv 75}}}\\picscalex100\\picw1693\\${blip}\\bliptag-12{\\*\\blipuid 0a1b2c3d4e5f60718293a4b5c6d7e8f9}\n${bytes}}}` +
    `{\\nonshppict{\\pict\\picscalex100\\${blip}\\bliptag-12{\\*\\blipuid 0a1b2c3d4e5f60718293a4b5c6d7e8f9}${bytes}}}`
  const png = '89504e470d0a1a0a0000000d49484452'
  const jpeg = 'ffd8ffe000104a464946000101000001'
  const { pictures } = paste('word-pictures-local', {
    rtf: `{\\rtf1 ${picture('pngblip', png)} ${picture('jpegblip', jpeg)}}`,
  })
  expect(pictures.map(({ src }) => src)).toEqual([
    `data:image/png;base64,${Buffer.from(png, 'hex').toString('base64')}`,
    `data:image/jpeg;base64,${Buffer.from(jpeg, 'hex').toString('base64')}`,
  ])
  // The sentence that Word adds to its own descriptions is left out.
  expect(pictures[0]?.alt).toBe('Search result with a rating')
})

test('pasting keeps a section that links back to the table of contents', () => {
  const html =
    '<p><a href="#cost" id="to-cost">Cost</a></p><div id="cost"><h2>Cost</h2><p>Five days. <a href="#to-cost">Up</a></p></div>'
  const { nodes = [] } = readClipboard({ html, text: '' }, parsers) ?? {}
  expect(nodes.map(({ type }) => type)).toEqual(['paragraph', 'heading', 'paragraph'])
})

test('pasting code keeps its language and lines', () => {
  const { nodes } = paste('web-chat-answer')
  const code = nodes.find(({ type }) => type === 'block')?.fields
  expect(code).toMatchObject({ blockType: 'code', language: 'nginx', code: 'rewrite ^/old$ /new permanent;' })
  const html = `<div style="font-family: Menlo, 'Courier New', monospace;white-space: pre;"><div>const a = 1</div></div>`
  const pasted = readClipboard({ html, text: 'const a = 1\n', codeMode: 'javascript' }, parsers)
  expect(pasted?.nodes[0]?.fields).toMatchObject({ language: 'javascript', code: 'const a = 1' })
})

test.each(['Two words', 'A dash - no list', '- one line', '2 * 3 * 4', 'a_b_c', 'See https://shop.example/a'])(
  'plain text stays plain: %s',
  (text) => expect(readClipboard({ html: '', text }, parsers)).toBeUndefined(),
)

function outlineOf(list: Element | null): string {
  return [...(list?.children ?? [])]
    .map(({ firstElementChild: box }) => {
      const nested = box?.querySelector('ul, ol') ?? null
      const own = (box?.textContent ?? '').slice(
        0,
        (box?.textContent ?? '').length - (nested?.textContent ?? '').length,
      )
      return nested ? `${own}(${outlineOf(nested)})` : own
    })
    .join('|')
}

function paste(name: string, more: { rtf?: string } = {}): Pasted {
  const read = (type: string) =>
    files.includes(`${name}.${type}`) ? readFileSync(new URL(`${name}.${type}`, FOLDER), 'utf8') : ''
  const pasted = readClipboard({ html: read('html'), text: read('txt'), ...more }, parsers)
  if (!pasted) throw new Error(`${name} is plain text.`)
  return pasted
}

/** Returns the page that shows what was pasted, once its pictures are stored. */
function shown({ nodes, pictures }: Pasted) {
  const stored = (node: PastedNode): PastedNode[] => {
    const { pending, ...rest } = node as PastedNode & { pending?: { formID: string } }
    if (!pending) return [node.children ? { ...node, children: node.children.flatMap(stored) } : node]
    const picture = pictures.find(({ key }) => key === pending.formID)
    if (!picture || !canBeStored(picture)) return []
    return [{ ...rest, value: { alt: describePicture(picture), url: `/${picture.key}.png`, width: 9, height: 9 } }]
  }
  return parseHtml(
    renderToStaticMarkup(<RichText body={{ root: { type: 'root', children: nodes.flatMap(stored) } }} />),
  ).body
}

const canBeStored = ({ src }: Pasted['pictures'][number]) => /^(https?|data):/.test(src)
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
