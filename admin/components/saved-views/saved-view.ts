/** A list as somebody wants to see it again. `query` is that of its URL: filters, columns, order. */
export type SavedView = { name: string; query: string }

const PARTS = /^(where|columns|sort|search|groupBy)(\[|$)/

/**
 * Returns the part of a URL's query that makes a list another one than it usually is. Empty for the usual list: which of
 * its pages is open and how many rows it shows are no view.
 * @example viewQuery('?page=3&limit=10&sort=-createdAt&where[status][equals]=new', '-createdAt') // 'where%5Bstatus%5D%5Bequals%5D=new'
 */
export function viewQuery(search: string, defaultSort: string | undefined): string {
  const kept = [...new URLSearchParams(search)].filter(
    ([name, value]) => PARTS.test(name) && value !== '' && !(name === 'sort' && value === defaultSort),
  )
  return new URLSearchParams(kept.sort(([one], [other]) => one.localeCompare(other))).toString()
}

/** Adds a view; one with the same name is replaced. */
export function withView(views: SavedView[], view: SavedView): SavedView[] {
  return [...views.filter(({ name }) => name !== view.name), view].sort((one, other) =>
    one.name.localeCompare(other.name),
  )
}

/** Reads what is stored for a person. Whatever is no view is left out. */
export function readViews(stored: unknown): SavedView[] {
  if (!Array.isArray(stored)) return []
  return stored.filter(
    (one): one is SavedView => typeof one?.name === 'string' && one.name !== '' && typeof one.query === 'string',
  )
}
