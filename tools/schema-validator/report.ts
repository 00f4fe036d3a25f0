import type { Eligibility } from '#engine/structured-data/check-features.ts'
import type { TreeNode } from '#engine/structured-data/check-markup.ts'
import { PREVIEW_NOTE } from '#engine/structured-data/preview-values.ts'
import { labelOf } from '#engine/structured-data/source-labels.ts'
import { countOf } from '#engine/text/count-of.ts'
import { withCommas } from '#engine/text/numbers.ts'
import {
  type Block,
  type Cell,
  type CodeMark,
  code,
  type DiffRow,
  diff,
  type Finding,
  findings,
  type GraphEdge,
  type GraphNode,
  graph,
  metric,
  type Severity,
  type Snippet,
  snippets,
  table,
} from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'

type Found = {
  id: string
  severity: Severity
  path: string
  field: string | null
  message: string
  why: string
  fix: string
  url: string
  line: number
  col: number
}
type Result = {
  /** The fetched page; `null` if the markup was pasted. */
  page: { url: string; html: string } | null
  validationResult: { items: number; types: string[]; syntaxes: string[]; eligibility: Eligibility[] }
  validationErrors: Found[]
  parsedSchema: TreeNode[]
  jsonLd: { written: string; corrected: string }
  previews: Snippet[]
  graph: { nodes: GraphNode[]; edges: GraphEdge[] }
  vocabulary: string
  featuresAsOf: string
}

/** Maximum number of findings in the report; the data has all. */
const MAX_SHOWN = 200
const MAX_ROWS = 1_000
/** Maximum length of a line as evidence, because some pages consist of one line. */
const MAX_EVIDENCE = 240
const schemaOrg = { label: 'schema.org', url: 'https://schema.org/docs/full.html' }
const gallery = {
  label: 'Google’s search gallery',
  url: 'https://developers.google.com/search/docs/appearance/structured-data/search-gallery',
}

