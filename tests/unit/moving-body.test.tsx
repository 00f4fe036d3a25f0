// @module-tag slow
import { readdirSync, readFileSync } from 'node:fs'
import { array, assert, constantFrom, option, property, record } from 'fast-check'
import type { Field } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { everyNode } from '#engine/rich-text/nodes.ts'
import { type BlockFields, blockFields } from '#moving/body/block-fields.ts'
import { finishBody } from '#moving/body/finish-body.ts'
import { readBody } from '#moving/body/read-body.ts'
import { blockHtml } from '#moving/body/special-elements.ts'
import type { Picture } from '#moving/item.ts'
import { RichText } from '#site/ui/rich-text/rich-text.tsx'
import { corpus } from '../support/corpus.ts'
import { parseHtml } from '../support/parse-html.ts'

// Payload adds fields of its own to those that another test of this process has handed to it.
vi.resetModules()
const { articleBlocks } = await import('#cms/fields/article-blocks/article-blocks.ts')

type Fields = Record<string, unknown>
type Named = Extract<Field, { name: string }>

const named = (fields: Field[]): Named[] =>
  fields.flatMap((field) => (field.type === 'row' ? named(field.fields) : 'name' in field ? [field as Named] : []))
const definitions = new Map(articleBlocks.map(({ slug, fields }) => [slug as string, named(fields)]))

/** What the back office requires of a field, as `blockFields` states it. */
function stated(field: Named): unknown {
  const required = 'required' in field && field.required === true ? { required: true } : {}
  const max = 'maxLength' in field ? { max: field.maxLength } : {}
  if (field.type === 'array')
    return { kind: 'rows', min: field.minRows, max: field.maxRows, fields: statedAll(named(field.fields)) }
  if (field.type === 'richText') return { kind: 'richText', ...required }
  if (field.type === 'upload') return { kind: 'picture', ...required }
  if (field.type === 'checkbox') return { kind: 'flag' }
  if (field.name === 'language') return { kind: 'line', max: 40 }
  if (field.type === 'select')
    return { kind: 'oneOf', values: field.options.map((one) => (typeof one === 'string' ? one : one.value)) }
  if (field.name === 'code') return { kind: 'code', ...required }
  if (field.name === 'table') return { kind: 'comparison', ...required }
  if (field.name === 'data') return { kind: 'chart', ...required }
  const isLink = field.admin?.components?.Field !== undefined
  if (isLink) return { kind: 'href', ...required }
  if (field.name === 'url') return { kind: 'video', ...required }
  return { kind: field.type === 'textarea' ? 'text' : 'line', ...max, ...required }
}

const statedAll = (fields: Named[]) => Object.fromEntries(fields.map((field) => [field.name, stated(field)]))

test('the fields of blocks are those of the back office', () => {
  const ofThisSite = ['tool', 'caseStudy']
  const types = [...definitions.keys()].filter((type) => !ofThisSite.includes(type))
  expect(Object.keys(blockFields).sort()).toEqual(types.sort())
  for (const type of types) expect([type, blockFields[type]]).toEqual([type, statedAll(definitions.get(type) ?? [])])
})

/** What Payload's own rules look at besides the value. */
const REQUEST = { t: (key: string) => key, payload: { config: {} } }

/** Returns what is wrong with stored fields, as the back office would say. */
async function problemsOf(values: Fields, fields: Named[]): Promise<string[]> {
  const problems: string[] = []
  for (const field of fields) {
    const value = values[field.name]
    const isEmpty = value === undefined || value === null || value === ''
    if ('required' in field && field.required && isEmpty) problems.push(`${field.name} is missing`)
    if (isEmpty) continue
    if (field.type === 'upload' && typeof value !== 'number') problems.push(`${field.name} is no id`)
    if (field.type === 'array') {
      const rows = value as Fields[]
      if (rows.length < (field.minRows ?? 0) || rows.length > (field.maxRows ?? 99))
        problems.push(`${field.name}: rows`)
      for (const row of rows) problems.push(...(await problemsOf(row, named(field.fields))))
    }
    const isSimple = ['text', 'textarea', 'select', 'checkbox'].includes(field.type)
    const check =
      isSimple && 'validate' in field ? (field.validate as (value: unknown, about: object) => unknown) : undefined
    const verdict = await check?.(value, { ...field, siblingData: values, req: REQUEST })
    if (verdict !== undefined && verdict !== true) problems.push(`${field.name}: ${verdict}`)
  }
  return problems
}

