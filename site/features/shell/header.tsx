import { ButtonLink } from '#site/ui/parts/button.tsx'
import { Icon } from '#site/ui/parts/icon.tsx'
import { BrandLink } from './brand-link.tsx'
import type { ShellData } from './data.ts'
import { MegaMenu } from './mega-menu.tsx'
import { Sheet } from './sheet.tsx'
import { SiteSearch } from './site-search.tsx'

type HeaderProps = Pick<ShellData, 'brand' | 'menus'> & {
  path: string
  /** For the only page that begins dark. */
  isNight?: boolean
}

/** Renders buttons that open native popovers, so that menus work without JavaScript. A panel follows its button. */
export function Header({ brand, menus, path, isNight = false }: HeaderProps) {
  return (
    <header className={isNight ? 'site-header night' : 'site-header'}>
      <div className="page bar">
        <BrandLink brand={brand} isDark={isOfBlog(path)} />
        <nav className="main-nav" aria-label="Main">
          <ul>
            {menus.map((menu) => (
              <li key={menu.id}>
                <button type="button" popoverTarget={`menu-${menu.id}`} aria-controls={`menu-${menu.id}`}>
                  {menu.label}
                </button>
                <MegaMenu menu={menu} path={path} />
              </li>
            ))}
          </ul>
        </nav>
        <SiteSearch />
        <ButtonLink href="/contact-us/" quiet className="call">
          Book a Call
        </ButtonLink>
        <button
          className="icon-button burger"
          type="button"
          aria-label="Menu"
          popoverTarget="sheet"
          aria-controls="sheet"
        >
          <Icon name="menu" />
          <Icon name="cross" />
        </button>
        <Sheet menus={menus} path={path} />
      </div>
    </header>
  )
}

/** The header only depends on the path where one of its links leads there, and on the blog. */
Header.sharedBy = ({ brand, menus, path, isNight }: HeaderProps) => [
  ...[brand, menus, isNight, isOfBlog(path)],
  menus.some((menu) => linksOf(menu).includes(path)) ? path : '',
]

const linksOf = ({ columns, more }: ShellData['menus'][number]) => [
  ...columns.flatMap(({ links }) => links.map(({ href }) => href)),
  ...(more ? [more.href] : []),
]

const isOfBlog = (path: string) => /^\/blog(\/|$)/.test(path)