/** Returns the report: figures, rich results, findings, the tree of entities, and the source with its marks. */
export function reportMarkup(
  {
    validationResult,
    validationErrors,
    parsedSchema,
    jsonLd,
    previews,
    graph: connected,
    vocabulary,
    featuresAsOf,
    page,
  }: Result,
  { markup: pasted }: { markup: string },
): Report {
  const markup = page?.html ?? pasted
  const { items, eligibility } = validationResult
  const count = (severity: Severity) => validationErrors.filter((one) => one.severity === severity).length
  const [errors, warnings] = [count('critical'), count('warning')]
  const eligible = eligibility.filter(({ status }) => status === 'eligible')
  const barred = eligibility.filter(({ status }) => status === 'incomplete' || status === 'invalid')
  const blocks: Block[] = [
    metric([
      {
        label: 'Items',
        value: items,
        method: 'Entities with a type or properties in JSON-LD, Microdata, and RDFa, including nested ones.',
        ref: schemaOrg,
      },
      {
        label: 'Errors',
        value: errors,
        method:
          'Invalid JSON, names that schema.org does not have, values that cannot be true, and missing required fields.',
        ref: schemaOrg,
      },
      {
        label: 'Warnings',
        value: warnings,
        method: 'Doubtful values, properties that do not belong to the type, and duplicates.',
        ref: gallery,
      },
      {
        label: 'Rich results',
        value: eligible.length,
        unit: `of ${eligible.length + barred.length}`,
        method: `Features of Google Search, as of ${featuresAsOf}, for which every required field is present and no value is wrong.`,
        ref: gallery,
      },
    ]),
  ]
  if (eligibility.length > 0)
    blocks.push(
      table({
        title: 'Rich results of Google Search',
        columns: [
          { label: 'Feature' },
          { label: 'Item', form: 'mono' },
          { label: 'State' },
          { label: 'Missing' },
          { label: 'Wrong values' },
          { label: 'Recommended fields', method: 'Recommended fields that are present, of all that Google lists.' },
        ],
        rows: eligibility.slice(0, MAX_ROWS).map((one): Cell[] => [
          { text: one.feature, href: one.url },
          one.path,
          states[one.status],
          one.missing.join(', ') || (one.status === 'retired' ? 'no longer shown' : 'nothing'),
          one.invalid.join(', '),
          one.status === 'retired' || one.recommended.all === 0
            ? ''
            : {
                text: `${one.recommended.present} of ${one.recommended.all}`,
                sort: one.recommended.present / one.recommended.all,
              },
        ]),
        note: `The fields are our summary of Google’s pages; the list of features is as of ${featuresAsOf}. Eligible doesn’t mean that Google shows it.`,
      }),
    )
  const listed = validationErrors
    .slice(0, MAX_SHOWN)
    .map((one) => toFinding(one, page ? markup.split('\n') : undefined))
  if (errors === 0 && items > 0)
    listed.push({
      id: 'vocabulary',
      severity: 'pass',
      title: 'Every type and every property is part of schema.org.',
      why: `Compared with the vocabulary of ${vocabulary}.`,
      ref: schemaOrg,
    })
  blocks.push(
    findings(
      listed,
      validationErrors.length > MAX_SHOWN ? `The first ${MAX_SHOWN} of ${validationErrors.length} findings` : undefined,
    ),
  )
  if (jsonLd.corrected !== jsonLd.written) blocks.push(...correction(jsonLd))
  if (previews.length > 0)
    blocks.push(snippets({ title: 'Rich result preview', note: PREVIEW_NOTE, snippets: previews }))
  if (connected.nodes.length > 0) blocks.push(graph({ title: 'Entity graph', ...connected }))
  const rows = parsedSchema.flatMap((node) => rowsOf(node, 0))
  if (rows.length > 0)
    blocks.push(
      table({
        title: 'Entities',
        columns: [
          { label: 'Property', form: 'mono' },
          { label: 'Value' },
          { label: 'Syntax' },
          { label: 'Line', form: 'number' },
        ],
        rows: rows.slice(0, MAX_ROWS),
        ...(rows.length > MAX_ROWS
          ? { note: `The first ${withCommas(MAX_ROWS)} of ${withCommas(rows.length)} rows.` }
          : {}),
      }),
    )
  blocks.push(
    code({
      title: page ? `Source of ${page.url}` : 'Source',
      code: markup,
      language: /^\s*[{[]/.test(markup) ? 'json' : 'html',
      marks: marksOf(validationErrors),
    }),
  )
  return {
    summary: summaryOf(items, errors, warnings, eligible, barred),
    blocks,
    next: page ? nextTools(page.url) : [],
  }
}

/** Returns the corrected markup, and the lines that differ. */
function correction({ written, corrected }: Result['jsonLd']): Block[] {
  const [before, after] = [written.split('\n'), corrected.split('\n')]
  const rows = before.flatMap((line, index): DiffRow[] => {
    const other = after[index] ?? ''
    const part = (text: string) => ({ line: index + 1, parts: [{ text, changed: true }] })
    return line === other ? [] : [{ kind: 'change', before: part(line), after: part(other) }]
  })
  return [
    code({ title: 'Corrected JSON-LD', code: corrected, language: 'json', fileName: 'corrected.jsonld' }),
    ...(before.length === after.length
      ? [diff({ title: 'What was corrected', labels: ['As written', 'Corrected'], rows })]
      : []),
  ]
}

const states: Record<Eligibility['status'], Cell> = {
  eligible: { text: 'Eligible', severity: 'pass' },
  incomplete: { text: 'Not eligible', severity: 'critical' },
  invalid: { text: 'Has errors', severity: 'critical' },
  retired: { text: 'Retired', severity: 'notice' },
}

function summaryOf(items: number, errors: number, warnings: number, eligible: Eligibility[], barred: Eligibility[]) {
  const start = `${many(items, 'item')}, ${many(errors, 'error')}, ${many(warnings, 'warning')}`
  const names = (list: Eligibility[]) => [...new Set(list.map(({ feature }) => feature))].slice(0, 3).join(', ')
  if (eligible.length > 0)
    return `${start}; eligible for ${names(eligible)}${barred.length > 0 ? `, not yet for ${names(barred)}` : ''}.`
  return `${start}; ${barred.length > 0 ? `not yet eligible for ${names(barred)}` : 'Google has no rich result for it'}.`
}

const many = (count: number, noun: string) =>
  (count === 0 ? `no ${noun}s` : countOf(count, noun)).replace(/^n/, 'N').replace(/^No (?!item)/, 'no ')

/**
 * Returns a finding of the report.
 * @param lines of a fetched page: the line is the evidence, because no field of the form contains it
 */
function toFinding({ id, severity, path, message, why, fix, url, line, col }: Found, lines?: string[]): Finding {
  const finding = { id, severity, title: message, why, fix, ref: { label: labelOf(url), url } }
  if (!lines) return { ...finding, place: { field: 'markup', line, column: col, ...(path ? { path } : {}) } }
  const start = Math.max(0, col - 1 - MAX_EVIDENCE / 2)
  const evidence = `Line ${line}: ${(lines[line - 1] ?? '').slice(start, start + MAX_EVIDENCE).trim()}`
  return { ...finding, evidence, ...(path ? { place: { path } } : {}) }
}

const nextTools = (url: string): NonNullable<Report['next']> => [
  {
    slug: 'schema-markup-generator',
    why: 'Starts with what the page says and helps to complete its markup.',
    input: { page: url },
  },
  {
    slug: 'google-tag-analyzer',
    why: 'The title, the other meta tags, and the tags of the same page.',
    input: { url },
  },
]

function rowsOf(node: TreeNode, depth: number): Cell[][] {
  const indent = '\u2007\u2007'.repeat(Math.min(depth, 12))
  const head: Cell[] = [`${indent}${node.type}`, node.id ?? '', node.syntax, node.line]
  return [
    head,
    ...node.properties.flatMap(({ name, value, line }) =>
      typeof value === 'string'
        ? [[`${indent}\u2007\u2007${name}`, value.slice(0, 300), node.syntax, line]]
        : [[`${indent}\u2007\u2007${name}`, '', node.syntax, line], ...rowsOf(value, depth + 2)],
    ),
  ]
}

/** Returns one mark for each line: the worst. */
function marksOf(found: Found[]): CodeMark[] {
  const marks = new Map<number, CodeMark>()
  for (const { severity, line, message } of found) {
    const mark = marks.get(line)
    if (mark) marks.set(line, { ...mark, note: `${mark.note} ${message}`.slice(0, 400) })
    else marks.set(line, { line, tone: severity, note: message })
  }
  return [...marks.values()].sort((a, b) => a.line - b.line)
}
