import { allLimits, type Figure, type Limits, limitsAsOf, statedBy } from '#engine/social/networks.ts'
import { withCommas } from '#engine/text/numbers.ts'
import { type Block, type Cell, table } from '#engine/tool/blocks.ts'
import { ratioText } from './check-image.ts'

/** Returns every known limit with its source: a figure that only others report is not marked as one of the network. */
export const limitsTable = (): Block =>
  table({
    title: 'Limits of the networks',
    columns: [
      { label: 'Network' },
      { label: 'Preview' },
      { label: 'Limit' },
      { label: 'Value' },
      { label: 'Stated by' },
      { label: 'Source' },
    ],
    rows: allLimits.flatMap(({ network, limits }) =>
      figuresOf(limits).map(([figure, name, value]): Cell[] => {
        const { by, ref } = statedBy(limits, figure)
        const who: Cell = by === 'network' ? network : { text: `others, not ${network}`, severity: 'notice' }
        return [network, limits.preview, name, value, who, { text: `${ref.label}, ${limitsAsOf}`, href: ref.url }]
      }),
    ),
    note: `Sources were last read on ${limitsAsOf}. For figures that others state, we found no page of the network that confirms them. Limits that are not listed are unknown.`,
  })

function figuresOf(limits: Limits): [Figure, name: string, value: string][] {
  const { ratio, smallest, smallestLarge, recommended, largest, maxBytes, types, htmlBytes } = limits
  const rows: [Figure, string, string | null][] = [
    ['ratio', 'Ratio', ratio === null ? null : ratioText(ratio)],
    ['smallest', 'Smallest image', sizeText(smallest)],
    ['smallestLarge', 'Large preview from', sizeText(smallestLarge)],
    ['recommended', 'Recommended image', sizeText(recommended)],
    ['largest', 'Largest image', sizeText(largest)],
    ['maxBytes', 'File size', maxBytes === null ? null : `${maxBytes / 1e6} MB`],
    ['types', 'Formats', types?.map((type) => type.slice('image/'.length)).join(', ') ?? null],
    ['titleLength', 'Title', charactersText(limits.titleLength)],
    ['descriptionLength', 'Description', charactersText(limits.descriptionLength)],
    ['altLength', 'Alternative text', charactersText(limits.altLength)],
    ['htmlBytes', 'Part of the HTML that is read', htmlBytes === null ? null : `${withCommas(htmlBytes)} bytes`],
  ]
  return rows.flatMap(([figure, name, value]) => (value === null ? [] : [[figure, name, value]]))
}

const sizeText = (size: { width: number; height: number } | null) =>
  size ? (size.height > 1 ? `${size.width} × ${size.height} px` : `${size.width} px wide`) : null
const charactersText = (length: number | null) => (length === null ? null : `${length} characters`)
