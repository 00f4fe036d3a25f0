import type { Publisher } from '../../structured-data/organization.ts'
import type { OpenRange } from './office-hours.ts'

export type ShellLink = {
  label: string
  href: string
  /** False if its page only announces a tool. */
  isOpen?: boolean
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

export type Embeds = {
  /** URL of the scheduler. Without it, booking links lead to the contact page. */
  bookingUrl?: string
  /** URL of the chat's script. Without it, there is no chat. */
  chatUrl?: string
  /** URL of another company's analytics. It is loaded only for visitors who consent. */
  analyticsUrl?: string
}

/** Everything around a page that comes from the CMS. */
export type ShellData = {
  brand: { name: string; tagline?: string }
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
  /** The year of the copyright line: that of the response, not of the build. */
  year: number
}
