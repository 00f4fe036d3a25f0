/** A list as somebody wants to see it again. `query` is that of its URL: filters, columns, order. */
export type SavedView = { name: string; query: string }

const PARTS = /^(where|columns|sort|search|limit|groupBy)(\[|$)/

/**
 * Returns the part of a URL's query that makes a list what it is; the page and messages are left out.
 * @example viewQuery('?page=3&sort=-createdAt&where[status][equals]=new') // 'sort=-createdAt&where%5Bstatus%5D%5Bequals%5D=new'
 */
export function viewQuery(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name, value]) => PARTS.test(name) && value !== '')
  return new URLSearchParams(kept.sort(([one], [other]) => one.localeCompare(other))).toString()
}

/** Whether a list has been filtered or arranged: how many rows it shows is no view. */
export function isView(query: string): boolean {
  return [...new URLSearchParams(query).keys()].some((name) => name !== 'limit')
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
