/** A saved list. `query` is that of its URL: filters, columns, order. */
export type SavedView = { name: string; query: string }

const PARTS = /^(where|columns|sort|search|groupBy)(\[|$)/

/** The default state of a list: its order, and the names of its columns. */
export type UsualList = { sort: string | undefined; columns: string[] | undefined }

/**
 * Returns the part of a URL's query that differs from the default list. Empty for the default list: the page number and
 * the number of rows are not part of a view.
 * @example viewQuery('?page=3&sort=-createdAt&where[status][equals]=new', usual)
 * // 'where%5Bstatus%5D%5Bequals%5D=new'
 */
export function viewQuery(search: string, usual: UsualList): string {
  const isUsual = new Set([`sort=${usual.sort}`, `columns=${JSON.stringify(usual.columns)}`])
  const kept = [...new URLSearchParams(search)].filter(
    ([name, value]) => PARTS.test(name) && value !== '' && !isUsual.has(`${name}=${value}`),
  )
  return new URLSearchParams(kept.sort(([one], [other]) => one.localeCompare(other))).toString()
}

/**
 * Returns the query of the default list. It names its columns, because a list without any opens with those that the
 * person saw last, in another view.
 */
export function usualQuery({ columns }: UsualList): string {
  return columns ? new URLSearchParams({ columns: JSON.stringify(columns) }).toString() : ''
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
