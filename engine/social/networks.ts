import type { Reference } from '#engine/tool/blocks.ts'
import { xMarkup } from './references.ts'

/** The day on which the limits below were last compared with their sources. */
export const limitsAsOf = '2026-11-22'

export const networkNames = ['X', 'Facebook', 'LinkedIn', 'Slack'] as const
export type NetworkName = (typeof networkNames)[number]

type Size = { width: number; height: number }

/** The source of a figure: the network itself, or others who observed it. */
export type Stated = { by: 'network' | 'others'; ref: Reference }

/** The figures of a preview that have a source. */
export type Figure =
  | 'ratio'
  | 'smallest'
  | 'smallestLarge'
  | 'recommended'
  | 'largest'
  | 'maxBytes'
  | 'types'
  | 'titleLength'
  | 'descriptionLength'
  | 'altLength'
  | 'htmlBytes'

/** What is known about one kind of preview. `null`: no limit is known. */
export type Limits = {
  /** Which preview the limits apply to. */
  preview: string
  /** Width divided by height. */
  ratio: number | null
  /** A smaller image is not shown. */
  smallest: Size | null
  /** A smaller image is shown as a thumbnail. */
  smallestLarge: Size | null
  recommended: Size | null
  largest: Size | null
  maxBytes: number | null
  /** Media types of the formats that are shown. */
  types: string[] | null
  titleLength: number | null
  descriptionLength: number | null
  altLength: number | null
  /** Tags after this many bytes of HTML are not read. */
  htmlBytes: number | null
  /** The page of the network, the source of every figure that `elsewhere` does not name. */
  ref: Reference
  elsewhere?: Partial<Record<Figure, Stated>>
}

const none: Omit<Limits, 'preview' | 'ref' | 'elsewhere'> = {
  ratio: null,
  smallest: null,
  smallestLarge: null,
  recommended: null,
  largest: null,
  maxBytes: null,
  types: null,
  titleLength: null,
  descriptionLength: null,
  altLength: null,
  htmlBytes: null,
}

const ofMarkup: Stated = { by: 'network', ref: xMarkup }

const ofX = {
  elsewhere: { titleLength: ofMarkup, descriptionLength: ofMarkup, altLength: ofMarkup },
  largest: { width: 4096, height: 4096 },
  maxBytes: 5_000_000,
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'],
  titleLength: 70,
  descriptionLength: 200,
  altLength: 420,
}

export const xLarge: Limits = {
  ...none,
  ...ofX,
  preview: 'summary_large_image',
  ratio: 2,
  smallest: { width: 300, height: 157 },
  ref: {
    label: 'X: summary card with large image',
    url: 'https://developer.x.com/en/docs/x-for-websites/cards/overview/summary-card-with-large-image',
  },
}

export const xSummary: Limits = {
  ...none,
  ...ofX,
  preview: 'summary',
  ratio: 1,
  smallest: { width: 144, height: 144 },
  ref: {
    label: 'X: summary card',
    url: 'https://developer.x.com/en/docs/x-for-websites/cards/overview/summary',
  },
}

export const facebook: Limits = {
  ...none,
  preview: 'link preview',
  ratio: 1.91,
  smallest: { width: 200, height: 200 },
  smallestLarge: { width: 600, height: 315 },
  recommended: { width: 1200, height: 630 },
  maxBytes: 8_000_000,
  htmlBytes: 1_000_000,
  ref: {
    label: 'Meta: images in link shares',
    url: 'https://developers.facebook.com/docs/sharing/webmasters/images/',
  },
  elsewhere: {
    htmlBytes: {
      by: 'network',
      ref: {
        label: 'Meta: web crawlers',
        url: 'https://developers.facebook.com/docs/sharing/webmasters/web-crawlers/',
      },
    },
  },
}

export const linkedIn: Limits = {
  ...none,
  preview: 'link preview',
  ratio: 1.91,
  smallestLarge: { width: 401, height: 1 },
  recommended: { width: 1200, height: 627 },
  maxBytes: 5_000_000,
  ref: {
    label: 'LinkedIn: make your website shareable',
    url: 'https://www.linkedin.com/help/linkedin/answer/a521928',
  },
  elsewhere: {
    smallestLarge: {
      by: 'others',
      ref: { label: 'Peek: LinkedIn link preview guide', url: 'https://peek.dt.tools/linkedin-preview' },
    },
  },
}

export const slack: Limits = {
  ...none,
  preview: 'unfurl',
  htmlBytes: 32_768,
  ref: {
    label: 'Slack: how links unfurl',
    url: 'https://docs.slack.dev/messaging/unfurling-links-in-messages/',
  },
  elsewhere: {
    // Slack documents that it requests only a part of a page, but not how much.
    htmlBytes: {
      by: 'others',
      ref: {
        label: 'OpenGraph+: link not unfurling in Slack',
        url: 'https://opengraphplus.com/consumers/slack/issues/link-not-unfurling',
      },
    },
  },
}

/** Returns the source of a figure. */
export const statedBy = ({ elsewhere, ref }: Limits, figure: Figure): Stated =>
  elsewhere?.[figure] ?? { by: 'network', ref }

/** All limits, in the order of the report. */
export const allLimits: { network: NetworkName; limits: Limits }[] = [
  { network: 'X', limits: xLarge },
  { network: 'X', limits: xSummary },
  { network: 'Facebook', limits: facebook },
  { network: 'LinkedIn', limits: linkedIn },
  { network: 'Slack', limits: slack },
]
