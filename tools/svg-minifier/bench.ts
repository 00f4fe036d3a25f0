import { readdirSync, readFileSync } from 'node:fs'
import type { Measure } from '#bench/measure.ts'
import { nodePorts } from '#providers/tool-ports/node-ports.ts'
import { minifySvg } from './minify-svg.ts'
import { sample } from './sample.ts'
import { tool } from './tool.ts'

/**
 * Minifies the project's own drawings and the sample: measures the median saving, and checks that each renders the
 * same.
 */
export async function measure(): Promise<Measure[]> {
  const folder = new URL('../../public/', import.meta.url)
  const own = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.svg'))
    .slice(0, 40)
    .map((name) => ({ name, svg: readFileSync(new URL(name, folder), 'utf8') }))
  const options = { precision: 3, isRepeated: true, keepIds: false, dropScripts: true, isIndented: false }
  const savings: number[] = []
  let different = 0
  const began = performance.now()
  for (const { name, svg } of [{ name: 'sample.svg', svg: sample }, ...own]) {
    const { before, after, differences } = await minifySvg(svg, name, options, nodePorts(tool))
    savings.push(1 - after.raw / before.raw)
    if (differences.some(({ share }) => share > 0)) different++
  }
  const each = (performance.now() - began) / savings.length
  const median = savings.sort((a, b) => a - b)[savings.length >> 1] ?? 0
  const note = `${savings.length} drawings: the sample and the SVG files of the site; the resvg suite is not at hand`
  return [
    {
      what: 'svg-minifier: drawings with a pixel that differs',
      value: different,
      unit: `of ${savings.length}`,
      limit: 0,
      better: 'less',
      note,
    },
    {
      what: 'svg-minifier: median saving',
      value: Number((median * 100).toFixed(1)),
      unit: '%',
      limit: 5,
      better: 'more',
      note,
    },
    {
      what: 'svg-minifier: one drawing, minified, drawn and compared',
      value: Math.round(each),
      unit: 'ms',
      limit: 2000,
      better: 'less',
    },
  ]
}
