import type { Embeds } from '#site/documents/embeds.ts'
import type { Publisher } from '#site/structured-data/organization.ts'
import type { OpenRange } from './office-hours.ts'

export type ShellLink = {
  label: string
  href: string
  /** False if its page only announces a tool. */
  isOpen?: boolean
  /** True if the tool that it leads to lacks its data. */
  hasNoData?: boolean
}

export type MenuColumn = { heading: string; href?: string; count?: number; links: ShellLink[] }

export type Menu = {
  /** Part of the panel's id: `menu-seo`. */
  id: string
  label: string
  href?: string
  lead: string
  more?: ShellLink
  /** Shows a search field next to the columns. */
  searchTools?: boolean
  columns: MenuColumn[]
}

export type ShellOffice = OpenRange & {
  city: string
  country: string
  street: string
  /** "09:00 to 18:00 local time, 15:00 to 24:00 UTC" */
  hoursText: string
}

export type ShellImage = { src: string; width: number; height: number }

export type ShellBrand = {
  name: string
  /** For the header. Default: the name. */
  shortName?: string
  tagline?: string
  logo?: ShellImage
  darkLogo?: ShellImage
  symbol?: 'line' | 'initial'
  /** The brand's own symbol. */
  symbolFile?: ShellImage
}

/** Everything around a page that comes from the CMS. */
export type ShellData = {
  brand: ShellBrand
  /** The colors of the brand, and what its logo needs, as CSS for the head. Empty for the product's own look. */
  style?: string
  /** Of the page, for the browser's own controls: light and dark. */
  paper?: readonly [light: string, dark: string]
  /** What every page says to search engines about the agency. */
  publisher: Publisher
  menus: Menu[]
  footer: { heading: string; links: ShellLink[] }[]
  legal: ShellLink[]
  offices: ShellOffice[]
  openHoursTitle: string
  newsletter: { title: string; text?: string }
  embeds: Embeds
  /**
   * The path to which a page sends its web vitals, as JSON `{ data: { page, lcp, inp, cls, ttfb, fcp } }`. Without it,
   * nothing is sent.
   */
  vitalsPath?: string
  /** Path to which the browser sends errors in scripts. */
  errorsPath?: string
  /** The year of the copyright line: that of the response, not of the build. */
  year: number
}
