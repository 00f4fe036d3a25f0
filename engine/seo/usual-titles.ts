/** Titles of pages that always exist, used until editors write their own for search engines. */
const titles: Record<string, (brandName: string) => string> = {
  home: (brandName) => `${brandName}: SEO and PPC agency for online stores`,
  creative: (brandName) => `Creative services: SEO-driven design | ${brandName}`,
}

/** Returns the title that the page of a global has if editors write none; undefined if the global is no page. */
export const usualTitle = (global: string, brandName: string) => titles[global]?.(brandName)
