import type { Tones } from '#engine/brand/tones.ts'

/** What an email says. Its HTML and its plain text are rendered from the same content. */
export type Email = {
  /** One line; `renderEmail` removes line breaks and shortens it. */
  subject: string
  /** The line that email programs show next to the subject. */
  preheader: string
  heading: string
  /** Line breaks within a paragraph are kept. */
  paragraphs: string[]
  /** Values may have several lines. Empty values are left out. */
  facts?: [label: string, value: string | null | undefined][]
  articles?: Article[]
  button?: { label: string; href: string }
  /** Paragraphs after everything else. */
  closing?: string[]
  /** Why this person gets this email. */
  why: string
  unsubscribeUrl?: string
  /** The postal address of the sender, in one line. */
  postalAddress?: string | undefined
}

/** A teaser of a page, or its whole text. */
export type Article = {
  title: string
  excerpt: string
  /** The whole text as Markdown with absolute URLs; shown instead of the excerpt. */
  body?: string | undefined
  /** Absolute URL. */
  href: string
  /** Absolute URL of a PNG or JPEG: some email programs show no other format. */
  image?: { src: string; alt: string } | undefined
}

/** Absolute URL of a PNG, and its size in CSS pixels. */
export type EmailImage = { src: string; width: number; height: number }

export type Sender = {
  brandName: string
  siteUrl: string
  /** Default: those of the product. */
  tones?: Tones
  /** Default: the name. */
  logo?: EmailImage
  darkLogo?: EmailImage
}
