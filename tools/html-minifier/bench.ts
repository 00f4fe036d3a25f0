import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Measure } from '../../bench/measure.ts'
import { corpus } from '../../tests/support/corpus.ts'
import { compareTrees } from './compare-trees.ts'
import { isDocument, minifyOwn, readTree } from './minify-html.ts'
import { minifyPeer } from './peer.ts'

const set = `${corpus('article-extraction')}/html`
const options = { keepComments: false, keepTags: false }

/** Article pages: equal trees after the whitespace rule, and sizes beside html-minifier-terser in the same run. */
export async function measure(): Promise<Measure[]> {
  if (!existsSync(set)) return []
  const names = readdirSync(set)
  let [equal, peerEqual, notLarger, own, peer, ownTime, peerTime] = [0, 0, 0, 0, 0, 0, 0]
  for (const name of names) {
    const html = gunzipSync(readFileSync(`${set}/${name}`)).toString('utf8')
    const whole = isDocument(html)
    const wanted = readTree(html, whole, options)
    const began = performance.now()
    const output = minifyOwn(html, whole, options)
    const middle = performance.now()
    const other = await minifyPeer(html, options)
    ownTime += middle - began
    peerTime += performance.now() - middle
    if (!compareTrees(wanted, readTree(output, whole, options)).difference) equal++
    if (!compareTrees(wanted, readTree(other, whole, options)).difference) peerEqual++
    if (Buffer.byteLength(output) <= Buffer.byteLength(other)) notLarger++
    own += Buffer.byteLength(output)
    peer += Buffer.byteLength(other)
  }
  const count = names.length
  return [
    {
      what: 'html-minifier: article pages with an equal tree',
      value: equal,
      unit: `of ${count}`,
      limit: count,
      better: 'more',
      note: `html-minifier-terser under the same rule: ${peerEqual}`,
    },
    {
      what: 'html-minifier: pages no larger than html-minifier-terser',
      value: notLarger,
      unit: `of ${count}`,
      limit: count,
      better: 'more',
    },
    {
      what: 'html-minifier: bytes in all',
      value: own,
      unit: 'bytes',
      limit: peer,
      better: 'less',
      note: `html-minifier-terser: ${peer}`,
    },
    {
      what: 'html-minifier: time a page',
      value: Math.round(ownTime / count),
      unit: 'ms',
      limit: Math.round(peerTime / count),
      better: 'less',
      note: `html-minifier-terser: ${Math.round(peerTime / count)} ms`,
    },
  ]
}
