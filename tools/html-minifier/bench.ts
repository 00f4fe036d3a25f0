import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { minify } from 'html-minifier-terser'
import type { Measure } from '#bench/measure.ts'
import { nodePorts } from '#providers/tool-ports/node-ports.ts'
import { corpus } from '#tests/support/corpus.ts'
import { compareTrees } from './compare-trees.ts'
import { isDocument, minifyHtml, minifyOwn, readTree } from './minify-html.ts'
import { minifyPeer, peerOptions } from './peer.ts'
import { tool } from './tool.ts'

const set = `${corpus('article-extraction')}/html`
const options = { keepComments: false, keepTags: false }

/**
 * Minifies article pages: checks that trees are equal after the whitespace rule, and compares sizes with
 * html-minifier-terser in the same run.
 */
export async function measure(): Promise<Measure[]> {
  if (!existsSync(set)) return []
  const names = readdirSync(set)
  let [equal, peerEqual, notLarger, own, peer, peerTime] = [0, 0, 0, 0, 0, 0]
  let [wholeTime, codeTime, peerCodeTime, codeBytes, peerCodeBytes] = [0, 0, 0, 0, 0]
  const ports = nodePorts(tool)
  const timed = async <T>(work: () => T | Promise<T>): Promise<[T, number]> => {
    const began = performance.now()
    return [await work(), performance.now() - began]
  }
  for (const name of names) {
    const html = gunzipSync(readFileSync(`${set}/${name}`)).toString('utf8')
    const whole = isDocument(html)
    const wanted = readTree(html, whole, options)
    const output = minifyOwn(html, whole, options)
    const [other, peerMs] = await timed(() => minifyPeer(html, options))
    const [, wholeMs] = await timed(() => minifyHtml(html, { ...options, measure: 'raw', minifyCode: false }, ports))
    const [full, codeMs] = await timed(() => minifyHtml(html, { ...options, measure: 'raw', minifyCode: true }, ports))
    const [fullPeer, peerCodeMs] = await timed(() =>
      minify(html, { ...peerOptions(options), minifyCSS: true, minifyJS: true }).catch(() => html),
    )
    peerTime += peerMs
    wholeTime += wholeMs
    codeTime += codeMs
    peerCodeTime += peerCodeMs
    codeBytes += full.best.raw
    peerCodeBytes += Buffer.byteLength(fullPeer)
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
      what: 'html-minifier: a page with both trees compared, in times of html-minifier-terser',
      value: Math.round((wholeTime / peerTime) * 10) / 10,
      unit: '×',
      limit: 5,
      better: 'less',
      note: `${Math.round(wholeTime / count)} ms a page, the peer inside included; html-minifier-terser alone: ${Math.round(peerTime / count)} ms`,
    },
    {
      what: 'html-minifier: the same with inline code, in times of html-minifier-terser with clean-css and Terser',
      value: Math.round((codeTime / peerCodeTime) * 10) / 10,
      unit: '×',
      limit: 5,
      better: 'less',
      note: `${codeBytes} bytes in all, ${Math.round(codeTime / count)} ms a page; the peer: ${peerCodeBytes} bytes, ${Math.round(peerCodeTime / count)} ms`,
    },
  ]
}
