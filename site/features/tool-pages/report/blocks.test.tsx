import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type DiffRow, type Finding, image, type Severity, table } from '#engine/tool/blocks.ts'
import { formatDuration, formatFigure, formatNumber } from '#site/ui/charts/figures.ts'
import { Code } from './code.tsx'
import { codeLines } from './code-tokens.ts'
import { ReportContext } from './context.tsx'
import { countChanges, Diff } from './diff.tsx'
import { countSeverities, Findings, formatPlace } from './findings.tsx'
import { Picture, Pictures } from './image.tsx'
import { Table } from './table.tsx'
import { plainTable, sortRows } from './table-rows.ts'

const render = (element: ReactElement) => renderToStaticMarkup(element)
const stripTags = (html: string) => html.replace(/<[^>]*>/g, '')
const finding = (severity: Severity, title: string): Finding => ({ id: title, severity, title, why: 'Because.' })

test.each([
  [4213.456, undefined, '4,213.46'],
  [0, 'ms', '0 ms'],
  [43.5, '%', '43.5%'],
  [0.0042, undefined, '0.0042'],
  [-1200, 'kB', '-1,200 kB'],
  [null, 'ms', 'unknown'],
  [Number.NaN, 'ms', 'unknown'],
  [Number.POSITIVE_INFINITY, undefined, 'unknown'],
  ['itself', undefined, 'itself'],
  [1, 'phrases', '1 phrase'],
  [1, 'ms', '1 ms'],
])('%s with the unit %s is written %s', (value, unit, written) => {
  expect(formatFigure(value, unit)).toBe(written)
})

test.each([
  [0, 'less than 1 ms'],
  [84, '84 ms'],
  [480, '0.5 s'],
  [61_000, '61.0 s'],
  [463_200, '8 min'],
])('%d milliseconds are shown as %s', (ms, label) => expect(formatDuration(ms)).toBe(label))

test('findings are sorted by severity, and only the first is open', () => {
  const html = render(
    <Findings
      kind="findings"
      findings={[
        finding('notice', 'third'),
        finding('pass', 'fourth'),
        finding('warning', 'second'),
        finding('critical', 'first'),
        finding('critical', 'first again'),
      ]}
    />,
  )
  const order = ['>first<', '>first again<', '>second<', '>third<', '>fourth<'].map((title) => html.indexOf(title))
  expect(order).not.toContain(-1)
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(html.match(/<details open="">/g)).toHaveLength(1)
})

test('passed checks share one row, which is always closed', () => {
  const html = render(<Findings kind="findings" findings={[finding('pass', 'one'), finding('pass', 'two')]} />)
  expect(html).toContain('Two checks passed')
  expect(html.match(/<details/g)).toHaveLength(1)
  expect(html).not.toContain('open=""')
})

test('a folded table is closed at first and says how many rows it has', () => {
  const block = table({ title: 'All releases', columns: [{ label: 'Until' }], rows: [['2026'], ['2025']] })
  const [open, folded] = [render(<Table {...block} />), render(<Table {...block} isFolded />)]
  expect(open).not.toContain('<details')
  expect(folded).toMatch(/<details class="twin"><summary>2 rows<\/summary>.*2026/s)
})

test('findings are counted by severity', () => {
  const list = [finding('critical', 'a'), finding('warning', 'b'), finding('warning', 'c'), finding('pass', 'd')]
  expect(countSeverities(list)).toBe('1 critical, 2 warnings, 1 passed')
})

test.each([
  [{ line: 1200, column: 4 }, 'line 1,200, column 4'],
  [{ column: 4 }, ''],
  [{ path: '$.offers[0]' }, '$.offers[0]'],
])('the position %j is shown as "%s"', (place, label) => expect(formatPlace(place)).toBe(label))

test('a table shows its first 200 rows and how many there are', () => {
  const rows = Array.from({ length: 4213 }, (_, at) => [`row-${at}`])
  const html = render(<Table kind="table" title="Many" columns={[{ label: 'Name' }]} rows={rows} />)
  expect(html).toContain('>row-199<')
  expect(html).not.toContain('>row-200<')
  expect(html).toContain('The first 200 of 4,213 rows are shown')
})

