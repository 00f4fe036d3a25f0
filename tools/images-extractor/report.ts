import { made } from '#engine/images/batch.ts'
import { countOf } from '#engine/text/count-of.ts'
import { withCommas } from '#engine/text/numbers.ts'
import type { Cell, Finding, Metric } from '#engine/tool/blocks.ts'
import { chart, findings, gallery, metric, table } from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import { badgesOf, checkImages } from './check.ts'
import type { MeasuredImage } from './measure.ts'
import type { Saving } from './measure-saving.ts'
import type { ImageReport } from './measured-page.ts'
import { MAX_PROBES, WEBP_QUALITY } from './page-limits.ts'

const MAX_ROWS = 500
const rank = { critical: 0, warning: 1, notice: 2, pass: 3 }

/** Returns the report: weight and findings, then each image once with all its places. */
export function reportImages(data: ImageReport): Report {
  const { url, images, left, savings, inlineSvgs, stylesheets, viewport, [made]: files } = data
  // What came instead of an image has no weight as one.
  const known = images.filter(({ bytes, problem }) => bytes !== null && problem === null)
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
  const inKnown = known.length < images.length ? ` in the ${known.length} whose size is known` : ''
  const weight =
    known.length > 0
      ? `, ${total < 1_000_000 ? `${kilobytes(total)} kB` : `${Math.round(total / 100_000) / 10} MB`}${inKnown}`
      : ''
  const unknown = images.filter(({ isUnknown }) => isUnknown).length
  const unmeasured = unknown > 0 ? ` ${unknown} of them ${unknown === 1 ? 'was' : 'were'} not measured.` : ''
  return {
    ...(unknown > 0 ? { status: 'partial' as const } : {}),
    summary: `${countOf(images.length, 'image')}${weight}.${unmeasured}${inlineSvgs.length > 0 ? ` ${countOf(inlineSvgs.length, 'inline SVG')}.` : ''}`,
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
        ...savingMetric(savings),
        {
          label: 'Without alternative text',
          value: images.filter(({ isMissingAlt }) => isMissingAlt).length,
          method: 'Images in an img element that has no alt attribute. An empty alt counts as present.',
        },
        { label: 'Inline SVG', value: inlineSvgs.length, method: 'svg elements that are part of the HTML.' },
        {
          label: 'Stylesheets read',
          value: stylesheets,
          method: 'Stylesheets of the page and those that they import.',
        },
      ]),
      findings(found.length > 0 ? found : [allWell]),
      ...(files.length > 0 ? [galleryOf(data)] : []),
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
          {
            label: 'As WebP',
            form: 'number',
            method: `Bytes at quality ${WEBP_QUALITY}, for the images that were encoded.`,
          },
          { label: 'Alternative text' },
          { label: 'Loading' },
          { label: 'Line', form: 'number' },
        ],
        rows: images.slice(0, MAX_ROWS).map((image) => rowOf(image, savings)),
        note: `“Shown” is the candidate that a browser chooses at ${viewport} pixels and density 1.${images.length > MAX_ROWS ? ` The first ${MAX_ROWS} of ${images.length}; the JSON has all.` : ''}`,
      }),
    ],
    limits: [
      ...(unknown > 0
        ? [
            `${unknown} of ${countOf(images.length, 'image')} could not be measured: we request ${MAX_PROBES} at most and send one host 30 requests a minute, or a server refuses our bot. This says nothing about these images.`,
          ]
        : []),
      ...(left > 0 ? [`${withCommas(left)} further images that the page names are left out.`] : []),
    ],
    files: files.map(({ name, type, bytes }) => ({ name, type, bytes })),
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

function savingMetric(savings: Saving[]): Metric[] {
  if (savings.length === 0) return []
  const saved = savings.reduce((sum, { before, after }) => sum + before - after, 0)
  const before = savings.reduce((sum, one) => sum + one.before, 0)
  return [
    {
      label: 'Saving with WebP',
      value: kilobytes(saved),
      unit: 'kB',
      method: `Measured: the ${savings.length} heaviest JPEG and PNG files, ${kilobytes(before)} kB together, encoded as WebP at quality ${WEBP_QUALITY}. Other settings save more or less.`,
    },
  ]
}

/** Returns the images as visitors see them, each with what is wrong with it. */
function galleryOf({ images, [made]: files }: ImageReport) {
  const byUrl = new Map(images.map((image) => [image.url, image]))
  return gallery({
    title: 'Gallery',
    images: files.map(({ name, url, bytes }) => {
      const image = byUrl.get(url)
      const { alt, width, height, format } = image ?? {}
      return {
        file: name,
        alt: alt || `Image ${name} of the page`,
        caption: `${format ?? ''}, ${width ?? '?'} × ${height ?? '?'}, ${kilobytes(bytes.length)} kB`,
        width: width ?? 300,
        height: height ?? 150,
        badges: image ? badgesOf(image) : [],
      }
    }),
  })
}

const allWell: Finding = {
  id: 'all-well',
  severity: 'pass',
  title: 'No image is broken, undescribed, or heavy.',
  why: 'All measured images can be read and have a fitting size and format.',
}

function rowOf(image: MeasuredImage, savings: Saving[]): Cell[] {
  const { url, uses, format, width, height, declaredWidth, declaredHeight, bytes, alt, problem } = image
  const shown = url.startsWith('data:') ? `${url.slice(0, 40)}…` : url
  const places = [...new Set(uses.map(({ where }) => where))].join(', ')
  return [
    url.startsWith('data:') ? shown : { text: shown.slice(0, 300), href: url },
    image.isChosen ? `${places} (shown)` : places,
    problem ? { text: problem, severity: 'critical' } : format,
    width && height ? `${width} × ${height}` : null,
    declaredWidth || declaredHeight ? `${declaredWidth ?? '?'} × ${declaredHeight ?? '?'}` : '',
    bytes,
    savings.find((one) => one.url === url)?.after ?? null,
    image.isMissingAlt ? { text: 'missing', severity: 'warning' } : alt === '' ? '(empty)' : (alt ?? ''),
    image.isLazy ? 'lazy' : '',
    uses[0]?.line ?? null,
  ]
}

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10
