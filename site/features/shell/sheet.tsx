import { ButtonLink } from '#site/ui/parts/button.tsx'
import { Icon } from '#site/ui/parts/icon.tsx'
import type { Menu, MenuColumn } from './data.ts'
import { PathLink } from './mega-menu.tsx'

/** Renders the same menus on a small screen: one native accordion in a popover. */
export function Sheet({ menus, path }: { menus: Menu[]; path: string }) {
  return (
    <nav className="sheet" id="sheet" popover="auto" aria-label="Mobile">
      <ul>
        {menus.map((menu) => (
          <li key={menu.id}>
            <details name="sheet">
              <summary>
                {menu.label}
                {menu.searchTools && <span className="count">{countOf(menu)}</span>}
                <Icon name="plus" />
              </summary>
              {menu.columns.map((column) => (
                <SheetColumn key={column.heading} column={column} path={path} />
              ))}
              {menu.more && (
                <ul>
                  <li>
                    <PathLink link={menu.more} path={path} />
                  </li>
                </ul>
              )}
            </details>
          </li>
        ))}
      </ul>
      <ButtonLink href="/contact-us/" wide>
        Book a Call
      </ButtonLink>
    </nav>
  )
}

/** Renders a column with its own page and a count as one row; other columns show their links. */
function SheetColumn({ column: { heading, href, count, links }, path }: { column: MenuColumn; path: string }) {
  if (href && count !== undefined) {
    return (
      <ul>
        <li>
          <a href={href}>
            {heading}
            <span className="count">{count}</span>
          </a>
        </li>
      </ul>
    )
  }
  return (
    <>
      <p className="data">{heading}</p>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <PathLink link={link} path={path} />
          </li>
        ))}
      </ul>
    </>
  )
}

const countOf = ({ columns }: Menu) => columns.reduce((sum, { count = 0 }) => sum + count, 0) || undefined
