// npm run audit -- https://shop.example [--max-pages 10000] [--json report.json] [--sarif file] [--fail-on error]
// Audits a whole site in the terminal, by the rules of /audit/. `npm run audit -- --help` tells the options.
import { readFile, writeFile } from 'node:fs/promises'
import { findingsCsv, pagesCsv } from '#audit/exports/csv.ts'
import { reportJson } from '#audit/exports/json.ts'
import { reportMarkdown } from '#audit/exports/markdown.ts'
import { sarifOf } from '#audit/exports/sarif.ts'
import { newSince, readBaseline } from '#audit/gate/baseline.ts'
import { readIgnored, withoutIgnored } from '#audit/gate/ignored.ts'
import type { AuditReport } from '#audit/report.ts'
import { stageText } from '#audit/stages.ts'
import type { AuditProgress } from '#audit/stored-audit.ts'
import { Failure } from '#engine/failures.ts'
import { examineHere } from './audit/examine-here.ts'
import { type AuditOptions, HELP, readOptions } from './audit/options.ts'
import { fails, reportText } from './audit/report-text.ts'
import { createProgressBar } from './progress-bar.ts'

/** Nothing at or above the severity of --fail-on. */
const PASSED = 0
/** Findings at or above it. */
const FAILED = 1
/** Wrong options, unreadable files, or a site that could not be examined. */
const NOT_DONE = 2

try {
  const options = readOptions(process.argv.slice(2))
  if (options === 'help') console.log(HELP)
  else process.exitCode = await audit(options)
} catch (error) {
  const isExpected = error instanceof Failure || (error as NodeJS.ErrnoException).syscall !== undefined
  console.error(isExpected ? (error as Error).message : error)
  process.exitCode = NOT_DONE
}
// Chromium and pools of connections may still be open.
process.exit()

async function audit(options: AuditOptions): Promise<number> {
  // Read first: a mistake in them must not cost a crawl.
  const ignored = options.ignore ? readIgnored(await readFile(options.ignore, 'utf8')) : []
  const baseline = options.baseline ? readBaseline(await readFile(options.baseline, 'utf8')) : undefined
  const bar = createProgressBar(process.stderr)
  const show = ({ stage, place, pages, ofPages }: AuditProgress) =>
    bar.show(pages, ofPages ?? 0, stageText({ stage, place }).replace(/\.$/, ''))
  const examined = await examineHere(options, show).finally(bar.end)
  const report = withoutIgnored(examined, ignored)
  await writeFiles(report, options)
  const findings = baseline ? newSince(report, baseline) : report.findings
  console.log(reportText({ ...report, findings }, { isCompared: baseline !== undefined, ignored: ignored.length }))
  if (!report.pages.some(({ status }) => status !== null && status < 400)) return NOT_DONE
  return fails(findings, options.failOn) ? FAILED : PASSED
}

async function writeFiles(report: AuditReport, options: AuditOptions) {
  const writers: [path: string | undefined, text: () => string][] = [
    [options.json, () => reportJson(report)],
    [options.sarif, () => `${JSON.stringify(sarifOf(report, options.rulesUrl), null, 2)}\n`],
    [options.csv, () => findingsCsv(report)],
    [options.pagesCsv, () => pagesCsv(report)],
    [options.markdown, () => reportMarkdown(report)],
  ]
  for (const [path, text] of writers) {
    if (!path) continue
    await writeFile(path, text())
    console.error(`Wrote ${path}`)
  }
}