test('bars in cells are scaled from zero to the largest figure', () => {
  const html = render(
    <Table
      kind="table"
      title="t"
      columns={[{ label: 'Time', form: 'bar', unit: 'ms' }]}
      rows={[[50], [200], [null]]}
    />,
  )
  expect([...html.matchAll(/--share:([\d.]+)/g)].map(([, share]) => Number(share))).toEqual([25, 100, 0])
  expect(html).toContain('200 ms')
})

test('a severity in a cell has text for screen readers', () => {
  const html = render(
    <Table kind="table" title="t" columns={[{ label: 'a' }]} rows={[[{ text: '302', severity: 'critical' }]]} />,
  )
  expect(stripTags(html)).toContain('302, critical')
})

test('rows are sorted by number or text, and unknown values stay last', () => {
  const rows = [
    ['b', 2],
    ['a10', null],
    ['a9', { text: 'ten', sort: 10 }],
    ['C', 1],
  ]
  const names = (column: number, isRising: boolean) => sortRows(rows, { column, isRising }).map(([name]) => name)
  expect(names(1, true)).toEqual(['C', 'b', 'a9', 'a10'])
  expect(names(1, false)).toEqual(['a9', 'b', 'C', 'a10'])
  expect(names(0, true)).toEqual(['a9', 'a10', 'b', 'C'])
})

test('a spreadsheet table has units in its head and empty cells for unknown values', () => {
  expect(
    plainTable({ columns: [{ label: 'Time', unit: 'ms' }, { label: 'A' }], rows: [[null, { text: 'x', href: 'y' }]] }),
  ).toEqual({
    header: ['Time (ms)', 'A'],
    rows: [[null, 'x']],
  })
})

