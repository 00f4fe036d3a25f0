import type { Capability } from '../data-providers/capabilities.ts'

export type Category = 'seo' | 'content' | 'image' | 'code' | 'misc'

/** A kind of data that a provider supplies, or that the operator loads. */
export type DataSupply = Capability | 'linkIndex' | 'popularityLists'

/** What a tool needs to be of use. */
export type NeededData = {
  /** One of them is enough. */
  anyOf: readonly DataSupply[]
  /** What its page says while none is connected: what is missing, and what can be done without it. */
  without: string
  /** Slug of the tool that helps instead. */
  instead: string
}

/** The description of a tool where it does not run: on its card, in menus, in the head of its page. */
export type ToolAbout = {
  /** Last part of its path, and the name of its folder. */
  slug: string
  /** The words that people search for. */
  name: string
  /** Title of its page in search results, without the brand: 33 to 43 characters, in words of its own. */
  title: string
  /** Other names by which the search finds it. */
  alsoCalled?: string
  category: Category
  /** In the browser, on our server, or with the data of a provider. */
  runs: 'browser' | 'server' | 'provider'
  /** One line for its card, at most 90 characters. */
  desc: string
  /** Meta description, 100 to 150 characters. */
  description: string
  /** Name of the icon on its card. */
  icon: string
  /** The tools that its reports may name under “Check next”, and others that follow from it. */
  related: readonly string[]
  /** Only for a tool that has no figures without data from others. */
  needsData?: NeededData
  /** Place within its category, lowest first. */
  order: number
}

/** Describes a tool in a file of its own, so that a list of tools loads no definition. */
export function aboutTool<const About extends ToolAbout>(about: About): About {
  return about
}
