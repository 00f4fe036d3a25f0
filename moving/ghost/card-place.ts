/** What a card needs of the export. */
export type CardPlace = {
  /** Returns a URL of the export with the old site's URL in place of its placeholder. */
  resolve: (url: string) => string
  /** Receives a sentence for each thing that is not moved, or only in part. */
  note: (sentence: string) => void
}

/** HTML of a body, or a question that is joined with those beside it. */
export type Part = string | { question: string; answer: string }
