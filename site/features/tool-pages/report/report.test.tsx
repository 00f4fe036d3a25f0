import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Block } from '#engine/tool/blocks.ts'
import { type Envelope, failedRun } from '#engine/tool/envelope.ts'
import { Report } from './report.tsx'
import { specimenEnvelope, specimenUrls } from './specimen.ts'

const render = (envelope: Partial<Envelope>, more: Partial<Parameters<typeof Report>[0]> = {}) =>
  renderToStaticMarkup(<Report envelope={{ ...specimenEnvelope, ...envelope }} input={{}} {...more} />)
const renderBlocks = (...report: Block[]) => render({ report, files: [] })
const stripTags = (html: string) => html.replace(/<[^>]*>/g, '')
const specimen = render({}, { fileUrls: specimenUrls })

test('every kind of block is rendered', () => {
  const kinds = new Set(specimenEnvelope.report.map(({ kind }) => kind))
  expect([...kinds].toSorted()).toEqual(
    ['chart', 'code', 'diff', 'findings', 'image', 'metric', 'score', 'table', 'text'].toSorted(),
  )
  for (const part of [
    'class="metrics"',
    'class="score"',
    '<table>',
    'class="findings"',
    'class="marked-text"',
    '<pre',
    'class="diff"',
    '<img',
    'class="chart"',
  ])
    expect(specimen).toContain(part)
})

test('the summary is an h2, blocks have h3, and no level is skipped', () => {
  const levels = [...specimen.matchAll(/<h(\d)/g)].map(([, level]) => Number(level))
  expect(levels[0]).toBe(2)
  expect(levels.filter((level) => level === 2)).toHaveLength(1)
  for (const [at, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[at - 1] ?? 1) + 1)
})

test('the line below the summary says how, when, and how long the tool ran', () => {
  expect(stripTags(specimen)).toContain('Measured here · Nov 21, 2026, 14:02 UTC · 0.5 s')
})

test('SAMPLE appears only above a result with made-up figures', () => {
  expect(stripTags(render({ isSample: true }))).toMatch(/^SAMPLE These figures are made up/)
  expect(stripTags(specimen)).not.toContain('SAMPLE')
})

test('a reference can lead to a page about our tools, but to no other host without a scheme', () => {
  const ring = (url: string) =>
    renderBlocks({
      kind: 'score',
      value: 67,
      word: 'Top 1%',
      label: 'Position',
      method: 'Counted.',
      ref: { label: 'x', url },
    })
  expect(ring('/tools/formulas/link-position/')).toContain('href="/tools/formulas/link-position/"')
  expect(ring('//other.example/tools/')).not.toContain('href="//')
  expect(stripTags(ring('/tools/'))).toContain('Top 1%')
})

test('a source with a URL is linked, with its date', () => {
  const html = render({
    sources: [{ name: 'CrUX', kind: 'open-data', asOf: '2026-10-01', url: 'https://crux.example/' }],
  })
  expect(stripTags(html)).toContain('Open data · CrUX, as of Oct 1, 2026')
  expect(html).toContain('href="https://crux.example/"')
})

test.each([
  ['summary', render({ summary: '<img src=x onerror=alert(1)>' })],
  ['text', renderBlocks({ kind: 'text', title: 't', text: '<img src=x onerror=alert(1)>' })],
  ['code', renderBlocks({ kind: 'code', title: 't', language: 'html', code: '<img src=x onerror=alert(1)>' })],
  [
    'cell',
    renderBlocks({ kind: 'table', title: 't', columns: [{ label: 'a' }], rows: [['<img src=x onerror=alert(1)>']] }),
  ],
  [
    'finding',
    renderBlocks({
      kind: 'findings',
      findings: [{ id: 'a', severity: 'notice', title: 't', why: 'w', evidence: '<img src=x onerror=alert(1)>' }],
    }),
  ],
])('markup in a %s stays text', (_, html) => {
  expect(html).not.toContain('<img')
  expect(html).toContain('&lt;')
})

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' java\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  'file:///etc/passwd',
  'blob:https://a.example/1',
])('%s does not become a link in a cell, finding, metric, or source', (url) => {
  const ref = { label: 'a source', url }
  const html = render({
    sources: [{ name: 'S', kind: 'provider', url }],
    files: [],
    report: [
      { kind: 'table', title: 't', columns: [{ label: 'a' }], rows: [[{ text: 'x', href: url }]] },
      { kind: 'findings', findings: [{ id: 'a', severity: 'notice', title: 't', why: 'w', ref }] },
      { kind: 'metric', metrics: [{ label: 'm', value: 1, method: 'm', ref }] },
    ],
  })
  expect(html).not.toContain('<a ')
  expect(html).toContain('a source')
})

test('an external link is nofollow and has no access to this page', () => {
  const html = renderBlocks({
    kind: 'table',
    title: 't',
    columns: [{ label: 'a' }],
    rows: [[{ text: 'x', href: 'https://a.example/' }]],
  })
  expect(html).toContain('<a href="https://a.example/" rel="nofollow noopener" target="_blank">x</a>')
})

test('an unknown value says so and is never 0', () => {
  const html = renderBlocks(
    { kind: 'score', value: null, label: 'Speed', method: 'm' },
    { kind: 'metric', metrics: [{ label: 'Rank', value: null, unit: 'ms', method: 'm' }] },
    {
      kind: 'table',
      title: 't',
      columns: [
        { label: 'a', form: 'number' },
        { label: 'b', form: 'bar' },
      ],
      rows: [[null, null]],
    },
    { kind: 'chart', title: 'c', form: 'bars', labels: ['x'], series: [{ name: 's', values: [null] }], method: 'm' },
  )
  expect(html.match(/unknown/g)?.length).toBeGreaterThanOrEqual(6)
  expect(stripTags(html.slice(html.indexOf('class="metrics"')))).not.toMatch(/>0<|\b0\b/)
  expect(html).toContain('aria-label="Speed: unknown"')
})

