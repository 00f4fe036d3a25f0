/** What a type of the old site becomes here. */
type TypeChoice = 'post' | 'page' | 'skip'

export type WordPressOptions = {
  /** The URL of the old site, if the one that the export names is wrong. */
  siteUrl?: string | undefined
  /** By post type, such as `{ product: 'page' }`. Without a choice, posts and pages come in, and other types do not. */
  types?: Record<string, TypeChoice> | undefined
  /** By taxonomy, such as `{ genre: 'category' }`. Without a choice, categories and tags come in, and others do not. */
  taxonomies?: Record<string, 'category' | 'tag' | 'skip'> | undefined
  /** Whether tags become categories or are left out; otherwise they stay tags. */
  tags?: 'category' | 'skip' | undefined
}
