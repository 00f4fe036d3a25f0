import type { Dataset } from './dataset.ts'
import type { SanityMapping } from './mapping.ts'

/** What converting a text needs of the dataset. */
export type TextPlace = {
  dataset: Dataset
  blocks: NonNullable<SanityMapping['blocks']>
  /** Receives a sentence for each thing that is not moved, or only in part. */
  note: (sentence: string) => void
  /** Receives the path of each file of the export that the text shows. */
  uses: (file: string) => void
  /** Returns where a document is, and what it is called; undefined if it is not in the dataset. */
  target: (id: string) => { address?: string | undefined; title: string } | undefined
  /** Returns Portable Text as HTML of a body; `depth` counts the texts around it. */
  textHtml: (blocks: unknown[], depth: number) => string
}

/** Custom blocks can have texts that have custom blocks. */
export const MAX_DEPTH = 20
