// @module-tag slow
import { readdirSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { markdownToHtml } from '../../engine/markdown/markdown-to-html.ts'
import { describePicture } from '../../engine/pasting/description.ts'
import type { PastedNode } from '../../engine/pasting/nodes.ts'
import { type Pasted, readClipboard } from '../../engine/pasting/read-clipboard.ts'
import { reportPaste } from '../../engine/pasting/report.ts'
import { RichText } from '../../site/ui/rich-text/rich-text.tsx'
import { parseHtml } from '../support/parse-html.ts'

const FOLDER = new URL('../support/clipboards/', import.meta.url)
const files = readdirSync(FOLDER)
const parsers = { parse: parseHtml, markdownToHtml }

/** Numbers of headings, list items, tables, links, and pictures in what was copied. */
type Counts = [headings: number, items: number, tables: number, links: number, pictures: number]

/** Counted by hand in the copied documents. The sixth number of a row is how many of them can only be listed. */
const clipboards: [name: string, copied: Counts, named?: number][] = [
  ['excel', [0, 0, 1, 0, 0]],
  ['google-docs-checklist', [1, 3, 0, 0, 0]],
  ['google-docs-headings', [5, 0, 0, 0, 0]],
  ['google-docs-images', [2, 0, 0, 0, 3]],
  ['google-docs-images-in-steps', [0, 3, 0, 0, 1]],
  ['google-docs-marks', [1, 0, 0, 1, 0]],
  ['google-docs-nested-list', [1, 10, 0, 0, 0]],
  ['google-docs-numbered-headings', [2, 0, 0, 0, 0]],
  ['google-docs-redirect-links', [0, 0, 0, 4, 0], 1],
  ['google-docs-table', [1, 0, 1, 0, 0]],
  ['google-docs-table-spans', [0, 0, 1, 0, 0]],
  ['google-docs-table-with-lists', [1, 4, 1, 1, 1]],
  ['google-sheets', [0, 0, 1, 1, 0]],
  ['markdown', [3, 6, 1, 2, 1]],
  ['notion-page', [3, 7, 0, 1, 0]],
  ['notion-pictures', [1, 0, 0, 0, 3], 1],
  ['notion-table-and-tasks', [1, 2, 1, 1, 0]],
  ['vscode-markdown', [1, 2, 0, 1, 0]],
  // The video becomes a link, and a drawing has only a name.
  ['web-article', [3, 0, 0, 3, 2], 1],
  ['web-chat-answer', [2, 5, 1, 1, 0]],
  ['web-github-readme', [2, 2, 1, 2, 1], 1],
  ['web-wikipedia', [1, 2, 1, 5, 1]],
  // The links of the table of contents are named as one.
  ['word-contents-and-comments', [2, 0, 0, 1, 0], 1],
  ['word-headings', [5, 0, 0, 0, 0]],
  ['word-links', [0, 0, 0, 4, 0], 2],
  ['word-list-resumed', [0, 4, 0, 0, 0]],
  ['word-lists', [1, 10, 0, 0, 0]],
  ['word-mac', [1, 3, 0, 1, 1], 1],
  ['word-online', [2, 7, 0, 0, 0]],
  ['word-online-table', [0, 0, 1, 1, 1]],
  ['word-picture-without-img', [0, 0, 0, 0, 1], 1],
  ['word-pictures-local', [1, 0, 0, 0, 2], 2],
  ['word-quote-and-table-with-list', [1, 2, 1, 0, 0]],
  ['word-table', [1, 0, 1, 1, 0]],
  ['wordpress-block-editor', [2, 5, 0, 1, 1]],
  ['wordpress-classic-theme', [2, 0, 1, 1, 2]],
  ['wordpress-code-editor', [1, 0, 1, 1, 1]],
  ['wordpress-embeds', [1, 0, 1, 3, 0]],
  ['wordpress-gallery', [1, 0, 0, 1, 4], 1],
  // The gallery counts as a picture.
  ['wordpress-shortcodes', [1, 3, 0, 2, 2], 1],
]

test('every clipboard is in the table', () => {
  expect(clipboards.map(([name]) => name)).toEqual([...new Set(files.map((file) => file.replace(/\.\w+$/, '')))].sort())
  expect(clipboards).toHaveLength(40)
})

test.each(clipboards)('pasting %s keeps everything or lists what is missing', (name, copied, named = 0) => {
  const pasted = paste(name)
  const page = shown(pasted)
  const count = (selector: string) => page.querySelectorAll(selector).length
  const kept = [count('h2, h3, h4'), count('li'), count('table'), count('a[href]'), count('figure img')]
  const notes = pasted.notes.filter(({ kind }) => kind !== 'embed')
  const lost = pasted.pictures.filter((picture) => !canBeStored(picture)).map((picture) => ({ picture }))
  expect(sum(copied) - sum(kept)).toBe(named)
  expect(notes.length + lost.length).toBe(named)
  copied.forEach((before, at) => {
    expect(kept[at]).toBeLessThanOrEqual(before)
    if (at < 3) expect(kept[at]).toBe(before)
  })
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

/** The page that shows what was pasted, once its pictures are stored. */
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
