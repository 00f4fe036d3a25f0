import { expect, test } from 'vitest'
import { z } from 'zod'
import { fromCsv } from '#engine/csv/csv.ts'
import { markdownToHtml } from '#engine/markdown/markdown-to-html.ts'
import type { AuditReport } from '../report.ts'
import { examineTrial } from '../trial/examine-trial.ts'
import { smallSite } from '../trial/large-site.ts'
import { findingsCsv, pagesCsv } from './csv.ts'
import { reportJson } from './json.ts'
import { reportMarkdown } from './markdown.ts'
import { PAGE_COLUMNS } from './page-columns.ts'
import { reportJsonSchema, reportSchema } from './report-schema.ts'

const HOSTILE = '=HYPERLINK("https://evil.example","x"), <img src=x onerror=alert(1)> [a](b) `c`'

/** The report of a site on which the title of one page, which is too wide, is a formula and markup. */
async function hostileReport(): Promise<AuditReport> {
  const { site } = smallSite((page) => {
    page.title = HOSTILE
    return undefined
  }, 3)
  return examineTrial(site)
}

test('pages.csv has every column of the table, and every value as the report has it', async () => {
  const report = await hostileReport()
  expect(PAGE_COLUMNS.map(({ key }) => key).toSorted()).toEqual(Object.keys(report.pages[0] ?? {}).toSorted())
  const { rows } = fromCsv(pagesCsv(report))
  expect(rows).toHaveLength(report.pages.length)
  const titleAt = PAGE_COLUMNS.findIndex(({ key }) => key === 'title')
  expect(rows.map((row) => row[titleAt])).toEqual(report.pages.map(({ title }) => title))
})

test('no cell of a CSV file is a formula', async () => {
  const report = await hostileReport()
  for (const csv of [pagesCsv(report), findingsCsv(report)]) {
    expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"",""x""), <img`)
    expect(csv).not.toMatch(/(?:^|,|\n)"?[=+@]/)
  }
})

test('findings.csv has a row for each place, with what to do and the source', async () => {
  const report = await hostileReport()
  const { header, rows } = fromCsv(findingsCsv(report))
  const places = report.findings.flatMap(({ pages }) => pages.flatMap(({ evidence }) => evidence))
  expect(rows).toHaveLength(places.length)
  const wide = rows.find((row) => row[header.indexOf('Rule')] === 'title-too-wide')
  expect(wide?.[header.indexOf('Snippet')]).toBe(HOSTILE)
  expect(wide?.[header.indexOf('Detail')]).toMatch(/^\d+ of 600 pixels$/)
  expect(wide?.[header.indexOf('Source')]).toMatch(/^https:/)
})

test('texts of the examined site are no markup in report.md', async () => {
  const markdown = reportMarkdown(await hostileReport())
  expect(markdown).toMatch(/^# Audit of `https:\/\/trial.example\/`\n/)
  expect(markdown).toMatch(/^- \[ \] \*\*1 page with a title too long for search results\*\*/m)
  const html = markdownToHtml(markdown)
  expect(html).not.toMatch(/<img|href="b"/)
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; [a](b)')
})

test('report.json is the report', async () => {
  const report = await hostileReport()
  expect(JSON.parse(reportJson(report))).toEqual(report)
  expect(JSON.parse(reportJson(report, 'https://site.example/schema.json'))).toEqual({
    $schema: 'https://site.example/schema.json',
    ...report,
  })
})

test('the published schema describes every field of a report', async () => {
  const report = await hostileReport()
  expect(z.strictObject(reportSchema.shape).parse(report)).toEqual(report)
  const { required, properties } = reportJsonSchema()
  expect(Object.keys(properties ?? {}).toSorted()).toEqual(['$schema', 'hidden', ...(required ?? [])].toSorted())
})
