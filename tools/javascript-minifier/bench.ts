import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Measure } from '../../bench/measure.ts'
import { nodePorts } from '../../providers/tools/node-ports.ts'
import { minifyJavascript } from './minify-javascript.ts'
import { tool } from './tool.ts'

/** Readable sources of packages that are installed anyway. */
const files = [
  'react/cjs/react.development.js',
  'diff/dist/diff.js',
  'json5/dist/index.js',
  'csso/dist/csso.js',
  'react-dom/cjs/react-dom.development.js',
]
const asked = {
  kind: 'auto',
  measure: 'gzip',
  target: 'esnext',
  keepNames: false,
  keepLicenses: false,
  dropConsole: false,
  sourceMap: false,
} as const

/** Bytes after gzip of the race, beside each engine alone on the same files. */
export async function measure(): Promise<Measure[]> {
  const ports = nodePorts(tool)
  const alone = new Map<string, { bytes: number; ms: number; failed: number }>()
  let [race, never, count] = [0, 0, 0]
  for (const name of files) {
    const path = fileURLToPath(new URL(`../../node_modules/${name}`, import.meta.url))
    if (!existsSync(path)) continue
    count++
    const { best, source, runners } = await minifyJavascript(readFileSync(path, 'utf8'), asked, ports)
    race += best.gzip
    if (runners.every(({ size }) => !size || best.gzip <= size.gzip)) never++
    for (const { name, size, ms } of runners) {
      const sum = alone.get(name) ?? { bytes: 0, ms: 0, failed: 0 }
      alone.set(name, {
        bytes: sum.bytes + (size?.gzip ?? source.gzip),
        ms: sum.ms + ms,
        failed: sum.failed + (size ? 0 : 1),
      })
    }
  }
  const single = Math.min(...[...alone.values()].map(({ bytes }) => bytes))
  const list = [...alone].map(
    ([name, { bytes, ms, failed }]) => `${name} ${bytes} B in ${ms} ms${failed ? `, ${failed} failed` : ''}`,
  )
  return [
    {
      what: 'javascript-minifier: files never larger than the best single engine',
      value: never,
      unit: `of ${count}`,
      limit: count,
      better: 'more',
    },
    {
      what: 'javascript-minifier: gzip bytes of the race',
      value: race,
      unit: 'bytes',
      limit: single,
      better: 'less',
      note: list.join('; '),
    },
    {
      what: 'javascript-minifier: engines that failed',
      value: [...alone.values()].reduce((sum, { failed }) => sum + failed, 0),
      unit: 'runs',
      limit: 0,
      better: 'less',
    },
  ]
}
