import { changedFields, hashOf, type Print } from './prints.ts'

type Values = Record<string, unknown>

/** The texts of a page, as a release has them. */
export type PageTexts = { layout: Values[]; seo: Values; lastUpdated: unknown }

/** How the site itself left the texts of a page, and how this release would. */
type Left = { print: Print | undefined; texts: PageTexts | undefined }

/**
 * Returns the fields of a page that take the texts of this release, and the place of the print that they had: none if
 * its text is not as the site left it, or already the same.
 */
export function textsToFollow(page: Values, ways: Left[]): { data: Values; at: number } | undefined {
  for (const [at, { print, texts }] of ways.entries()) {
    if (!print || !texts || !('layout' in print)) continue
    const changed = changedFields(print, page)
    if (changed.includes('layout')) continue
    const data: Values = {}
    if (hashOf(page.layout) !== hashOf(texts.layout)) data.layout = texts.layout
    const seo = { ...(page.seo as Values | undefined), ...texts.seo }
    if (!changed.includes('seo') && hashOf(page.seo) !== hashOf(seo)) data.seo = seo
    if (data.layout && !changed.includes('lastUpdated')) data.lastUpdated = texts.lastUpdated
    return Object.keys(data).length > 0 ? { data, at } : undefined
  }
  return undefined
}
