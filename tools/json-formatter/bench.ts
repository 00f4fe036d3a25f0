import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Measure } from '../../bench/measure.ts'
import { corpus } from '../../tests/support/corpus.ts'
import { parseJson } from './parse-json.ts'
import { decodeFile, readDocument } from './read-document.ts'

const set = `${corpus('json-parsing')}/test_parsing`

/** JSONTestSuite, and how fast a megabyte is read; the peer is the engine's own parser. */
export async function measure(): Promise<Measure[]> {
  return [...conformance(), ...speed()]
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
