import { outcomes } from '#cms/visits/outcomes.ts'
import type { PageVisits } from '#cms/visits/read-visits.ts'
import { withCommas } from '#engine/text/numbers.ts'

type Row = { title: string; pages: PageVisits[]; empty: string }

/** Lists pages with their views and outcomes: those sent on the page, and below them those sent later. */
export function PagesTable({ title, pages, empty }: Row) {
  return (
    <div className="visits-table">
      <h3>{title}</h3>
      {pages.length === 0 ? (
        <p>{empty}</p>
      ) : (
        // Wider than a phone: scrolled by itself, with the keyboard as well.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        <section className="visits-scroll" aria-label={title} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">Page</th>
                <th scope="col">Views</th>
                <th scope="col">Calls</th>
                <th scope="col">Leads</th>
                <th scope="col">Subscriptions</th>
              </tr>
            </thead>
            <tbody>
              {pages.map((page) => (
                <tr key={page.path}>
                  <th scope="row">
                    <a href={page.post ? `/admin/collections/posts/${page.post}` : page.path}>
                      {page.title ?? page.path}
                    </a>
                  </th>
                  <td>{withCommas(page.views)}</td>
                  {outcomes.map((kind) => (
                    <td key={kind}>
                      {page[kind].sent}
                      {page[kind].after > 0 && <small>+ {page[kind].after} later</small>}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  )
}
