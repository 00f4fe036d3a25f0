import { existsSync, readFileSync } from 'node:fs'
import { parseFragment, serialize } from 'parse5'
import type { Measure } from '#bench/measure.ts'
import { markdownToHtml } from '#engine/markdown/convert.ts'
import { corpus } from '#tests/support/corpus.ts'

/** Counts examples of the CommonMark specification that render correctly. */
export async function measure(): Promise<Measure[]> {
  const what = 'html-to-markdown: CommonMark examples that render right'
  const path = `${corpus('commonmark')}/spec.txt`
  if (!existsSync(path)) return []
  const spec = readFileSync(path, 'utf8').replaceAll('→', '\t')
  const examples = [...spec.matchAll(/^`{32} example\n([\s\S]*?)^\.\n([\s\S]*?)^`{32}$/gm)]
  const same = (html: string) => serialize(parseFragment(html)).trim()
  let right = 0
  for (const [, input = '', output = ''] of examples)
    if (same(await markdownToHtml(input, false)) === same(output)) right++
  return [{ what, value: right, unit: 'examples', limit: examples.length, better: 'more', note: 'micromark' }]
}
