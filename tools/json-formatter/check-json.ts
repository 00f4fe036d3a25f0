import type { Finding } from '#engine/tool/blocks.ts'
import { type Dialect, type JsonNode, parseJson, strict } from './parse-json.ts'
import { JsonProblem, json5Spec, problems, rfc8259 } from './problems.ts'

const MAX_PER_ITEM = 25
const ijson = { label: 'RFC 7493 (I-JSON)', url: 'https://www.rfc-editor.org/rfc/rfc7493#section-2.2' }

export type Place = { line: number; column: number }

/** Returns a function for the line and column of UTF-16 offsets, both from 1, as in editors. */
export function placesOf(text: string): (at: number) => Place {
  let starts: number[] | undefined
  return (at) => {
    starts ??= lineStarts(text)
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((starts[middle] ?? 0) <= at) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: at - (starts[low] ?? 0) + 1 }
  }
}

function lineStarts(text: string) {
  const starts = [0]
  const end = /\r\n?|\n/g
  while (end.test(text)) starts.push(end.lastIndex)
  return starts
}

/** Parses a text. Returns its value, or the reason why it cannot be parsed. */
export function readJson(text: string, dialect: Dialect, from = 0): JsonNode | JsonProblem {
  try {
    return parseJson(text, dialect, from)
  } catch (error) {
    if (error instanceof JsonProblem) return error
    throw error
  }
}

export function problemFinding(problem: JsonProblem, place: Place, line: string, dialect: Dialect): Finding {
  const { why, fix } = problems[problem.id]
  const from = Math.max(0, place.column - 41)
  return {
    id: problem.id,
    severity: 'critical',
    title: problem.message,
    why,
    fix,
    evidence: line.slice(from, place.column + 40),
    ref: dialect === strict ? rfc8259 : json5Spec,
    place: { field: 'json', ...place },
  }
}

export type Census = Record<JsonNode['kind'], number> & { depth: number; names: number }

/** Counts values, and finds valid parts that programs read differently. Without recursion. */
export function examine(root: JsonNode, text: string, placeOf: (at: number) => Place) {
  const census: Census = { object: 0, array: 0, string: 0, number: 0, boolean: 0, null: 0, depth: 0, names: 0 }
  const found = new Map<string, Finding[]>()
  const add = (finding: Omit<Finding, 'place'>, at: number) => {
    const list = found.get(finding.id) ?? []
    if (list.length < MAX_PER_ITEM) list.push({ ...finding, place: { field: 'json', ...placeOf(at) } })
    found.set(finding.id, list)
  }
  const open = [root]
  const depths = [1]
  for (let node = open.pop(); node; node = open.pop()) {
    const depth = depths.pop() ?? 1
    census[node.kind]++
    if (node.kind === 'object' || node.kind === 'array') census.depth = Math.max(census.depth, depth)
    if (node.kind === 'number') checkNumber(node, add)
    if (node.kind === 'null') checkNull(node, text, add)
    if (node.kind === 'string') checkText(node.text, node.start, add)
    if (node.kind === 'object') checkNames(node, census, add)
    for (let at = node.children.length - 1; at >= 0; at--) {
      open.push(node.children[at] as JsonNode)
      depths.push(depth + 1)
    }
  }
  return { census, findings: [...found.values()].flat() }
}

type Add = (finding: Omit<Finding, 'place'>, at: number) => void

function checkNames({ names, nameAt }: JsonNode, census: Census, add: Add) {
  census.names += names.length
  if (new Set(names).size === names.length && names.every((name) => name.isWellFormed())) return
  const seen = new Set<string>()
  names.forEach((name, at) => {
    if (seen.has(name))
      add(
        {
          id: 'duplicate-name',
          severity: 'warning',
          title: `The name ${JSON.stringify(name.slice(0, 60))} appears twice in one object.`,
          why: 'RFC 8259 does not say which value counts. Most programs keep the last, some the first, and some reject the text.',
          fix: 'Rename one, or put both values in an array.',
          ref: { label: 'RFC 8259, 4', url: 'https://www.rfc-editor.org/rfc/rfc8259#section-4' },
        },
        nameAt[at] ?? 0,
      )
    seen.add(name)
    checkText(JSON.stringify(name), nameAt[at] ?? 0, add)
  })
}

function checkNumber({ text, start }: JsonNode, add: Add) {
  if (text.length < 16 && !text.includes('e') && !text.includes('E')) return
  const value = Number(text)
  if (!Number.isFinite(value) || (value === 0 && /[1-9]/.test(text.split(/[eE]/)[0] ?? '')))
    add(
      {
        id: 'number-range',
        severity: 'warning',
        title: `The number ${text.slice(0, 40)} is outside the range of a double.`,
        why: `Most programs read it as ${value === 0 ? '0' : 'infinity'}, or refuse it.`,
        fix: 'Put it in quotes, or use another unit.',
        ref: ijson,
      },
      start,
    )
  else if (/^-?\d+$/.test(text) && BigInt(text) !== BigInt(value))
    add(
      {
        id: 'big-integer',
        severity: 'warning',
        title: `The integer ${text.slice(0, 40)} loses digits in JavaScript: it becomes ${BigInt(value).toString().slice(0, 40)}.`,
        why: 'Numbers are read as doubles, which hold whole numbers exactly up to 9,007,199,254,740,991.',
        fix: 'Send it as a string. This tool keeps every digit.',
        ref: ijson,
      },
      start,
    )
}

/** Reports NaN and Infinity, which JSON5 has and JSON cannot write. */
function checkNull({ start, end }: JsonNode, text: string, add: Add) {
  const written = text.slice(start, end)
  if (written === 'null') return
  add(
    {
      id: 'not-in-json',
      severity: 'warning',
      title: `${written} cannot be written in JSON, and became null.`,
      why: 'JSON has no infinite numbers and no NaN.',
      fix: 'Use another value for it, such as a string.',
      ref: json5Spec,
    },
    start,
  )
}

function checkText(text: string, start: number, add: Add) {
  if (!text.includes('\\u') || JSON.parse(text).isWellFormed()) return
  add(
    {
      id: 'lone-surrogate',
      severity: 'warning',
      title: 'A string contains half a character (an unpaired surrogate).',
      why: 'The grammar allows it, but it is not valid Unicode text: programs replace it or reject the string.',
      fix: 'Write both halves, such as \\ud83d\\ude00, or the character itself.',
      ref: { label: 'RFC 8259, 8.2', url: 'https://www.rfc-editor.org/rfc/rfc8259#section-8.2' },
    },
    start,
  )
}
