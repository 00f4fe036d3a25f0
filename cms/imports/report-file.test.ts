import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readCsv } from '#engine/csv/read-csv.ts'
import type { Outcome, ReportLine } from '#moving/report-line.ts'
import { openReport, reportCsv } from './report-file.ts'

let folder: string
let path: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'report-file-'))
  path = join(folder, 'report.ndjson')
})

afterEach(() => rmSync(folder, { recursive: true }))

const line = (title: string, outcome: Outcome, ...notes: string[]): ReportLine => ({
  at: 'line 1',
  type: 'post',
  title,
  outcome,
  notes,
})

async function write(...lines: ReportLine[]) {
  const report = await openReport(path)
  for (const one of lines) await report.write(one)
  await report.close()
  return report
}

async function rows() {
  const csv = await new Response(await reportCsv(path)).text()
  return readCsv(csv).map(({ cells }) => cells)
}

test('a run that goes on keeps what first happened, after a line that a killed worker left half written', async () => {
  await write(line('Tea', 'added', 'A form is\n missing.'), line('Menu', 'left out', 'Set it.'), line('Pot', 'failed'))
  appendFileSync(path, '{"at":"line 9","type":"po')
  const { counts, notable } = await write(
    line('Tea', 'unchanged'),
    line('Menu', 'left out', 'Set it.'),
    line('Pot', 'added'),
    line('Milk', 'added'),
  )
  expect(counts).toMatchObject({ added: 3, unchanged: 0, 'left out': 1, failed: 0 })
  expect(notable().map(({ title }) => title)).toEqual(['Menu', 'Pot', 'Tea'])
  expect((await rows()).map(([, , title, outcome]) => `${title} ${outcome}`)).toEqual([
    'Title Outcome',
    'Tea added',
    'Menu left out',
    'Pot failed',
    'Pot added',
    'Milk added',
  ])
})

test('two items that look the same in one run are both in its report', async () => {
  const { counts } = await write(line('Tea', 'added'), line('Tea', 'added'))
  expect(counts.added).toBe(2)
  expect(await rows()).toHaveLength(3)
})

test('there is no report before the first run', async () => {
  expect(await reportCsv(path)).toBeUndefined()
})
