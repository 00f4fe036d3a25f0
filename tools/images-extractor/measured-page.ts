import type { Collection } from './collect-images.ts'
import type { MeasuredImage } from './measure.ts'

/** The images of a page, measured: what the report is made of. */
export type ImageReport = {
  url: string
  viewport: number
  images: MeasuredImage[]
  inlineSvgs: Collection['inlineSvgs']
  stylesheets: number
  problems: Collection['problems']
}