const words = constantFrom(
  '',
  'Words',
  'word '.repeat(90),
  'x'.repeat(2_000),
  ' \n',
  'a\n\nb\tc',
  'word '.repeat(8_000),
)
const link = constantFrom('/a/', 'https://x.example/', 'javascript:alert(1)', 'page.html', '', `/${'a'.repeat(3_000)}`)
const cells = constantFrom('', 'a\tb\nc\t1', 'a,b,c\nd,1,2', 'no table', '"open', 'x\t1\n'.repeat(200))
const picture = constantFrom({ picture: { url: '/a.jpg' } }, { picture: { url: '' } }, undefined, 7)
const rich = constantFrom(
  { html: '<p>Text</p>' },
  { html: '<h2>Title</h2><ul><li>Item</li></ul><table><tr><td>Cell</td></tr></table><img src="/b.jpg">' },
  { html: '' },
  { markdown: 'A [link](/x/)' },
  undefined,
  7,
)
const videos = constantFrom('https://youtu.be/dQw4w9WgXcQ', '/tour.mp4', 'http://x.example/a.avi', '')

const valueFor = (kind: BlockFields[string]): ReturnType<typeof option> => {
  switch (kind.kind) {
    case 'rows':
      return option(array(recordOf(kind.fields), { maxLength: 30 }))
    case 'picture':
      return option(picture)
    case 'richText':
      return option(rich)
    case 'href':
      return option(link)
    case 'video':
      return option(videos)
    case 'chart':
    case 'comparison':
      return option(cells)
    case 'oneOf':
      return option(constantFrom(...kind.values, 'other'))
    default:
      return option(words)
  }
}
const recordOf = (fields: BlockFields) =>
  record(Object.fromEntries(Object.entries(fields).map(([name, kind]) => [name, valueFor(kind)])))

test.each(Object.entries(blockFields))('whatever a %s has, the back office accepts it', async (blockType, spec) => {
  const problems: string[] = []
  const made: Fields[] = []
  assert(
    property(recordOf(spec), constantFrom(7, undefined), (fields, media) => {
      const { root } = finishBody(readBody({ html: blockHtml({ ...fields, blockType }) }), {
        mediaOf: () => media,
        linkOf: (href) => href,
      })
      for (const { type, fields: stored } of everyNode(root.children)) if (type === 'block') made.push(stored as Fields)
    }),
    { numRuns: 40, seed: 43 },
  )
  for (const fields of made)
    problems.push(...(await problemsOf(fields, definitions.get(String(fields.blockType)) ?? [])))
  expect(problems).toEqual([])
})

const CASES: [name: string, html: string, selector: string, count: number][] = [
  ['headings', '<h1>A</h1><h3>B</h3><h6>C</h6>', 'h2, h3, h4', 3],
  ['nested lists', '<ol start="3"><li>A<ul><li>B</li></ul></li></ol>', 'li', 2],
  ['a table with a heading row', '<table><thead><tr><th>A</th></tr></thead><tr><td>1</td></tr></table>', 'thead th', 1],
  ['a quote', '<blockquote><p>A</p><p>B</p></blockquote>', 'blockquote', 1],
  [
    'pictures',
    '<img src="/a.jpg" alt="A"><figure><img src="/b.jpg" alt="B"><figcaption>C</figcaption></figure>',
    'figure img',
    2,
  ],
  [
    'a footnote',
    '<p>A<sup><a href="#fn1" id="r1">1</a></sup></p><ol><li id="fn1">Note <a href="#r1">↩</a></li></ol>',
    '.notes li',
    1,
  ],
]

test.each(CASES)('the site shows %s of a body', (_, html, selector, count) => {
  expect(shown(html).querySelectorAll(selector)).toHaveLength(count)
})

function shown(html: string) {
  const stored = new Map<number, Picture>()
  const { root } = finishBody(readBody({ html }), {
    mediaOf: (one) => stored.set(stored.size + 1, one).size,
    linkOf: (href) => href,
  })
  for (const node of everyNode(root.children))
    if (node.type === 'upload') node.value = { ...stored.get(node.value as number), width: 9, height: 9 }
  return parseHtml(renderToStaticMarkup(<RichText body={{ root }} blocks={{}} development={false} />)).body
}

const pages = corpus('readability-pages')

test.skipIf(!pages)('every page of a public test set keeps the words of its article', () => {
  const names = readdirSync(pages ?? '').filter((name) => name !== 'LICENSE')
  expect(names.length).toBeGreaterThan(50)
  for (const name of names) {
    const html = readFileSync(`${pages}/${name}/expected.html`, 'utf8')
    const { nodes, notes } = readBody({ html })
    // With captions, the texts of blocks, and what the report names; a word may have two formats.
    const texts = [...everyNode(nodes)].map(({ type, text }) => text ?? (type === 'link' ? '' : ' ')).join('')
    const kept = `${texts} ${JSON.stringify([nodes, notes]).replace(/\\\\[nt"]/g, ' ')}`
    expect([name, lostWords(parseHtml(html.replace(/<br[^>]*>/g, ' ')).body, kept)]).toEqual([name, []])
    expect(shown(html).textContent).not.toBe('')
  }
})

const lostWords = (body: Element, kept: string) =>
  (body.textContent ?? '').split(/\P{L}+/u).filter((word) => word.length > 6 && !kept.includes(word))
