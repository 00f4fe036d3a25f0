import { countOf } from '#engine/text/count-of.ts'
import { shorten } from '#engine/text/shorten.ts'
import { type Block, type Cell, code, type Finding, findings, metric, table } from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import type { Census } from './check-json.ts'
import type { Formatted } from './format-documents.ts'
import type { Reading } from './read-document.ts'

type Asked = { reading: Reading; convert: 'none' | 'csv' | 'yaml'; path: string }
const NAMES: Record<Reading, string> = { json: 'JSON', json5: 'JSON5', ndjson: 'NDJSON' }

/** Returns the report on one or several texts. */
export function reportDocuments({ documents }: { documents: Formatted[] }, asked: Asked): Report {
  const [first] = documents
  if (!first) return { summary: 'Nothing was read.', blocks: [] }
  const many = documents.length > 1
  const all = documents.flatMap(({ name, findings }) => findings.map((one) => (many ? named(one, name) : one)))
  const blocks: Block[] = many ? [overview(documents)] : figures(first)
  blocks.push(findings(all.length > 0 ? all : [passed(asked.reading)], 'What was found'))
  for (const one of documents.slice(0, many ? 5 : 1)) blocks.push(...forms(one, asked, many ? `${one.name}: ` : ''))
  const bad = documents.filter(({ isValid }) => !isValid).length
  return {
    summary: many
      ? `${documents.length - bad} of ${documents.length} files are valid ${NAMES[asked.reading]}.`
      : sentence(first, asked),
    blocks,
    files: many
      ? documents.flatMap(({ name, output, isLines }) =>
          output === null
            ? []
            : [
                {
                  name: `formatted-${(name ?? '').replace(/\.[a-z0-9]+$/i, '')}.${isLines ? 'ndjson' : 'json'}`,
                  type: 'application/json',
                  bytes: new TextEncoder().encode(output),
                },
              ],
        )
      : [],
    limits: limitsOf(documents, asked),
  }
}

function sentence(
  { isValid, findings: list, census, isMended, records, foundCount }: Formatted,
  { reading, path }: Asked,
) {
  const kind = NAMES[reading]
  if (!isValid) {
    const critical = list.filter(({ severity }) => severity === 'critical')
    const place = critical[0]?.place
    const where = place?.line ? ` at line ${place.line}, column ${place.column}` : ''
    if (reading === 'ndjson' && records > 0)
      return `${countOf(records, 'line is a valid record', 'lines are valid records')}; ${countOf(critical.length, 'is', 'are')} not${critical.length === 1 ? '' : ', the first'}${where}.`
    return `Invalid ${kind}${where}: ${critical[0]?.title ?? ''}${isMended ? ' It is valid as JSON5; the JSON version is below.' : ''}`
  }
  const doubts = list.filter(({ severity }) => severity === 'warning').length
  const asked = foundCount === null ? '' : ` ${path.trim()} finds ${foundCount}.`
  const size = reading === 'ndjson' ? countOf(records, 'record', 'records') : sizeOf(census)
  return `Valid ${kind}: ${size}${doubts > 0 ? `, with ${countOf(doubts, 'warning', 'warnings')}` : ''}.${asked}`
}

function sizeOf(census: Formatted['census']) {
  if (!census || census.depth === 0) return '1 value'
  const size =
    census.names > 0 ? countOf(census.names, 'entry', 'entries') : countOf(valuesOf(census) - 1, 'item', 'items')
  return `${size}, ${countOf(census.depth, 'level', 'levels')} deep`
}

const valuesOf = ({ object, array, string, number, boolean, null: none }: Census) =>
  object + array + string + number + boolean + none

function figures({ bytes, minifiedBytes, census }: Formatted): Block[] {
  return [
    metric([
      { label: 'Size as entered', value: bytes, unit: 'bytes', method: 'Bytes of the text in UTF-8.' },
      {
        label: 'Size minified',
        value: minifiedBytes,
        unit: 'bytes',
        method: 'Bytes of the text in UTF-8 without whitespace outside strings.',
      },
      { label: 'Entries of objects', value: census?.names ?? null, method: 'Names in all objects; duplicates count.' },
      {
        label: 'Depth',
        value: census?.depth ?? null,
        unit: 'levels',
        method: 'The largest number of objects and arrays nested in each other.',
      },
      {
        label: 'Values',
        value: census ? valuesOf(census) : null,
        method: 'Objects, arrays, strings, numbers, true, false, and null.',
      },
    ]),
  ]
}

function overview(documents: Formatted[]): Block {
  return table({
    title: 'Files',
    columns: [
      { label: 'File', form: 'mono' },
      { label: 'Verdict' },
      { label: 'Bytes', form: 'number' },
      { label: 'Minified', form: 'number', unit: 'bytes' },
    ],
    rows: documents.map(({ name, isValid, findings: list, bytes, minifiedBytes }): Cell[] => {
      const place = list[0]?.place
      const where = place?.line ? ` (line ${place.line}, column ${place.column})` : ''
      return [
        name,
        isValid
          ? { text: 'Valid', severity: 'pass' }
          : { text: `${list.find(({ severity }) => severity === 'critical')?.title}${where}`, severity: 'critical' },
        bytes,
        minifiedBytes,
      ]
    }),
  })
}

function forms(
  { name, output, isLines, converted, tree, found, foundCount }: Formatted,
  { convert, path }: Asked,
  lead: string,
): Block[] {
  if (output === null) return []
  const base = (name ?? 'formatted').replace(/\.[a-z0-9]+$/i, '')
  const blocks: Block[] = []
  if (found)
    blocks.push(
      table({
        title: `${lead}Found by ${path.trim()}`,
        columns: [
          { label: 'Path', form: 'mono' },
          { label: 'Value', form: 'mono' },
        ],
        rows: found.map(({ path, json }) => [path, json && shorten(json, 300)]),
        ...(foundCount !== null && foundCount > found.length
          ? { note: `The first ${found.length} of ${foundCount}.` }
          : {}),
      }),
    )
  const group = `forms-${name ?? ''}`
  blocks.push(
    code({
      title: `${lead}Formatted`,
      code: output,
      language: 'json',
      fileName: `${base}.${isLines ? 'ndjson' : 'json'}`,
      ...(name ? {} : { source: 'json' }),
      group,
    }),
  )
  if (converted !== null)
    blocks.push(
      code({
        title: convert === 'csv' ? 'CSV' : 'YAML',
        code: converted,
        language: convert === 'csv' ? 'csv' : 'yaml',
        fileName: `${base}.${convert === 'csv' ? 'csv' : 'yaml'}`,
        group,
      }),
    )
  if (tree !== null) blocks.push(code({ title: 'Tree', code: tree, language: 'text', group }))
  return blocks
}

const passed = (reading: Reading): Finding => ({
  id: 'valid',
  severity: 'pass',
  title: `The text is valid ${NAMES[reading]}.`,
  why: 'The whole text follows the grammar; no name appears twice, and no whole number loses digits.',
})

const named = (finding: Finding, name: string | null): Finding => ({ ...finding, title: `${name}: ${finding.title}` })

function limitsOf(documents: Formatted[], { convert }: Asked) {
  const limits: string[] = []
  if (documents.some(({ isTooDeep }) => isTooDeep))
    limits.push(
      'The data is more than 500 levels deep: the output is minified, because indentation would be larger than the data, and YAML is left out.',
    )
  if (convert === 'csv' && documents.some(({ output, table: made }) => output !== null && made === null))
    limits.push('CSV was left out: it would have more than 1,000 columns.')
  if (documents.length > 5) limits.push('The first five files are shown; you can save all of them.')
  return limits
}
