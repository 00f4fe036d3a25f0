import { quickSize } from '../../engine/compressed-size.ts'
import { cascadeOf } from '../../engine/css/cascade.ts'
import { compareCascades } from '../../engine/css/compare-sheets.ts'
import { minifyOwn } from '../../engine/css/own-minifier.ts'
import { sourceSheet } from '../../engine/css/source.ts'
import { writeSheet } from '../../engine/css/write-sheet.ts'
import type { SizeMeasure } from '../../engine/size-metrics.ts'
import type { Ports } from '../../engine/tool/ports.ts'
import { type CssEngine, minifyWith } from './engines.ts'

export type Entrant = 'Spaces only' | 'Ours' | CssEngine
export type Entry = {
  css: string
  entrant: Entrant
  rewriteCustom: boolean
  keepLicenses: boolean
  measure: SizeMeasure
}
export type Finish = {
  entrant: Entrant
  /** A sheet that means the same as the source; null where the output was refused. */
  code: string | null
  refused: string | null
  ms: number
}

/** One run of the race: what one entrant makes of the sheet, and whether it may be used. */
export async function runEntrant(
  { css, entrant, rewriteCustom, keepLicenses, measure }: Entry,
  { asset, now }: Ports,
): Promise<Finish> {
  const began = now()
  try {
    const source = sourceSheet(css, { rewriteCustom })
    const head = keepLicenses ? source.licenses.map((text) => `${text}\n`).join('') : ''
    const finish = (code: string, refused: string | null = null): Finish => ({
      entrant,
      code: `${head}${code}`,
      refused,
      ms: now() - began,
    })
    if (entrant === 'Spaces only') return finish(writeSheet(source.tidied))
    if (entrant === 'Ours') {
      const engines = (['Lightning CSS', 'esbuild'] as const).map(
        (one) => (text: string) => minifyWith(one, text, asset),
      )
      // Brotli takes seconds; what gzip makes small, it makes small too.
      const sizeOf = async (code: string) => (measure === 'raw' ? code.length : (await quickSize(code)).gzip)
      return finish(await minifyOwn(source, { engines, sizeOf }))
    }
    const items = source.unmask(await minifyWith(entrant, source.masked, asset))
    const difference = compareCascades(source.cascade, cascadeOf(items))
    return difference === undefined ? finish(writeSheet(items)) : { ...finish(''), code: null, refused: difference }
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n').slice(-1)
    return { entrant, code: null, refused: `It stopped: ${reason.slice(0, 200)}`, ms: now() - began }
  }
}
