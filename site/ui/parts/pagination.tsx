import { Icon } from './icon.tsx'

/** Pages on each side of the current one. */
const REACH = 2

export type PaginationProps = {
  current: number
  total: number
  /** Path of page 1, or one with a query to which the number is added. */
  base?: string
}

/**
 * Returns the page numbers to show: the first, the last, those within 2 of the current one, and `...` for each gap. A
 * gap of one page shows that page.
 * @example pageWindow(10, 20) // [1, '...', 8, 9, 10, 11, 12, '...', 20]
 */
export function pageWindow(current: number, total: number): (number | '...')[] {
  const near = Array.from({ length: total }, (_, i) => i + 1).filter(
    (page) => page === 1 || page === total || Math.abs(page - current) <= REACH,
  )
  return near.flatMap((page, i) => {
    const missing = page - (near[i - 1] ?? page - 1) - 1
    if (missing === 0) return [page]
    return [missing === 1 ? page - 1 : '...', page]
  })
}

/**
 * Returns the path of a page of a list.
 * @example pagePath(2) // '/blog/page/2'
 * @example pagePath(2, '/portfolio') // '/portfolio/page/2'
 * @example pagePath(2, '/case-study/?service=seo') // '/case-study/?service=seo&page=2'
 */
export function pagePath(page: number, base = '/blog/') {
  if (!base.includes('?')) return page === 1 ? base : `${base.replace(/\/$/, '')}/page/${page}`
  if (page === 1) return base.replace(/\?$/, '')
  return `${base}${base.endsWith('?') ? '' : '&'}page=${page}`
}

export function Pagination({ current, total, base }: PaginationProps) {
  if (total <= 1) return null
  return (
    <nav className="pagination" aria-label="Pagination">
      {current > 1 && (
        <a className="step" href={pagePath(current - 1, base)} rel="prev">
          <Icon name="back" /> Previous
        </a>
      )}
      <ol>
        {pageWindow(current, total).map((page, i) =>
          page === '...' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name than its place
            <li key={`gap-${i}`} aria-hidden="true">
              ...
            </li>
          ) : (
            <li key={page}>
              <a href={pagePath(page, base)} aria-current={page === current ? 'page' : undefined}>
                {page}
              </a>
            </li>
          ),
        )}
      </ol>
      {current < total && (
        <a className="step" href={pagePath(current + 1, base)} rel="next">
          Next <Icon name="arrow" />
        </a>
      )}
    </nav>
  )
}
