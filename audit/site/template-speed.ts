import { toBase64 } from '#engine/base64.ts'
import { filmstripOf } from '#tools/page-speed-checker/filmstrip.ts'
import type { Report } from '#tools/page-speed-checker/lighthouse-report.ts'
import { type Rating, type Vital, vitalsOf } from '#tools/page-speed-checker/vitals.ts'
import type { SiteView } from './site-view.ts'

/** What Lighthouse measured on one page of a template, as a phone. */
export type TemplateSpeed = {
  url: string
  /** Label of the template. */
  template: string
  /** Version of Lighthouse. */
  lighthouse: string
  /** 0 to 100; `null` if one of its metrics could not be measured. */
  score: number | null
  /** Milliseconds; CLS has no unit. `null` if it was not measured. */
  vitals: { id: Vital['id']; name: string; value: number | null; unit: Vital['unit']; rating: Rating | null }[]
  /** Filmstrip: JPEG in base64, and milliseconds since the start of the load. */
  frames: { timeMs: number; jpeg: string }[]
  /** Elements that findings concern, by the `spot` of their evidence: JPEG in base64. */
  spots?: Record<string, string>
}

/** Returns what Lighthouse measured, a page for each template; empty if nothing was. */
export function templateSpeed({ lighthouse, templateOf }: SiteView): TemplateSpeed[] {
  if ('unmeasured' in lighthouse) return []
  return lighthouse.value.map(({ url, run }) => {
    const report = run.report as unknown as Report
    const share = report.categories.performance?.score ?? null
    const { frames, files } = filmstripOf(report)
    return {
      url,
      template: templateOf.get(url)?.label ?? '',
      lighthouse: run.version,
      score: share === null ? null : Math.round(share * 100),
      ...(run.spots ? { spots: run.spots } : {}),
      vitals: vitalsOf(report, 'mobile').map(({ id, name, value, unit, rating }) => ({
        id,
        name,
        value,
        unit,
        rating,
      })),
      frames: frames.flatMap(({ file, timeMs }) => {
        const bytes = files.find(({ name }) => name === file)?.bytes
        return bytes ? [{ timeMs, jpeg: toBase64(bytes) }] : []
      }),
    }
  })
}
