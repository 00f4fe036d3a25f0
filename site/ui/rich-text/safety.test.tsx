import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { RichText, type RichTextProps } from './rich-text.tsx'

const text = (value: unknown, format: unknown = 0) => ({ type: 'text', text: value, format })
const element = (type: string, children: unknown[], more: object = {}) => ({ type, children, ...more })
const paragraph = (...children: unknown[]) => element('paragraph', children)
const link = (fields: object, words = 'here', type = 'link') => element(type, [text(words)], { fields })
const item = (...children: unknown[]) => element('listitem', children)
const render = (children: unknown[], props: Partial<RichTextProps> = {}) =>
  renderToStaticMarkup(<RichText body={{ root: element('root', children) }} {...props} />)

afterEach(() => vi.restoreAllMocks())

test('R-285 an unknown block becomes a hidden notice with its type, and the rest is rendered', () => {
  expect(render([{ type: 'block', fields: { blockType: 'carousel' } }, paragraph(text('a'))])).toBe(
    '<div hidden="" style="display:none">Unknown block type &quot;carousel&quot;</div><p>a</p>',
  )
  expect(render([{ type: 'video' }])).toBe(
    '<div hidden="" style="display:none">Unknown block type &quot;video&quot;</div>',
  )
  expect(render([paragraph({ type: 'inlineBlock', fields: { blockType: 'price' } })])).toBe(
    '<p><span hidden="" style="display:none">Unknown block type &quot;price&quot;</span></p>',
  )
  expect(render([{ type: 'block', fields: { blockType: 'constructor' } }])).toContain(
    'Unknown block type &quot;constructor&quot;',
  )
})

test('R-285 the page renders the blocks that it knows', () => {
  expect(
    render([{ type: 'block', fields: { blockType: 'note', words: 'x' } }], {
      blocks: { note: ({ words }) => <aside>{String(words)}</aside> },
    }),
  ).toBe('<aside>x</aside>')
})

test('R-286 an unknown mark is a plain span, with a warning only in development', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(render([paragraph(text('a', 1 | 4096))])).toBe('<p><span><strong>a</strong></span></p>')
  expect(warn).toHaveBeenCalledWith('Unknown mark type 4096 on "a"')
  warn.mockClear()
  expect(render([paragraph(text('a', 4096))], { development: false })).toBe('<p><span>a</span></p>')
  expect(warn).not.toHaveBeenCalled()
})

test.each<[unknown, string]>([
  [{}, 'Image does not have required asset property'],
  [undefined, 'Image does not have required asset property'],
  [17, 'Image does not have required asset property'],
  [{ asset: { _ref: 'image-a-1x1-jpg' } }, 'Image needs a project and dataset, or a url'],
])('R-287 a broken image throws in development and is logged in production: %j', (value, message) => {
  const upload = { type: 'upload', relationTo: 'media', value }
  expect(() => render([upload])).toThrow(message)
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(render([upload, paragraph(text('a'))], { development: false })).toBe(
    '<p class="image-missing">This image cannot be shown.</p><p>a</p>',
  )
  expect(log.mock.calls[0]?.[0]).toContain(message)
})

test('R-283 R-284 broken references in a text throw their own messages', () => {
  const images = { project: 'p', dataset: 'd' }
  expect(() => render([{ type: 'upload', value: { asset: {} } }], { images })).toThrow(
    'Invalid image reference in block, no _ref found on asset',
  )
  expect(() => render([{ type: 'upload', value: { asset: { _ref: 'image-x' } } }], { images })).toThrow("'image-x'")
})

test('R-124 an uploaded photo is a figure with sizes and a caption', () => {
  const markup = render(
    [
      {
        type: 'upload',
        value: { asset: { _ref: 'image-ab-1000x500-jpg' }, alt: 'A "hill"' },
        fields: { caption: 'Seen <here>' },
      },
    ],
    { images: { project: 'p', dataset: 'd' } },
  )
  expect(markup).toContain('<figure><img')
  expect(markup).toContain('alt="A &quot;hill&quot;"')
  expect(markup).toContain('width="1000" height="500"')
  expect(markup).toContain('/images/p/d/ab-1000x500.jpg?w=320&amp;fit=max&amp;auto=format&amp;q=75 320w')
  expect(markup).toContain('1000w')
  expect(markup).not.toContain('1200w')
  expect(markup).toContain('<figcaption>Seen &lt;here&gt;</figcaption>')
})

test('R-124 the image service serves stored images, not their upload URL', () => {
  const media = {
    alt: 'A',
    assetRef: 'image-ab-400x200-png',
    url: '/cms-api/media/file/x.png',
    width: 400,
    height: 200,
  }
  const markup = render([{ type: 'upload', value: media }], { images: { project: 'p', dataset: 'd' } })
  expect(markup).toContain('/images/p/d/ab-400x200.png?w=320')
  expect(markup).not.toContain('cms-api')
  expect(render([{ type: 'upload', value: { ...media, assetRef: null } }])).toContain('/cms-api/media/file/x.png?w=320')
  expect(
    render([
      {
        type: 'upload',
        value: { art: { kind: 'cover', weather: 'noon', cover: { form: 'words', caption: 'a' } }, alt: 'Bars' },
      },
    ]),
  ).toContain('<svg class="art art-cover')
})

