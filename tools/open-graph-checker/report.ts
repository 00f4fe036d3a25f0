import type { Card, Measured } from '#engine/social/cards.ts'
import type { DeclaredImage } from '#engine/social/tags.ts'
import { countOf } from '#engine/text/count-of.ts'
import type { Finding } from '#engine/tool/blocks.ts'
import { code, findings, metric, table } from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import type { OutFile } from '#engine/tool/envelope.ts'
import { ratioText } from './check-image.ts'
import { limitsTable } from './limits-table.ts'

/** Keeps the bytes out of the data. */
export const previewFiles = Symbol('previewFiles')

export type Previews = {
  url: string | null
  tags: { key: string; attribute: string; content: string; line: number; isInHead: boolean }[]
  images: (DeclaredImage & { measured: Measured | null })[]
  cards: Card[]
  suggestion: string
  problems: Finding[]
  [previewFiles]: OutFile[]
}

const rank = { critical: 0, warning: 1, notice: 2, pass: 3 }

/**
 * Returns the report: findings, what each network takes from which tag, the images, the limits, and the tags to paste.
 */
export function reportPreviews({
  url,
  tags,
  images,
  cards,
  suggestion,
  problems,
  [previewFiles]: files,
}: Previews): Report {
  const sorted = problems.toSorted((one, other) => rank[one.severity] - rank[other.severity])
  const main = images.find(({ measured }) => measured && !measured.problem && !measured.unknown)?.measured ?? null
  const large = cards.filter(({ layout }) => layout === 'large').length
  return {
    summary: summaryOf(cards, sorted),
    blocks: [
      metric([
        {
          label: 'Large previews',
          value: large,
          unit: `of ${cards.length}`,
          method: 'Networks that would show a large image, by their published limits and the measured image.',
        },
        {
          label: 'Social tags',
          value: tags.length,
          method: 'Meta elements whose name begins with og:, twitter:, article:, or fb:.',
        },
        {
          label: 'Image',
          value: main?.width && main.height ? `${main.width} × ${main.height}` : null,
          unit: 'pixels',
          method: 'Read from the first bytes of the first image that can be read.',
        },
        {
          label: 'Ratio',
          value: main?.width && main.height ? ratioText(main.width / main.height) : null,
          method: 'Width divided by height of that image.',
        },
      ]),
      findings(sorted.length > 0 ? sorted : [allWell]),
      table({
        title: 'What each network shows',
        isAnswer: true,
        columns: [
          { label: 'Network' },
          { label: 'Layout' },
          { label: 'Title' },
          { label: 'Description' },
          { label: 'Image' },
          { label: 'Why' },
        ],
        rows: cards.map(({ network, layout, isCertain, title, description, image, notes }) => [
          network,
          {
            text: isCertain ? layout : `${layout}, if the image fits`,
            severity: layout === 'large' ? 'pass' : layout === 'thumbnail' ? 'notice' : 'warning',
          },
          title ? `${title.value} (${title.from})` : null,
          description ? `${description.value} (${description.from})` : null,
          image ? { text: `${image.from}, line ${image.line}`, href: image.url } : null,
          notes.join(' '),
        ]),
      }),
      code({ title: 'Tags to paste', code: suggestion, language: 'html', fileName: 'social-tags.html' }),
      table({
        title: 'Images',
        columns: [
          { label: 'Tag' },
          { label: 'URL', form: 'mono' },
          { label: 'Width', form: 'number', unit: 'px' },
          { label: 'Height', form: 'number', unit: 'px' },
          { label: 'Ratio' },
          { label: 'Type', form: 'mono' },
          {
            label: 'Bytes',
            form: 'number',
            method: 'Of the whole file, by Content-Range, Content-Length, or the body.',
          },
        ],
        rows: images.map(({ key, line, href, url: target, measured }) => [
          `${key}, line ${line}`,
          target && /^https?:/.test(target) ? { text: href.slice(0, 200), href: target } : href.slice(0, 200),
          measured?.width ?? null,
          measured?.height ?? null,
          measured?.width && measured.height ? ratioText(measured.width / measured.height) : null,
          measured?.mediaType ?? null,
          measured?.bytes ?? null,
        ]),
        ...(images.length === 0 ? { note: 'No tag names an image.' } : {}),
      }),
      table({
        title: 'All social tags',
        columns: [{ label: 'Tag', form: 'mono' }, { label: 'Value' }, { label: 'Line', form: 'number' }],
        rows: tags.map(({ key, content, line }) => [key, content.slice(0, 500), line]),
        ...(tags.length === 0 ? { note: 'The page has no tag of Open Graph or X cards.' } : {}),
      }),
      limitsTable(),
    ],
    files,
    next: nextTools(url, problems),
  }
}

const allWell: Finding = {
  id: 'all-well',
  severity: 'pass',
  title: 'The tags and the image are complete.',
  why: 'All four required properties exist, and the image is within the known limits.',
}

function summaryOf(cards: Card[], problems: Finding[]): string {
  const large = cards.filter(({ layout }) => layout === 'large').map(({ network }) => network)
  const without = cards
    .filter(({ layout }) => layout === 'no card' || layout === 'no image')
    .map(({ network }) => network)
  const critical = problems.filter(({ severity }) => severity === 'critical').length
  const first =
    large.length === cards.length
      ? 'All four networks show a large preview.'
      : without.length === cards.length
        ? 'No network shows an image for this link.'
        : `${large.length > 0 ? `${listOf(large)} ${large.length === 1 ? 'shows' : 'show'} a large preview` : 'No network shows a large preview'}${without.length > 0 ? `; ${listOf(without)} ${without.length === 1 ? 'shows' : 'show'} no image` : ''}.`
  return critical > 0 ? `${first} ${countOf(critical, 'critical finding')}.` : first
}

const listOf = (names: string[]) => new Intl.ListFormat('en-US').format(names)
function nextTools(url: string | null, problems: Finding[]): NonNullable<Report['next']> {
  const isHeavy = problems.some(({ id }) => /image|size/.test(id))
  return [
    ...(isHeavy
      ? [{ slug: 'image-resizer', why: 'Cut an image to 1200 × 630 pixels for all networks.', input: {} }]
      : []),
    ...(url
      ? [
          {
            slug: 'google-tag-analyzer',
            why: 'Check the rest of the head: title, canonical, robots, and tags.',
            input: { url },
          },
          {
            slug: 'schema-validator',
            why: 'Check the structured data that search engines read beside these tags.',
            input: { url },
          },
        ]
      : []),
  ]
}
