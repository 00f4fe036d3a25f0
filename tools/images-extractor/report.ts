import { countOf } from '../../engine/text/count-of.ts'
import type { Cell, Finding } from '../../engine/tool/blocks.ts'
import { chart, findings, metric, table } from '../../engine/tool/blocks.ts'
import type { Report } from '../../engine/tool/define-tool.ts'
import { checkImages } from './check.ts'
import type { MeasuredImage } from './measure.ts'
import type { ImageReport } from './measured-page.ts'

const MAX_ROWS = 500
const rank = { critical: 0, warning: 1, notice: 2, pass: 3 }

/** The report: weight and findings, then each image once with all its places. */
export function reportImages(data: ImageReport): Report {
  const { url, images, inlineSvgs, stylesheets, viewport } = data
  const known = images.filter(({ bytes }) => bytes !== null)
  const total = known.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0)
  const found = checkImages(data).toSorted((one, other) => rank[one.severity] - rank[other.severity])
  const formats = Map.groupBy(
    known.filter(({ format }) => format),
    ({ format }) => format ?? '',
  )
  const byFormat = [...formats].map(([format, list]) => ({
    format,
    bytes: list.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0),
  }))
  return {
    summary: `${countOf(images.length, 'image')}${known.length > 0 ? `, ${kilobytes(total)} kB in the ${known.length} whose size is known` : ''}.${inlineSvgs.length > 0 ? ` ${countOf(inlineSvgs.length, 'inline SVG')}.` : ''}`,
    blocks: [
      metric([
        {
          label: 'Images',
          value: images.length,
          method: 'Different URLs that the HTML, its stylesheets, and its structured data name as images.',
        },
        {
          label: 'Weight',
          value: known.length > 0 ? kilobytes(total) : null,
          unit: 'kB',
          method: `Sum of the file sizes of the ${known.length} images whose size is known. A browser loads only some of them.`,
        },
        {
          label: 'Without alternative text',
          value: images.filter(({ isMissingAlt }) => isMissingAlt).length,
          method: 'Images of an img element that has no alt attribute. An empty alt counts as present.',
        },
        { label: 'Inline SVG', value: inlineSvgs.length, method: 'svg elements that are part of the HTML.' },
        {
          label: 'Stylesheets read',
          value: stylesheets,
          method: 'Stylesheets of the page and those that they import.',
        },
      ]),
      findings(found.length > 0 ? found : [allWell]),
      ...(byFormat.length > 1
        ? [
            chart({
              title: 'Weight by format',
              form: 'bars',
              unit: 'kB',
              labels: byFormat.map(({ format }) => format),
              series: [{ name: 'Weight', values: byFormat.map(({ bytes }) => kilobytes(bytes)) }],
              method: 'Sum of the file sizes by the format that the first bytes name.',
            }),
          ]
        : []),
      table({
        title: 'Images',
        columns: [
          { label: 'URL', form: 'mono' },
          { label: 'Found in' },
          { label: 'Format' },
          { label: 'Real size', method: 'Pixels, by the first bytes.' },
          { label: 'Declared', method: 'The width and height attributes.' },
          { label: 'Bytes', form: 'number', method: 'Of the whole file.' },
          { label: 'Alternative text' },
          { label: 'Loading' },
          { label: 'Line', form: 'number' },
        ],
        rows: images.slice(0, MAX_ROWS).map(rowOf),
        note: `“Shown” is the candidate that a browser chooses at ${viewport} pixels and density 1.${images.length > MAX_ROWS ? ` The first ${MAX_ROWS} of ${images.length}; the JSON has all.` : ''}`,
      }),
    ],
    next: [
      ...(known.some(({ bytes }) => (bytes ?? 0) > 200_000)
        ? [{ slug: 'image-compressor', why: 'Compress the images of the page and see the difference.', input: { url } }]
        : []),
      {
        slug: 'open-graph-checker',
        why: 'See which of these images appears when someone shares the page.',
        input: { url },
      },
    ],
  }
}

const allWell: Finding = {
  id: 'all-well',
  severity: 'pass',
  title: 'No image is broken, undescribed, or heavy.',
  why: 'All measured images can be read and have a fitting size and format.',
}

function rowOf({
  url,
  uses,
  format,
  width,
  height,
  declaredWidth,
  declaredHeight,
  bytes,
  alt,
  isMissingAlt,
  isLazy,
  isChosen,
  problem,
}: MeasuredImage): Cell[] {
  const shown = url.startsWith('data:') ? `${url.slice(0, 40)}…` : url
  const places = [...new Set(uses.map(({ where }) => where))].join(', ')
  return [
    url.startsWith('data:') ? shown : { text: shown.slice(0, 300), href: url },
    isChosen ? `${places} (shown)` : places,
    problem ? { text: problem, severity: 'critical' } : format,
    width && height ? `${width} × ${height}` : null,
    declaredWidth || declaredHeight ? `${declaredWidth ?? '?'} × ${declaredHeight ?? '?'}` : '',
    bytes,
    isMissingAlt ? { text: 'missing', severity: 'warning' } : alt === '' ? '(empty)' : (alt ?? ''),
    isLazy ? 'lazy' : '',
    uses[0]?.line ?? null,
  ]
}

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10
