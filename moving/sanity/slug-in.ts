import type { Fields } from '../source/values.ts'
import { textAt } from './value-at.ts'

/** Returns the slug of a document, without slashes around it; `/` and `index` are the home page, which has none. */
export function slugIn(fields: Fields, paths: Record<string, string>): string {
  const slug = textAt(fields, paths.slug).replace(/^\/+|\/+$/g, '')
  return slug === 'index' ? '' : slug
}
