import { bytesText, isRefused, made, nameMaker, type SkippedFile } from '#engine/images/batch.ts'
import { targets } from '#engine/images/picture.ts'
import { type Finding, findings, image, metric, table } from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import type { Drawn } from './draw-bitmaps.ts'

const sizing = { label: 'SVG 2, 8.2', url: 'https://www.w3.org/TR/SVG2/coords.html#ViewportSpace' }
const secure = { label: 'SVG 2, 2.2.4', url: 'https://www.w3.org/TR/SVG2/conform.html#secure-static-mode' }

export function reportOf(rows: (Drawn | SkippedFile)[], format: 'png' | 'webp'): Report {
  const make = nameMaker()
  const { extension, type } = targets[format]
  const bitmaps = rows.flatMap((row) =>
    isRefused(row)
      ? []
      : row.bitmaps.map((bitmap) => ({
          ...bitmap,
          from: row.name,
          file: make(row.name, `${bitmap.scale === 1 ? '' : `@${bitmap.scale}x`}.${extension}`),
        })),
  )
  const total = bitmaps.reduce((sum, { bytes }) => sum + bytes, 0)
  const shown = bitmaps.at(-1)
  const drawings = rows.filter((row) => !isRefused(row)).length
  const refused = rows.filter(isRefused).length
  const codec = format === 'png' ? 'PNG' : 'WebP'
  const what =
    bitmaps.length === 1 && shown
      ? `${shown.from} is now a ${codec} of ${shown.width} × ${shown.height} pixels, ${bytesText(total)}.`
      : `${bitmaps.length} ${codec} bitmaps of ${drawings === 1 ? 'one drawing' : `${drawings} drawings`}, ${bytesText(total)} in total.`
  return {
    summary: refused > 0 ? `${what} ${refused} could not be rendered.` : what,
    status: refused > 0 ? 'partial' : 'done',
    files: bitmaps.map((bitmap) => ({ name: bitmap.file, type, bytes: bitmap[made] })),
    blocks: [
      metric([
        { label: 'Bitmaps', value: bitmaps.length, method: 'One for each drawing and scale.' },
        {
          label: 'In total',
          value: total,
          unit: 'bytes',
          method:
            format === 'png'
              ? 'PNG, losslessly optimized by oxipng.'
              : 'WebP at the chosen quality, encoded by libwebp.',
        },
      ]),
      ...(shown
        ? [
            image({
              title: shown.file,
              alt: `${shown.from} as a bitmap`,
              file: shown.file,
              width: shown.width,
              height: shown.height,
            }),
          ]
        : []),
      table({
        title: 'Bitmaps',
        columns: [
          { label: 'File' },
          { label: 'From' },
          { label: 'Scale' },
          { label: 'Width', form: 'number', unit: 'px' },
          { label: 'Height', form: 'number', unit: 'px' },
          { label: 'Size', form: 'number', unit: 'B' },
        ],
        rows: bitmaps.map(({ file, from, scale, width, height, bytes }) => [
          { text: file, file },
          from,
          `${scale}×`,
          width,
          height,
          bytes,
        ]),
      }),
      findings([...rows.flatMap(findingsOf)].sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity))),
    ],
  }
}

const order = ['critical', 'warning', 'notice', 'pass']

function findingsOf(row: Drawn | SkippedFile): Finding[] {
  const place = { field: 'files' }
  if (isRefused(row))
    return [
      { id: 'unreadable-file', severity: 'critical', title: row.error, why: 'The other files were rendered.', place },
    ]
  const { name, hasSize, hasViewBox, own, external, scripts, hasText, isAnimated, isBlank } = row
  const found: Finding[] = []
  if (isBlank)
    found.push({
      id: 'blank',
      severity: 'critical',
      title: `${name} is empty when rendered`,
      why: 'Every pixel is transparent: its shapes are outside the viewBox, have no fill, or are loaded from elsewhere.',
      fix: 'Open it in a browser and check its viewBox.',
      ref: sizing,
      place,
    })
  for (const { url, line } of external)
    found.push({
      id: 'external',
      severity: 'warning',
      title: `${name} asks for ${url.slice(0, 120)}, which was not loaded`,
      why: 'An SVG on its own may not load other files, so this part is missing in the bitmap.',
      fix: 'Embed the image in the file as a data: URL.',
      ref: secure,
      place: { field: 'svg', line },
    })
  if (!hasViewBox && !hasSize)
    found.push({
      id: 'no-size',
      severity: 'warning',
      title: `${name} has neither a size nor a viewBox: it was rendered as ${own.width} × ${own.height}`,
      why: 'Programs then use 300 × 150 and cut off everything outside.',
      fix: 'Add viewBox="0 0 width height" to its <svg>.',
      ref: sizing,
      place,
    })
  else if (!hasViewBox)
    found.push({
      id: 'no-view-box',
      severity: 'notice',
      title: `${name} has no viewBox`,
      why: 'Its width and height were used as the viewBox, so that it scales. Other programs crop it instead.',
      fix: `Add viewBox="0 0 ${own.width} ${own.height}".`,
      ref: sizing,
      place,
    })
  else if (!hasSize)
    found.push({
      id: 'size-of-view-box',
      severity: 'notice',
      title: `${name} has no size: its viewBox, ${Number(own.width.toFixed(2))} × ${Number(own.height.toFixed(2))}, was used as pixels`,
      why: 'A viewBox gives proportions. Enter a width if the bitmap is too small.',
      ref: sizing,
      place,
    })
  for (const { what, line } of scripts)
    found.push({
      id: 'script',
      severity: 'notice',
      title: `${name} has a script (${what}), which was not run`,
      why: 'Whatever it would draw is missing.',
      ref: secure,
      place: { field: 'svg', line },
    })
  if (hasText)
    found.push({
      id: 'text',
      severity: 'notice',
      title: `${name} has text, rendered with the fonts on this device`,
      why: 'Missing fonts are replaced with others.',
      fix: 'Convert the text to paths in your drawing app.',
      place,
    })
  if (isAnimated)
    found.push({
      id: 'animated',
      severity: 'notice',
      title: `${name} is animated; its first frame was rendered`,
      why: 'A bitmap does not move.',
      place,
    })
  if (scripts.length === 0 && !isAnimated && found.every(({ severity }) => severity === 'notice'))
    found.push({
      id: 'drawn',
      severity: 'pass',
      title: `${name} was rendered completely`,
      why: 'It uses nothing outside the file.',
      place,
    })
  return found
}
