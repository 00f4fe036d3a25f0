import type { Finding } from '#engine/tool/blocks.ts'
import { type Census, examine, placesOf, problemFinding, readJson } from './check-json.ts'
import { json5 } from './json5.ts'
import { type JsonNode, strict } from './parse-json.ts'
import { JsonProblem, problems, rfc8259 } from './problems.ts'

export type Reading = 'json' | 'json5' | 'ndjson'
export type Document = {
  name: string | null
  isValid: boolean
  bytes: number
  /** For NDJSON, the array of its records. */
  root: JsonNode | null
  records: number
  census: Census | null
  findings: Finding[]
  /** Whether the text was read by the looser rules of JSON5 after strict JSON had failed. */
  isMended: boolean
}

/**
 * Decodes the bytes of a file as text.
 * @throws {Failure} with the place, if they are not UTF-8
 */
export function decodeFile(bytes: Uint8Array): string | JsonProblem {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    const at = firstBadByte(bytes)
    return new JsonProblem(
      'not-utf8',
      at,
      `0x${(bytes[at] ?? 0).toString(16).toUpperCase().padStart(2, '0')} at offset ${at}`,
    )
  }
}

/** Parses and checks one text by the chosen rules. */
export function readDocument(name: string | null, entered: string | JsonProblem, reading: Reading): Document {
  const document: Document = {
    name,
    isValid: false,
    bytes: 0,
    root: null,
    records: 0,
    census: null,
    findings: [],
    isMended: false,
  }
  if (typeof entered !== 'string') {
    const { title: _, ...words } = problems[entered.id]
    document.findings.push({
      id: entered.id,
      severity: 'critical',
      title: entered.message,
      ...words,
      ref: rfc8259,
      place: { field: 'files' },
    })
    return document
  }
  document.bytes = new TextEncoder().encode(entered).length
  const hasMark = entered.startsWith('\ufeff')
  const text = hasMark ? entered.slice(1) : entered
  if (hasMark) document.findings.push(byteOrderMark)
  if (reading === 'ndjson') readRecords(text, document)
  else readOne(text, reading, document)
  return document
}

function readOne(text: string, reading: 'json' | 'json5', document: Document) {
  const dialect = reading === 'json5' ? json5 : strict
  const placeOf = placesOf(text)
  const result = readJson(text, dialect)
  if (!(result instanceof JsonProblem)) {
    const { census, findings } = examine(result, text, placeOf)
    Object.assign(document, { isValid: true, root: result, records: 1, census })
    document.findings.push(...findings)
    return
  }
  const place = placeOf(result.at)
  const line = text.slice(result.at - place.column + 1).split(/\r\n|\n|\r/, 1)[0] ?? ''
  document.findings.push(problemFinding(result, place, line, dialect))
  const mended = dialect === strict ? readJson(text, json5) : result
  if (mended instanceof JsonProblem) return
  const { census, findings } = examine(mended, text, placeOf)
  Object.assign(document, { root: mended, records: 1, isMended: true, census })
  document.findings.push(...findings)
}

const MAX_BAD_LINES = 100

function readRecords(text: string, document: Document) {
  const records: JsonNode[] = []
  const total: Census = { object: 0, array: 0, string: 0, number: 0, boolean: 0, null: 0, depth: 0, names: 0 }
  let bad = 0
  for (const [at, line] of text.split(/\r\n|\n/).entries()) {
    if (line.trim() === '') continue
    const placeOf = (column: number) => ({ line: at + 1, column: column + 1 })
    const result = readJson(line, strict)
    if (result instanceof JsonProblem) {
      if (++bad <= MAX_BAD_LINES) document.findings.push(problemFinding(result, placeOf(result.at), line, strict))
      continue
    }
    const { census, findings } = examine(result, line, placeOf)
    for (const key of Object.keys(total) as (keyof Census)[])
      total[key] = key === 'depth' ? Math.max(total.depth, census.depth) : total[key] + census[key]
    if (document.findings.length < 500) document.findings.push(...findings)
    records.push(result)
  }
  if (bad > 0 && !(readJson(text, strict) instanceof JsonProblem)) document.findings = [oneValue]
  const root: JsonNode = {
    kind: 'array',
    start: 0,
    end: text.length,
    text: '',
    names: [],
    nameAt: [],
    children: records,
  }
  Object.assign(document, {
    isValid: bad === 0,
    records: records.length,
    census: total,
    root: records.length > 0 ? root : null,
  })
}

const byteOrderMark: Finding = {
  id: 'byte-order-mark',
  severity: 'warning',
  title: 'The text starts with a byte order mark.',
  why: 'It must not be added to JSON that is sent over a network; parsers may ignore it, and some reject it.',
  fix: 'Save the file as UTF-8 without a byte order mark. The output here has none.',
  ref: { label: 'RFC 8259, 8.1', url: 'https://www.rfc-editor.org/rfc/rfc8259#section-8.1' },
  place: { line: 1, column: 1 },
}

const oneValue: Finding = {
  id: 'one-value',
  severity: 'critical',
  title: 'This is one JSON value on several lines, not one record per line.',
  why: 'NDJSON ends a record at each line break.',
  fix: 'Choose JSON under “Read as”.',
  ref: rfc8259,
  place: { field: 'json', line: 1, column: 1 },
}

/**
 * Finds the first invalid byte by bisection. Decoding in stream mode distinguishes a truncated character from an
 * invalid byte.
 */
function firstBadByte(bytes: Uint8Array) {
  const isFine = (length: number) => {
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, length), { stream: true })
      return true
    } catch {
      return false
    }
  }
  let [fine, bad] = [0, bytes.length]
  if (isFine(bad)) return Math.max(0, bad - 1)
  while (bad - fine > 1) {
    const middle = (fine + bad) >> 1
    if (isFine(middle)) fine = middle
    else bad = middle
  }
  return fine
}
