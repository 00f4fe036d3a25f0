import type { made } from '#engine/images/batch.ts'
import type { Collection } from './collect-images.ts'
import type { MeasuredImage } from './measure.ts'
import type { Saving } from './measure-saving.ts'
import type { WholeFile } from './whole-files.ts'

/** The images of a page, measured: what the report is made of. */
export type ImageReport = {
  url: string
  viewport: number
  images: MeasuredImage[]
  /** What WebP saves, of the images that were encoded. */
  savings: Saving[]
  /** The files, not part of the data. */
  [made]: WholeFile[]
  inlineSvgs: Collection['inlineSvgs']
  stylesheets: number
  problems: Collection['problems']
}
