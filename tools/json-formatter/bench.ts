import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Measure } from '#bench/measure.ts'
import { corpus } from '#tests/support/corpus.ts'
import { run } from '#tests/support/tool-ports.ts'
import { readPath } from './json-path.ts'
import { parseJson } from './parse-json.ts'
import { decodeFile, readDocument } from './read-document.ts'
import { pathOf, selectPath } from './select-path.ts'
import { tool } from './tool.ts'
import { writeJson } from './write-json.ts'

const set = `${corpus('json-parsing')}/test_parsing`

/** Runs JSONTestSuite and the JSONPath Compliance Test Suite, and compares the speed with the engine's own parser. */
export async function measure(): Promise<Measure[]> {
  return [...conformance(), ...compliance(), ...speed(), ...(await pasted())]
}

type ComplianceCase = {
  selector: string
  document?: unknown
  invalid_selector?: boolean
  result?: unknown
  results?: unknown[]
  result_paths?: unknown
  results_paths?: unknown[]
}

function compliance(): Measure[] {
  const folder = corpus('jsonpath-compliance')
  if (!folder) return []
  const { tests } = JSON.parse(readFileSync(`${folder}/cts.json`, 'utf8')) as { tests: ComplianceCase[] }
  const right = tests.filter(isAnswered).length
  const what = 'json-formatter: JSONPath Compliance Test Suite'
  return [{ what, value: right, unit: `of ${tests.length}`, limit: tests.length, better: 'more' }]
}

function isAnswered({ selector, document, invalid_selector: isInvalid, ...expected }: ComplianceCase) {
  try {
    const found = selectPath(readPath(selector), parseJson(JSON.stringify(document ?? null)))
    const values = found.map(({ node }) => JSON.parse(writeJson(node, { indent: '', sortsKeys: false })))
    const holds = (all: unknown[], one: unknown) =>
      all.map((each) => JSON.stringify(each)).includes(JSON.stringify(one))
    return (
      !isInvalid &&
      holds(expected.results ?? [expected.result], values) &&
      holds(expected.results_paths ?? [expected.result_paths], found.map(pathOf))
    )
  } catch {
    return isInvalid === true
  }
}

/** Five megabytes from the form to the report: the median of five runs. */
async function pasted(): Promise<Measure[]> {
  const records = Array.from({ length: 49_000 }, (_, id) => ({
    id,
    name: `Wool socks ${id}`,
    price: id / 7,
    tags: ['a\nb'],
  }))
  const json = JSON.stringify(records, null, 2)
  const times: number[] = []
  const peers: number[] = []
  for (let round = 0; round < 5; round++) {
    const began = performance.now()
    if ((await run(tool, { json })).status !== 'done') throw new Error('The JSON formatter did not run.')
    const between = performance.now()
    JSON.stringify(JSON.parse(json), null, 2)
    times.push(between - began)
    peers.push(performance.now() - between)
  }
  const median = (list: number[]) => Math.round(list.sort((a, b) => a - b)[2] ?? 0)
  return [
    {
      what: `json-formatter: ${(json.length / 1e6).toFixed(1)} MB pasted, until the report`,
      value: median(times),
      unit: 'ms',
      limit: 1_000,
      better: 'less',
      note: `JSON.parse and JSON.stringify, which lose digits and duplicates: ${median(peers)} ms`,
    },
  ]
}

function conformance(): Measure[] {
  if (!existsSync(set)) return []
  const right = { y: 0, n: 0, i: 0 }
  for (const name of readdirSync(set)) {
    const { isValid } = readDocument(name, decodeFile(readFileSync(`${set}/${name}`)), 'json')
    if (isValid === (name[0] === 'y' || name[0] === 'i')) right[name[0] as 'y' | 'n' | 'i']++
  }
  return [
    { what: 'json-formatter: y_ of JSONTestSuite accepted', value: right.y, unit: 'of 95', limit: 95, better: 'more' },
    { what: 'json-formatter: n_ of JSONTestSuite refused', value: right.n, unit: 'of 188', limit: 188, better: 'more' },
    {
      what: 'json-formatter: i_ of JSONTestSuite accepted',
      value: right.i,
      unit: 'of 35',
      limit: 0,
      better: 'more',
      note: 'Either is allowed. Refused: what is not UTF-8. Numbers out of range, lone surrogates and a byte order mark are accepted with a warning.',
    },
  ]
}

function speed(): Measure[] {
  const text = JSON.stringify(
    Array.from({ length: 9_000 }, (_, at) => ({ id: at, name: `sock ${at}`, price: at / 7, tags: ['a', 'b\n'] })),
  )
  const megabytes = text.length / 1e6
  const best = (work: () => unknown) => {
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now()
      work()
      return performance.now() - start
    })
    return Math.min(...times) / megabytes
  }
  const peer = best(() => JSON.parse(text))
  return [
    {
      what: 'json-formatter: parsing, a megabyte',
      value: Math.round(best(() => parseJson(text))),
      unit: 'ms',
      limit: 300,
      better: 'less',
      note: `JSON.parse, which keeps no places and no digits: ${peer.toFixed(1)} ms`,
    },
  ]
}
