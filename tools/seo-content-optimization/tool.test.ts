// @module-tag slow
import { expect, test } from 'vitest'
import type { Page, UnreadPage } from '#engine/web/page.ts'
import { run } from '#tests/support/tool-ports.ts'
import { pageOf } from '#tests/support/web-page.ts'
import type { Compared } from './compare.ts'
import { bruteForceCount } from './oracle.ts'
import { sample } from './sample.ts'
import { tool } from './tool.ts'

const article = (title: string, paragraphs: string[], headings: string[] = []) =>
  `<html><head><title>${title}</title></head><body><nav><a href="/">Home</a> <a href="/shipping">Shipping darning darning</a></nav>
  <article><h1>${title}</h1>${paragraphs.map((text, at) => `${headings[at] ? `<h2>${headings[at]}</h2>` : ''}<p>${text}</p>`).join('')}</article></body></html>`

const rivals = [
  article(
    'Wool socks, explained',
    [
      'Wool socks keep the feet dry, because merino fibers take up sweat before they feel wet, and they let it go again on the way home.',
      'A reinforced heel lasts for years. Knitters in Vermont make the reinforced heel with nylon, and they say that nothing else holds.',
      'How often should you wash wool socks? Every third day is enough, says Anna Reed, who has tested socks for ten years in the woods.',
    ],
    ['Why merino', 'The reinforced heel', 'Washing wool'],
  ),
  article(
    'The best wool socks',
    [
      'The best wool sock has a reinforced heel, a flat toe seam, and enough merino to stay dry, and we know three that have all of it.',
      'Our favorite comes from Vermont, where a family mill knits it on old machines, and the reinforced heel is guaranteed for life.',
      'Do not buy by price alone. A sock with a loose cuff slides down, and then no merino of this world helps you on a long walk.',
    ],
    ['Why merino works', 'Reinforced heels', 'What to avoid'],
  ),
]
const draft =
  '# Wool socks for walkers\n\nWool socks are warm. Merino is softer than other wool, and it dries fast, so your socks stay fresh for longer than cotton ones.'

const compare = async (input: Record<string, unknown>, pages: (Page | UnreadPage)[] = []) => {
  const gather = async (name: string) => (name === 'pages' ? pages : pageOf(rivals[0] ?? '')) as never
  const envelope = await run(tool, { keyword: 'wool socks', ...input }, { gather })
  return { envelope, data: envelope.data as Compared }
}
const withRivals = (input: Record<string, unknown> = {}) =>
  compare(
    { text: draft, rivals: 'a.example\nb.example', ...input },
    rivals.map((html, at) => pageOf(html, { url: `https://${'ab'[at]}.example/` })),
  )

test('term counts match a count of each occurrence in the draft and every competitor', {
  tags: 'extended',
}, async () => {
  const { data } = await withRivals()
  expect(data.coverage.length).toBeGreaterThan(8)
  for (const { stems, yours, rivals: counts, min, median, max } of data.coverage) {
    expect([stems, yours]).toEqual([stems, bruteForceCount(data.yours.text, stems)])
    expect([min, median, max]).toEqual([
      Math.min(...counts),
      ((counts[0] ?? 0) + (counts[1] ?? 0)) / 2,
      Math.max(...counts),
    ])
  }
  const heel = data.coverage.find(({ term }) => term === 'reinforced heel')
  expect(heel).toMatchObject({ yours: 0, rivals: [3, 3], status: 'missing' })
})

test('the main text is compared, not the menu', async () => {
  const { data } = await withRivals()
  expect(data.coverage.map(({ term }) => term).join(' ')).not.toMatch(/shipping|darning/)
})

test('names, questions, and headings that only competitors have are listed', async () => {
  const { data } = await withRivals()
  expect(data.names).toContainEqual({ name: 'Vermont', rivals: 2 })
  expect(data.questions).toEqual([{ question: 'How often should you wash wool socks?', rival: 0 }])
  expect(data.outline[0]).toEqual({
    level: 1,
    heading: 'Wool socks for walkers',
    anchor: '#wool-socks-for-walkers',
    from: 'draft',
  })
  expect(data.outline).toContainEqual({ level: 2, heading: 'Why merino', anchor: '#why-merino', from: 2 })
})