test.each([
  [0, 'Poor', 'is-bad'],
  [49, 'Poor', 'is-bad'],
  [50, 'Needs work', 'is-mid'],
  [89, 'Needs work', 'is-mid'],
  [90, 'Good', 'is-good'],
  [100, 'Good', 'is-good'],
])('a score of %d is %s', (value, word, tone) => {
  const html = renderBlocks({ kind: 'score', value, label: 'Speed', method: 'm' })
  expect(html).toContain(`<b>${word}</b>`)
  expect(html).toContain(`ring ${tone}`)
  expect(html).toContain(`aria-label="Speed: ${value} of 100, ${word.toLowerCase()}"`)
})

test('the first score is beside the summary, and others are among the blocks', () => {
  const score = (label: string): Block => ({ kind: 'score', value: 70, label, method: 'm' })
  const html = renderBlocks(score('One'), score('Two'), score('Three'))
  expect(html.slice(0, html.indexOf('</header>'))).toContain('One, of 100')
  const row = html.slice(html.indexOf('class="scores"'))
  expect(row.match(/<figure/g)).toHaveLength(2)
})

test('each method is behind its own button, which needs no script', () => {
  const targets = [...specimen.matchAll(/popovertarget="([^"]+)"/gi)].map(([, id]) => id)
  const ids = [...specimen.matchAll(/ popover="auto" id="([^"]+)"/gi)].map(([, id]) => id)
  // One score, four figures, eight charts, one column.
  expect(targets).toHaveLength(14)
  expect(ids).toEqual(targets)
  expect(new Set(ids).size).toBe(ids.length)
})

test('without a script, only the browser’s own buttons appear', () => {
  const buttons = [...specimen.matchAll(/<button[^>]*>/g)].map(([tag]) => tag)
  expect(buttons.filter((tag) => !/popovertarget/i.test(tag))).toEqual([])
  expect(specimen).not.toContain('type="range"')
  expect(specimen).not.toContain('role="button"')
})

test('without a script, the listings of a group are stacked', () => {
  for (const part of ['server_name oakfield.example', 'enabled', 'nginx', 'Cloudflare'])
    expect(stripTags(specimen)).toContain(part)
  expect(specimen.match(/<h3>Configuration<\/h3>/g)).toHaveLength(1)
})

test('style attributes have only custom properties', () => {
  for (const [, style = ''] of specimen.matchAll(/ style="([^"]*)"/g))
    for (const rule of style.split(';').filter(Boolean)) expect(rule.trim()).toMatch(/^--/)
  expect(specimen).not.toContain('<style')
})

test('ids are unique', () => {
  const ids = [...specimen.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('only files that no block shows are listed', () => {
  const list = specimen.slice(specimen.indexOf('class="file-list"'), specimen.indexOf('class="report-block limits"'))
  expect(stripTags(list)).toContain('report.txt')
  expect(list).toContain('11 bytes')
  expect(list).not.toContain('field')
})

test('limits are at the end', () => {
  const end = specimen.slice(specimen.indexOf('>Limits<'))
  for (const limit of specimenEnvelope.limits) expect(end).toContain(limit)
  expect(end).not.toContain('<h3')
})

test('a failed run says what happened for each field and has no report', () => {
  const envelope = {
    ...failedRun({ slug: 'x', limits: [] }, { ranAt: 0, durationMs: 1 }),
    summary: 'Line 3 is not closed.',
  }
  const html = render({
    ...envelope,
    failure: { code: 'invalid', errors: { a: 'Line 3 is not closed.', b: 'Also the end.' } },
  })
  expect(html).toContain('<h2>We couldn’t read this</h2>')
  expect(html.match(/Line 3 is not closed\./g)).toHaveLength(1)
  expect(html).toContain('Also the end.')
  expect(html).not.toContain('report-head')
})

test('an unavailable result shows what is missing, and what there is', () => {
  const html = render({
    status: 'unavailable',
    summary: 'Needs a key.',
    report: [{ kind: 'metric', metrics: [{ label: 'Hops', value: 3, method: 'm' }] }],
  })
  expect(html).toContain('No result')
  expect(html).toContain('Needs a key.')
  expect(html).toContain('Hops')
})

test('a partial result is marked as partial', () => {
  expect(render({ status: 'partial' })).toContain('Only part of it could be measured')
  expect(specimen).not.toContain('Only part')
})

test('a tool’s own view is between the head and the blocks', () => {
  const html = render({}, { view: ({ envelope }) => <p>own view of {envelope.tool}</p> })
  expect(html.indexOf('</header>')).toBeLessThan(html.indexOf('own view of specimen'))
  expect(html.indexOf('own view of specimen')).toBeLessThan(html.indexOf('class="metrics"'))
})

test('a report from a stored response shows its age', () => {
  const ranAt = '2026-11-21T14:02:00.000Z'
  expect(stripTags(render({ ranAt, fetchedAt: '2026-11-21T13:58:00.000Z' }))).toContain(
    'from a response fetched 4 minutes earlier',
  )
  expect(render({ ranAt, fetchedAt: '2026-11-18T09:02:00.000Z' })).toContain('fetched 3 days earlier')
  expect(render({ ranAt, fetchedAt: '2026-11-21T14:01:58.000Z' })).not.toContain('from a response')
})
