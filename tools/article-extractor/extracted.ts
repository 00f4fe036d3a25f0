import type { Article } from '#engine/article/extract-article.ts'

type Nullable = 'published' | 'modified' | 'language' | 'canonical' | 'leadImage'
/** The result of a run: JSON has `null` for what is unknown. */
export type Extracted = Omit<Article, Nullable | 'direction'> & {
  [Name in Nullable]: Exclude<Article[Name], undefined> | null
} & { url: string | null; textLanguage: string | null; markdown: string | null }