test('each line of a listing is separate, with its marks', () => {
  const html = render(
    <Code
      blocks={[
        {
          kind: 'code',
          title: 'Markup',
          language: 'html',
          code: '<a>\n<b>\n',
          marks: [{ line: 2, tone: 'warning', note: 'Old.' }],
        },
      ]}
    />,
  )
  expect(html.match(/class="ln/g)).toHaveLength(2)
  expect(html).toContain('class="ln is-warning"')
  expect(html).toContain('Warning: Old.')
  expect(stripTags(html)).toContain('&lt;a&gt;\n&lt;b&gt;')
})

test.each([
  ['javascript', 'const a = "b" // c\nreturn 12 /* d\ne */'],
  ['html', '<!-- a\nb --><a href="x">&amp;</a><!-- never closed'],
  ['css', '@media print { a { color: #fff; margin: 1px } } /* open'],
  ['json', '{"a": [1, true, null, "b\\"c"]}'],
  ['sql', "SELECT 'it''s' FROM a -- b"],
  ['yaml', '# a\nb: "c"\n- d: 12'],
  ['markdown', '# a\n`b` [c](d)\n- e'],
  ['xml', '<?xml version="1.0"?><a/>'],
  ['text', 'const'],
] as const)('coloring %s does not change its text', (language, source) => {
  const lines = codeLines(source.split('\n'), language)
  expect(lines.map((tokens) => tokens.map(({ text }) => text).join('')).join('\n')).toBe(source)
  expect(lines.flat().some(({ className }) => className)).toBe(language !== 'text')
})

test.each([
  '/*'.repeat(50_000),
  '<!--'.repeat(25_000),
  `${'{ '.repeat(900)}`,
  '"'.repeat(1999),
  '['.repeat(1999),
  ' '.repeat(1999),
])('coloring hostile lines finishes (%#)', (line) => {
  const lines = Array.from({ length: 40 }, () => line)
  for (const language of ['javascript', 'html', 'css', 'json', 'sql', 'yaml', 'markdown'] as const)
    expect(codeLines(lines, language)).toHaveLength(lines.length)
})

const rows: DiffRow[] = [
  { kind: 'gap', lines: 1200 },
  {
    kind: 'change',
    before: { line: 1201, parts: [{ text: 'a ' }, { text: 'b', changed: true }] },
    after: { line: 1201, parts: [{ text: 'a c' }] },
  },
  { kind: 'add', after: { line: 1202, parts: [{ text: 'd' }] } },
  { kind: 'gap', lines: 1 },
]

test('a diff has line numbers, signs, and omitted parts', () => {
  const html = render(<Diff kind="diff" title="What changed" labels={['Old', 'New']} rows={rows} />)
  for (const part of [
    '1,200 equal lines',
    '>1 equal line<',
    '<b>b</b>',
    'Removed:',
    'Added:',
    '>−<',
    '>+<',
    'Old',
    'New',
  ])
    expect(html).toContain(part)
  expect(countChanges(rows)).toBe('1 line changed, 1 added')
  expect(countChanges([])).toBe('no differences')
})

test('without a script, two images are side by side, and a missing one says so', () => {
  const picture = {
    kind: 'image',
    title: 'Field',
    alt: 'A field',
    file: 'a.png',
    before: 'b.png',
    width: 20,
    height: 10,
  } as const
  const html = render(
    <ReportContext value={{ tool: 'x', input: {}, fileUrls: { 'a.png': 'data:,a', 'b.png': 'data:,b' } }}>
      <Picture {...picture} />
    </ReportContext>,
  )
  expect(html).toContain('alt="A field, before"')
  expect(html).toContain('alt="A field, after"')
  expect(html).toContain('download="a.png"')
  const missing = render(<Picture {...picture} />)
  expect(missing).toContain('a.png is not kept with this report')
  expect(missing).not.toContain('<img')
})

test('without a script, the first images of a group are stacked with their originals', () => {
  const block = (name: string) =>
    image({ title: name, alt: name, file: `${name}.webp`, before: name, group: 'Images', width: 20, height: 10 })
  const names = ['a', 'b', 'c', 'd']
  const fileUrls = Object.fromEntries(names.flatMap((name) => [name, `${name}.webp`].map((one) => [one, 'data:,x'])))
  const html = render(
    <ReportContext value={{ tool: 'x', input: {}, fileUrls }}>
      <Pictures blocks={[block('a'), ...names.slice(1).map(block)]} savedFile={() => undefined} />
    </ReportContext>,
  )
  expect([...html.matchAll(/<h3>(.)<\/h3>/g)].map(([, name]) => name)).toEqual(['a', 'b', 'c'])
  expect(html.match(/side-by-side/g)).toHaveLength(3)
  expect(html).not.toMatch(/<(?:button|select|input)/)
})

test('numbers keep their sign and small digits', () => {
  expect([formatNumber(-0.5), formatNumber(1e21), formatNumber(0.000_012)]).toEqual([
    '-0.5',
    '1,000,000,000,000,000,000,000',
    '0.000012',
  ])
})

test('a group that is only a key has no heading', () => {
  const block = { kind: 'code', title: 'One', language: 'text', code: 'a' } as const
  const group = (name: string) =>
    render(
      <Code
        blocks={[
          { ...block, group: name },
          { ...block, title: 'Two', group: name },
        ]}
      />,
    )
  expect(group('Configuration')).toContain('<h3>Configuration</h3>')
  expect(group('forms-')).not.toContain('forms-')
})

test('a column with a long text keeps its width, even if a cell is unknown', () => {
  const html = render(<Table kind="table" title="t" columns={[{ label: 'a' }]} rows={[[null], ['x'.repeat(41)]]} />)
  expect(html).toContain('<td class="is-wordy is-unknown">unknown</td>')
})

test('a paragraph is wrapped; a line of code of its length is not', () => {
  const line =
    'Wash them by hand in cold water, and lay them flat to dry: a dryer makes them a size smaller than they were.'
  const block = { kind: 'code', title: 'Main text', code: line } as const
  expect(render(<Code blocks={[{ ...block, language: 'text' }]} />)).toContain('class="is-wrapped"')
  expect(render(<Code blocks={[{ ...block, language: 'html' }]} />)).not.toContain('is-wrapped')
})
