import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Measure } from '../../bench/measure.ts'
import { nodePorts } from '../../providers/tools/node-ports.ts'
import { corpus } from '../../tests/support/corpus.ts'
import { cssEngines, lightningMinify, loadLightning } from './engines.ts'
import { findDifference } from './same-meaning.ts'
import { tighten } from './tighten.ts'
import { tool } from './tool.ts'

const set = `${corpus('css-minify')}/tests`

/** Cases of css-minify that come out exact or smaller: the race against Lightning CSS alone, in one run. */
export async function measure(): Promise<Measure[]> {
  if (!existsSync(set)) return []
  const { asset } = nodePorts(tool)
  const lightning = await loadLightning(asset)
  const engines = await cssEngines(asset, true)
  const canonical = (css: string) => lightningMinify(lightning, css, true)
  let [alone, race, refused, count] = [0, 0, 0, 0]
  for (const kind of readdirSync(set))
    for (const name of readdirSync(`${set}/${kind}`)) {
      count++
      const source = readFileSync(`${set}/${kind}/${name}/source.css`, 'utf8')
      const expected = readFileSync(`${set}/${kind}/${name}/expected.css`, 'utf8').trim().length
      const lengths: number[] = []
      for (const { minify } of engines) {
        const output = await minify(source).then(
          (css) => tighten(css).trim(),
          () => undefined,
        )
        if (output === undefined) continue
        if (findDifference(source, output, canonical) === undefined) lengths.push(output.length)
        else refused++
      }
      if (canonical(source).trim().length <= expected) alone++
      if (Math.min(...lengths) <= expected) race++
    }
  return [
    {
      what: 'css-minifier: css-minify exact or smaller',
      value: race,
      unit: `of ${count}`,
      limit: alone + 1,
      better: 'more',
      note: `Lightning CSS alone: ${alone}. ${refused} outputs refused by the comparison.`,
    },
  ]
}
