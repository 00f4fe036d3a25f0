import { Icon } from '#site/ui/parts/icon.tsx'

/**
 * Renders a button that opens the search of the site. Opening moves focus to the field, and focus loads what suggests
 * pages.
 */
export function SiteSearch() {
  return (
    <>
      <button
        className="icon-button search-button"
        type="button"
        aria-label="Search"
        popoverTarget="site-search"
        aria-controls="site-search"
      >
        <Icon name="search" />
      </button>
      <div className="mega site-search" id="site-search" popover="auto">
        <search className="page" aria-label="Site">
          <form className="find" action="/search/">
            <label htmlFor="search-site">Search this site</label>
            <span className="find-row">
              <input id="search-site" name="q" type="search" maxLength={200} autoFocus data-suggest="/api/search" />
              <button type="submit" aria-label="Search">
                <Icon name="search" />
              </button>
            </span>
          </form>
        </search>
      </div>
    </>
  )
}
