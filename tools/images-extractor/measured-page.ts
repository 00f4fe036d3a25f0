import type { made } from '#engine/images/batch.ts'
import type { Collection } from './collect-images.ts'
import type { MeasuredImage } from './measure.ts'
import type { Saving } from './measure-saving.ts'
import type { WholeFile } from './whole-files.ts'

/** The measured images of a page, from which the report is made. */
export type ImageReport = {
  url: string
  viewport: number
  images: MeasuredImage[]
  /** Number of images beyond the maximum of a result. */
  left: number
  /** Savings with WebP, for the images that were encoded. */
  savings: Saving[]
  /** The files; they are not part of the data. */
  [made]: WholeFile[]
  inlineSvgs: Collection['inlineSvgs']
  stylesheets: number
  problems: Collection['problems']
}