test('a score needs half of the factors, and the report says how many were measured', async () => {
  const { envelope } = await compare({ text: 'Wool socks keep your feet warm on a long walk. '.repeat(10) })
  expect(envelope.report.find(({ kind }) => kind === 'score')).toMatchObject({ value: null })
  expect(envelope.summary).toMatch(/[123] of 8 factors were measured/)
  const full = await withRivals()
  expect(full.envelope.report.find(({ kind }) => kind === 'score')).toMatchObject({ value: expect.any(Number) })
})

test('a question that the draft answers is not missing', async () => {
  const { data } = await withRivals({ text: `${draft}\n\nWash your wool socks as often as every third day.` })
  expect(data.questions).toEqual([])
})

test('without competitors, the report says nothing about them', async () => {
  const { data, envelope } = await compare(sample.input)
  expect(data).toMatchObject({ covered: null, rivalWords: null, coverage: [], names: [] })
  expect(envelope.report.filter((block) => block.kind === 'chart')).toEqual([])
  const factors = envelope.report.find((block) => block.kind === 'table' && block.title === 'Factors')
  expect(factors).toMatchObject({ rows: expect.arrayContaining([expect.arrayContaining(['Terms of rivals', null])]) })
})

test('an unreadable competitor is named and left out', async () => {
  const { data, envelope } = await compare({ text: draft, rivals: 'a.example\nb.example\nc.example' }, [
    pageOf(rivals[0] ?? '', { url: 'https://a.example/' }),
    pageOf('gone', { url: 'https://b.example/', status: 404 }),
    { requestedUrl: 'c.example', hops: [], failure: { kind: 'dns', message: 'This name does not exist.' } },
  ])
  expect(data.rivals.map(({ url }) => url)).toEqual(['https://a.example/'])
  const unread = envelope.findings.filter(({ id }) => id === 'rival-not-read')
  expect(unread.map(({ evidence }) => evidence)).toEqual([expect.stringContaining('404'), 'This name does not exist.'])
})

test.each([
  [
    '<title>Boots</title><meta name="description" content="Boots."><h1>Boots</h1><h3>Soles</h3>',
    ['title-without-keyword', 'description-without-keyword', 'h1-without-keyword', 'skipped-level', 'keyword-missing'],
  ],
  ['<title></title><p>', ['no-title', 'no-description', 'no-h1', 'keyword-missing']],
])('%s has the problems %j', async (head, wanted) => {
  const body = `<p>${'These boots were made in a small town, and they will be worn for a long time by everyone. '.repeat(4)}</p>`
  const { envelope } = await compare({ text: `<html>${head}${body}</html>` })
  expect(envelope.findings.map(({ id }) => id)).toEqual(wanted)
})

test('words of the keyword that never stand together are told', async () => {
  const text = 'Our socks are made of wool. They last for many winters, and each pair is knitted in Maine.'
  const { findings } = await run(tool, { keyword: 'wool socks', text })
  expect(findings.map(({ id }) => id)).toContain('keyword-apart')
})

test('a repeated keyword is stuffing only above every competitor', async () => {
  const stuffed = 'Buy wool socks. '.repeat(20)
  expect((await compare({ text: stuffed })).envelope.findings.map(({ id }) => id)).toContain('stuffed-keyword')
})

test('the draft has marks and can be edited in place', async () => {
  const { envelope, data } = await withRivals()
  const block = envelope.report.find((one) => one.kind === 'text')
  expect(block).toMatchObject({ field: 'text', text: draft })
  const marked = block?.kind === 'text' ? (block.marks ?? []) : []
  expect(
    marked.filter(({ tone }) => tone === 'pass').map(({ start, end }) => data.yours.text.slice(start, end)),
  ).toEqual(['Wool socks', 'Wool socks'])
  for (const [at, mark] of marked.entries()) expect(mark.start).toBeGreaterThanOrEqual(marked[at - 1]?.end ?? 0)
})

test('a page is read by its URL, and its snippet has its breadcrumbs', async () => {
  const { envelope, data } = await compare({ url: 'example.com' })
  expect(data.url).toBe('https://example.com/')
  const block = envelope.report.find((one) => one.kind === 'snippets')
  expect(block).toMatchObject({ snippets: [{ address: 'example.com', title: 'Wool socks, explained' }] })
})

test.each([
  [{ keyword: '', text: draft }, 'keyword'],
  [{ text: '' }, 'text'],
  [{ text: draft, rivals: 'a.a\nb.b\nc.c\nd.d\ne.e\nf.f' }, 'rivals'],
])('%j is refused at its field', async (input, name) => {
  const { envelope } = await compare(input)
  expect(Object.keys(envelope.failure?.errors ?? {})).toEqual([name])
})
