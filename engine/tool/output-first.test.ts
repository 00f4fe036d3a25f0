import { expect, test } from 'vitest'
import { type Block, chart, code, diff, findings, image, metric, table, text } from './blocks.ts'
import { outputFirst } from './output-first.ts'

const figures = metric([{ label: 'Bytes', value: 12, method: 'UTF-8 bytes.' }])
const bars = chart({ title: 'Bytes', form: 'bars', labels: ['a'], series: [], method: 'UTF-8 bytes.' })
const rows = table({ title: 'Engines', columns: [], rows: [] })
const answer = table({ title: 'Who may read', columns: [], rows: [], isAnswer: true })
const sheet = code({ title: 'Sheet', code: 'a{}', language: 'css', fileName: 'style.min.css' })
const specimen = code({ title: 'Upper case', code: 'WOOL', language: 'text' })
const photo = image({ title: 'Photo', alt: '', file: 'a.webp', width: 1, height: 1 })
const found = (severity: 'critical' | 'pass') => findings([{ id: 'a', severity, title: 'A.', why: 'B.' }])

const orderOf = (blocks: Block[]) => {
  const { lead, rest } = outputFirst(blocks)
  return [lead, rest]
}

test.each<[string, Block[], Block[], Block[]]>([
  ['code', [figures, bars, rows, found('pass'), sheet], [sheet], [figures, bars, rows, found('pass')]],
  ['an image and its neighbors', [figures, photo, sheet, rows], [photo, sheet], [figures, rows]],
  [
    'a marked text',
    [figures, text({ title: 'T', text: 'Wool.' }), rows],
    [text({ title: 'T', text: 'Wool.' })],
    [figures, rows],
  ],
  [
    'a difference, not the patch below',
    [figures, diff({ title: 'D', labels: ['a', 'b'], rows: [] }), rows, sheet],
    [diff({ title: 'D', labels: ['a', 'b'], rows: [] })],
    [figures, rows, sheet],
  ],
  ['a table that is the answer, before code to paste', [sheet, figures, answer], [answer], [sheet, figures]],
  [
    'figures that are the answer, before the text in other cases',
    [{ ...figures, isAnswer: true }, rows, { ...specimen, group: 'cases' }],
    [{ ...figures, isAnswer: true }],
    [rows, { ...specimen, group: 'cases' }],
  ],
  ['nothing when only specimens are code', [figures, rows, specimen], [], [figures, rows, specimen]],
  ['critical findings and then the repair', [figures, found('critical'), sheet], [found('critical'), sheet], [figures]],
])('the output comes before figures and charts: %s', (_, blocks, lead, rest) => {
  expect(orderOf(blocks)).toEqual([lead, rest])
})
