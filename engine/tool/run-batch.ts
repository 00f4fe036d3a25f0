import { Failure } from '../failures.ts'
import { countOf } from '../text/count-of.ts'
import { withCommas } from '../text/numbers.ts'
import { type Block, type Cell, type CodeBlock, type Finding, findings, table } from './blocks.ts'
import type { Tool } from './define-tool.ts'
import { type Envelope, failedRun, type OutFile } from './envelope.ts'
import { fieldsOf } from './field.ts'
import { pathsFor } from './file-names.ts'
import { type SentFile, textFilesOf } from './text-files.ts'
import { isText } from './text-limits.ts'

type Batch = { field: string; maxFiles: number; files: SentFile[] }
type Run = { file: SentFile; envelope: Envelope }

/** Returns the files of a batch and the text field that they were sent for; undefined if there is only one input. */
export function batchOf({ input }: Pick<Tool, 'input'>, sent: Record<string, unknown>): Batch | undefined {
  for (const { name, maxFiles = 1 } of fieldsOf(input).filter(isText)) {
    const files = textFilesOf(sent[name])
    if (files.length > 1) return { field: name, maxFiles, files }
  }
  return undefined
}

/** Combines the runs of a batch: a row and a saved file for each, and what was found, by file. */
export function combineRuns(
  tool: Tool,
  { field, files }: Batch,
  runs: Run[],
  { began, now }: { began: number; now: number },
): Envelope {
  const outputs = runs.map(({ file, envelope }) => ({ file, envelope, ...outputOf(file, envelope) }))
  const paths = pathsFor(outputs.flatMap(({ made }) => made.map(({ name }) => name)))
  const saved = outputs.map(({ made }) => made.map((one): OutFile => ({ ...one, name: paths.shift() ?? one.name })))
  const rows = outputs.map(({ file, envelope, before }, at) => ({
    name: file.name,
    before,
    after: saved[at]?.[0]?.bytes.length ?? null,
    output: saved[at]?.[0]?.name ?? null,
    summary: envelope.summary,
    hasFailed: envelope.failure !== undefined,
  }))
  const report: Block[] = [
    table({
      title: 'Files',
      columns: [
        { label: 'File', form: 'mono' },
        { label: 'Before', form: 'number', unit: 'bytes' },
        { label: 'After', form: 'number', unit: 'bytes' },
        { label: 'Saved', form: 'number', unit: '%' },
        { label: 'Result' },
      ],
      rows: rows.map(({ name, before, after, output, summary, hasFailed }): Cell[] => [
        name,
        before,
        after === null || output === null ? '' : { text: withCommas(after), sort: after, file: output },
        after === null || before === 0 ? '' : Math.round((1_000 * (before - after)) / before) / 10,
        hasFailed ? { text: 'Failed', severity: 'critical' } : summary,
      ]),
    }),
    findings(
      runs.flatMap(({ file, envelope }) => findingsOf(file, envelope)),
      'What was found, by file',
    ),
  ]
  const first = runs[0]?.envelope
  return {
    tool: tool.slug,
    input: { ...first?.input, [field]: files.map(({ name }) => name) },
    ranAt: new Date(began).toISOString(),
    durationMs: now - began,
    status: rows.some(({ hasFailed }) => hasFailed) || runs.length < files.length ? 'partial' : 'done',
    sources: first?.sources ?? [],
    summary: summaryOf(rows, files.length),
    data: { files: rows },
    findings: report.flatMap((block) => (block.kind === 'findings' ? block.findings : [])),
    report,
    files: saved.flat(),
    limits: tool.limits,
  }
}

/** Returns the envelope of a batch with more files than its field takes, or undefined. */
export function refuseBatch(tool: Tool, { field, maxFiles, files }: Batch, ranAt: number): Envelope | undefined {
  if (files.length <= maxFiles) return undefined
  const message =
    maxFiles > 1 ? `At most ${maxFiles} files at a time: choose fewer.` : 'This takes one file at a time: choose one.'
  return failedRun(tool, { ranAt, durationMs: 0 }, new Failure('invalid', { message, errors: { [field]: message } }))
}

function summaryOf(rows: { before: number; after: number | null; hasFailed: boolean }[], total: number) {
  const done = rows.filter(({ after }) => after !== null)
  const sum = (pick: (row: (typeof rows)[number]) => number) => done.reduce((all, row) => all + pick(row), 0)
  const [before, after] = [sum((row) => row.before), sum((row) => row.after ?? 0)]
  const share = before === 0 ? 0 : Math.round((1_000 * (before - after)) / before) / 10
  const failed = rows.filter(({ hasFailed }) => hasFailed).length
  const count = done.length === total ? countOf(total, 'file') : `${done.length} of ${countOf(total, 'file')}`
  const change = share < 0 ? `${-share}% larger` : `${share}% smaller`
  return `${count}: ${withCommas(before)} bytes became ${withCommas(after)}, ${change}.${failed > 0 ? ` ${failed} failed.` : ''}`
}

/** Returns what a run made of a file: its code, then its other files, all named after the file. */
function outputOf(file: SentFile, { report, files, failure }: Envelope): { before: number; made: OutFile[] } {
  const before = file instanceof File ? file.size : Math.floor((file.base64.replace(/=+$/, '').length * 3) / 4)
  const main = report.find((block): block is CodeBlock => block.kind === 'code' && block.fileName !== undefined)
  if (failure || !main?.fileName) return { before, made: [] }
  const others = files.filter(({ role }) => role !== 'source')
  const rename = (name: string) => renamed(file.name, name)
  // A script names its source map.
  const code = others.reduce(
    (text, { name }) => text.replace(`=${name}`, `=${rename(name).split('/').at(-1)}`),
    main.code,
  )
  return {
    before,
    made: [
      { name: rename(main.fileName), type: 'text/plain', bytes: new TextEncoder().encode(code) },
      ...others.map((one) => ({ ...one, name: rename(one.name) })),
    ],
  }
}

/** @example renamed('theme/site.css', 'style.min.css') // 'theme/site.min.css' */
export function renamed(source: string, output: string) {
  const folder = source.lastIndexOf('/') + 1
  const stem = source.slice(folder).replace(/(?:\.min)?\.[^.]+$/, '')
  return `${source.slice(0, folder)}${stem}${output.slice(output.indexOf('.'))}`
}

/** Returns the findings that need action. Passing checks are left out of a batch. */
function findingsOf({ name }: SentFile, { findings: list, failure, summary }: Envelope): Finding[] {
  if (failure) {
    const title = `${name}: ${summary}`
    return [{ id: 'failed', severity: 'critical', title, why: 'The other files were worked on.' }]
  }
  return list
    .filter(({ severity }) => severity === 'critical' || severity === 'warning')
    .map(({ place: _, ...finding }) => ({ ...finding, title: `${name}: ${finding.title}` }))
}
