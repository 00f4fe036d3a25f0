import { MoreLink } from '#site/ui/parts/button.tsx'
import { Icon } from '#site/ui/parts/icon.tsx'
import type { Menu, MenuColumn, ShellLink } from './data.ts'

/** Renders the panel of one menu. Its links are in the page even while it is closed. */
export function MegaMenu({ menu, path }: { menu: Menu; path: string }) {
  return (
    <div className="mega" id={`menu-${menu.id}`} popover="auto">
      <div className="page mega-grid" style={{ '--columns': menu.columns.length + menu.columns.filter(isLong).length }}>
        <div className="mega-lead">
          {menu.searchTools && <ToolSearch />}
          <p>{menu.lead}</p>
          {menu.more && <MoreLink href={menu.more.href}>{menu.more.label}</MoreLink>}
        </div>
        {menu.columns.map((column) => (
          <Column key={column.heading} column={column} path={path} />
        ))}
      </div>
    </div>
  )
}

/** A longer column breaks in two, so that no panel is taller than the window. */
const LONG_COLUMN = 10

const isLong = ({ links }: MenuColumn) => links.length > LONG_COLUMN

function Column({ column, path }: { column: MenuColumn; path: string }) {
  const { heading, href, count, links } = column
  return (
    <div className={isLong(column) ? 'mega-col is-long' : 'mega-col'}>
      <p className="mega-heading">
        {href ? <a href={href}>{heading}</a> : heading} {count !== undefined && <span className="count">{count}</span>}
      </p>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <PathLink link={link} path={path} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Renders a link that indicates whether it leads to the current page, and whether its target is open. */
export function PathLink({ link: { label, href, isOpen = true, hasNoData }, path }: { link: ShellLink; path: string }) {
  return (
    <a href={href} aria-current={href === path ? 'page' : undefined}>
      {label}
      {!isOpen && <small> (not open yet)</small>}
      {isOpen && hasNoData && <small> (no data yet)</small>}
    </a>
  )
}

function ToolSearch() {
  return (
    <search aria-label="Tools">
      <form className="find" action="/search/">
        <label htmlFor="find-tool">Find a tool</label>
        <span className="find-row">
          <input
            id="find-tool"
            name="q"
            type="search"
            placeholder="redirect, schema…"
            autoComplete="off"
            data-suggest="/api/search?kind=tool"
          />
          <button type="submit" aria-label="Search">
            <Icon name="search" />
          </button>
        </span>
        <input type="hidden" name="kind" value="tool" />
      </form>
    </search>
  )
}
