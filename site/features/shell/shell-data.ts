import type { Publisher } from '../../structured-data/organization.ts'
import type { OpenRange } from './office-hours.ts'

export type ShellLink = { label: string; href: string }

export type MenuColumn = { heading: string; href?: string; count?: number; links: ShellLink[] }

export type Menu = {
  /** Part of the panel's id: `menu-seo`. */
  id: string
  label: string
  href?: string
  lead: string
  more?: ShellLink
  /** Offers a search field beside the columns. */
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

export type Embeds = {
  /** Address of the scheduler. Without it every booking leads to the contact page. */
  bookingUrl?: string
  /** Address of the chat's script. Without it there is no chat. */
  chatUrl?: string
  /** Address of another company's speed measurement. It is loaded only for who allows it. */
  analyticsUrl?: string
}

/** Everything around a page that comes from the CMS. */
export type ShellData = {
  brand: { name: string; tagline?: string }
  /** What every page tells search engines about the agency. */
  publisher: Publisher
  menus: Menu[]
  footer: { heading: string; links: ShellLink[] }[]
  legal: ShellLink[]
  offices: ShellOffice[]
  openHoursTitle: string
  newsletter: { title: string; text?: string }
  embeds: Embeds
  /** Where a page sends what it measured of itself, as JSON `{ data: { page, lcp, inp, cls, ttfb, fcp } }`. Nothing is sent without it. */
  vitalsPath?: string
  /** The year of the copyright line: of this answer, not of the build. */
  year: number
}