const attack = '<img src=x onerror=alert(1)>"\'&'
test('R-124 an editor’s text never becomes markup', () => {
  const markup = render([
    paragraph(text(attack)),
    element('heading', [text(attack)], { tag: attack }),
    element('list', [item(text(attack))], { listType: attack, tag: 'script', start: attack }),
    element('quote', [text(attack)]),
    element('table', [
      element('tablerow', [
        element('tablecell', [text(attack)], { headerState: attack, colSpan: attack, backgroundColor: attack }),
      ]),
    ]),
    { type: 'block', fields: { blockType: attack } },
    { type: 'block', fields: { blockType: 'code', language: attack, code: attack } },
    { type: attack },
    { type: 'upload', value: { url: '/a.png', alt: attack }, fields: { caption: attack } },
  ])
  expect(markup).not.toMatch(/<(?:script|iframe|img src=x)/i)
  expect(markup.replace(/<img class="photo"[^>]*>/, '')).not.toMatch(/<img/)
  expect(markup.replace(/"[^"]*"/g, '""')).not.toMatch(/<[^>]*\son\w+=/i)
})

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://x/y',
  'http://',
  '',
  undefined,
  null,
  5,
  {},
])('R-124 an unsafe URL is not a link: %j', (url) => {
  expect(render([paragraph(link({ url }), link({ url }, 'there', 'autolink'))])).toBe('<p>herethere</p>')
})

test.each([
  ['https://example.com/a?b=c', ' rel="noopener"'],
  ['http://example.com', ' rel="noopener"'],
  ['//example.com/x', ' rel="noopener"'],
  ['/\\example.com', ' rel="noopener"'],
  ['mailto:a@example.com', ''],
  ['tel:+15551234', ''],
  ['/services/seo/', ''],
  ['#cost', ''],
  ['?q=x', ''],
  ['page', ''],
])('R-124 an allowed URL is a link: %s', (url, rel) => {
  expect(render([paragraph(link({ url }))])).toBe(`<p><a href="${url}"${rel}>here</a></p>`)
})

test('R-124 a link can open a tab', () => {
  expect(render([paragraph(link({ url: '/x', newTab: true }))])).toBe(
    '<p><a href="/x" rel="noopener" target="_blank">here</a></p>',
  )
})

test('R-124 a link to a document uses the path from the page', () => {
  const internal = link({
    linkType: 'internal',
    url: 'javascript:1',
    doc: { relationTo: 'posts', value: { slug: 'a' } },
  })
  const resolve: RichTextProps['resolve'] = ({ relationTo, value }) =>
    relationTo === 'posts' ? `/blog/${(value as { slug: string }).slug}` : undefined
  expect(render([paragraph(internal)], { resolve })).toBe('<p><a href="/blog/a">here</a></p>')
  expect(render([paragraph(internal)], { resolve: () => 'javascript:1' })).toBe('<p>here</p>')
  expect(render([paragraph(internal)])).toBe('<p>here</p>')
  expect(render([paragraph(link({ linkType: 'internal', doc: null }))], { resolve })).toBe('<p>here</p>')
})

test('R-287 malformed documents render as far as possible', () => {
  const broken = [
    undefined,
    null,
    'x',
    3,
    [],
    {},
    { root: 3 },
    { root: { children: [null, 'x', 3, {}, { type: null }] } },
  ]
  for (const body of broken) expect(renderToStaticMarkup(<RichText body={body} />)).toBe('')
  const odd = [
    { type: 'paragraph', children: 'x' },
    { type: 'heading' },
    { type: 'list', children: [{ type: 'x' }] },
    { type: 'quote' },
    { type: 'table' },
    { type: 'table', children: [{ type: 'tablerow', children: null }] },
    text(null),
    text('a', 'bold'),
    { type: 'link', children: null },
    { type: 'block', fields: null },
    { type: 'block', fields: { blockType: 'code', code: 5 } },
  ]
  expect(() => render(odd)).not.toThrow()
})

test('R-287 an extremely deep document is rendered up to a limit', () => {
  let node: unknown = paragraph(text('deep'))
  for (let level = 0; level < 5_000; level++) node = element('list', [item(node)])
  expect(render([paragraph(text('top')), node])).toContain('<p>top</p>')
})

test('§5 a link to a missing page of this site becomes text, and other links stay', () => {
  const body = [paragraph(link({ url: '/blog/gone' }, 'gone'), link({ url: '/blog/here' }, 'here'))]
  const isLive = (href: string) => href !== '/blog/gone'
  expect(render(body, { isLive })).toBe('<p>gone<a href="/blog/here">here</a></p>')
})
