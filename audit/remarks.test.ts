import { expect, test } from 'vitest'
import { fromCsv } from '#engine/csv/csv.ts'
import { findingsCsv } from './exports/csv.ts'
import { reportJson } from './exports/json.ts'
import { reportMarkdown } from './exports/markdown.ts'
import { reportSchema } from './exports/report-schema.ts'
import { firstOf } from './first.ts'
import { annotate, hiddenSentences } from './remarks.ts'
import { examineTrial } from './trial/examine-trial.ts'
import { smallSite } from './trial/large-site.ts'

const { site } = smallSite((page) => {
  page.title = undefined
  page.description = undefined
  return undefined
}, 5)
const report = await examineTrial(site)
const first = firstOf(report)[0]
const second = report.findings.find(({ id }) => id !== first?.id)
if (!first || !second) throw new Error('The site has too few findings.')
const hides = { finding: first.id, note: '', noteBy: '', hiddenBecause: 'A =test page', hiddenBy: 'Ann Lee' }
const notes = { finding: second.id, note: 'Ship *this* first.', noteBy: 'Bo Ray', hiddenBecause: '', hiddenBy: '' }
const shown = annotate(report, [hides, notes])

test('a hidden finding is in no part of the report, and in no file', () => {
  expect(shown.findings).toHaveLength(report.findings.length - 1)
  expect(shown.counts[first.severity]).toBe(report.counts[first.severity] - 1)
  expect(shown.verdict).not.toContain(first.title)
  expect(shown.score).toBe(report.score)
  for (const file of [reportJson(shown), findingsCsv(shown), reportMarkdown(shown)]) {
    expect(file).not.toContain(first.title)
    expect(file).not.toContain(`"${first.id}"`)
  }
  const sumOf = ({ pages }: typeof report) =>
    pages.reduce((sum, one) => sum + one.errors + one.warnings + one.notices, 0)
  const onPages = first.pages.filter(({ url }) => report.pages.some((page) => page.url === url)).length
  expect(sumOf(shown)).toBe(sumOf(report) - onPages)
})

test('notes and the reasons of hidden findings are in every file that has a place for them', () => {
  expect(reportSchema.parse(JSON.parse(reportJson(shown)))).toMatchObject({
    hidden: [{ by: 'Ann Lee', reason: 'A =test page' }],
  })
  const { header, rows } = fromCsv(findingsCsv(shown))
  const noted = rows.filter((row) => row[header.indexOf('Note')] !== '')
  expect(new Set(noted.map((row) => row[0]))).toEqual(new Set([second.id]))
  expect(noted[0]?.[header.indexOf('Note by')]).toBe('Bo Ray')
  const markdown = reportMarkdown(shown)
  expect(markdown).toContain('Note by Bo Ray: Ship')
  expect(markdown).toContain('1 finding is hidden by Ann Lee: A =test page')
})

test('without remarks, a report stays as it is', () => {
  expect(annotate(report, [])).toEqual(report)
  expect(annotate(report, [{ ...hides, finding: 'gone' }])).toEqual(report)
})

test('findings that one person hides for one reason are one sentence', () => {
  const one = { by: 'Ann Lee', reason: 'A test page' }
  expect(hiddenSentences([one, one, { by: 'Bo Ray', reason: 'Planned' }])).toEqual([
    '2 findings are hidden by Ann Lee: A test page',
    '1 finding is hidden by Bo Ray: Planned',
  ])
})
