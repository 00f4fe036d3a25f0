import { readFileSync } from 'node:fs'
import type { Measure } from '#bench/measure.ts'
import { readTags } from '#engine/web/read-tags.ts'
import { sourceSize } from '#engine/web/source-size.ts'
import { chooseCandidate } from '#engine/web/srcset.ts'
import { corpus } from '#tests/support/corpus.ts'
import { run } from '#tests/support/tool-ports.ts'
import { gatherFiles } from '#tests/support/web-files.ts'
import type { ImageReport } from './measured-page.ts'
import { kindsPage, names, PAGE_URL } from './oracle.ts'
import { tool } from './tool.ts'

const viewport = { width: 800, height: 600, density: 1 }

/** Counts right candidates of the web platform tests, and kinds of images that are found exactly once. */
export async function measure(): Promise<Measure[]> {
  const envelope = await run(tool, { url: PAGE_URL }, { gather: gatherFiles(kindsPage) })
  const urls = (envelope.data as ImageReport).images.map(({ url }) => url)
  const once = names.filter((name) => urls.filter((url) => url.endsWith(`/${name}.png`)).length === 1).length
  const extra = urls.filter((url) => !url.startsWith('data:')).length - once
  const measures: Measure[] = [
    {
      what: 'images-extractor: kinds of images found exactly once',
      value: once,
      unit: `of ${names.length}`,
      limit: names.length,
      better: 'more',
      note: `${extra} more that are no images`,
    },
  ]
  const set = corpus('wpt-srcset')
  if (!set) return measures
  const cases = readTags(readFileSync(`${set}/cases.html`, 'utf8')).tags.filter(
    ({ attributes }) => attributes['data-expect'] !== undefined,
  )
  const right = (keepsUnknown: boolean) =>
    cases.filter(({ attributes }) => {
      const size = sourceSize(attributes.sizes, viewport)
      return (chooseCandidate(attributes, size, viewport, { keepsUnknown }) ?? '') === attributes['data-expect']
    }).length
  measures.push({
    what: 'images-extractor: right candidates of wpt-srcset',
    value: right(true),
    unit: `of ${cases.length}`,
    limit: cases.length,
    better: 'more',
    note: `this revision of the tests keeps candidates with unknown descriptors; by today’s standard, as in Chromium: ${right(false)}`,
  })
  return measures
}
