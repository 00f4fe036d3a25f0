import { z } from 'zod'
import { made } from '#engine/images/batch.ts'
import { codecAssets, decoderAssets } from '#engine/images/codec-assets.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { gatherInTurns } from '#engine/tool/gather-in-turns.ts'
import type { ReceivedPage } from '#engine/web/page.ts'
import { about } from './about.ts'
import type { MeasuredImage } from './measure.ts'
import type { Saving } from './measure-saving.ts'
import type { ImageReport } from './measured-page.ts'
import { output } from './output.ts'
import { MAX_ENCODED, MAX_PROBES, WEBP_QUALITY } from './page-limits.ts'
import { reportImages } from './report.ts'
import type { WholeFile } from './whole-files.ts'

/** Maximum number of stylesheets: pages rarely have more, and each costs a request. */
const MAX_STYLESHEETS = 12
const STYLESHEET_BYTES = 1_000_000
/** Maximum number of images that are read completely. */
const MAX_WHOLE = 24
/** Maximum number of images in a result; no page that people read names more. */
const MAX_IMAGES = 2_000
const DENSITY = 1
/** Eighty images of one host wait twice for its turn, a minute each. */
const TIME_LIMIT_S = 360

export const tool = defineTool({
  ...about,
  action: 'Extract images',
  guide: [
    'Lists every image that a page names, in img, picture, CSS, Open Graph, JSON-LD, SVG, and lazy loading, with its size, weight, and format; use it to find heavy, missing, or undescribed images.',
    'Returns each image once with all its places, its alternative text, its declared and real size, bytes, and format, the candidate that a browser chooses, and findings.',
  ],
  input: z.object({
    url: field.pageUrl(),
    width: field.choice({
      label: 'Viewport',
      options: { '390': 'Phone, 390 px', '800': 'Tablet, 800 px', '1440': 'Desktop, 1440 px' },
      default: '1440',
      hint: 'Decides which candidate of a srcset a browser chooses.',
      advanced: true,
    }),
    files: field.flag({
      label: 'Show the images',
      default: true,
      hint: `For a gallery, a ZIP, and the saving by WebP: the first ${MAX_WHOLE} images of up to 1 MB are read to their end.`,
      advanced: true,
    }),
  }),
  output,
  samples: [{ label: 'A page on the web', input: { url: 'https://example.com/' } }],
  assets: { ...decoderAssets, 'webp-encoder.wasm': codecAssets['webp-encoder.wasm'] },
  libraries: [
    { name: '@jsquash/webp', does: 'Encodes the heaviest images as WebP' },
    { name: 'parse5', does: 'Reads the tags by the tokenizer of the HTML Standard' },
    { name: 'css-tree', does: 'Parses stylesheets and the media conditions of sizes' },
  ],
  limits: [
    'Scripts are not run: an image that a script adds without naming it in the HTML is not found.',
    `At most ${MAX_STYLESHEETS} stylesheets are read and ${MAX_PROBES} images measured; sizes of others are unknown. The gallery has the first ${MAX_WHOLE} that are not larger than 1 MB, up to 8 MB together.`,
    `The saving is measured on the ${MAX_ENCODED} heaviest JPEG and PNG files of the gallery, with WebP at quality ${WEBP_QUALITY}; other settings save more or less.`,
    'Which image is the largest on the screen (LCP) depends on the layout and is not determined here.',
    'A missing alternative text is always an error, an empty one may be right: only a person can tell decoration from content.',
  ],
  needs: { page: ({ url }) => ({ url }) },
  timeLimit: TIME_LIMIT_S,
  run: async ({ width, files: showsFiles }, { page, gather, progress, partial, asset, signal }) => {
    const { readTags } = await import('#engine/web/read-tags.ts')
    const { readHead } = await import('#engine/web/read-head.ts')
    const { collectFromStylesheet, collectImages } = await import('./collect-images.ts')
    const { imageRequests, measuredImages } = await import('./measure.ts')
    const { measureSaving } = await import('./measure-saving.ts')
    const { wholeFiles } = await import('./whole-files.ts')
    const markup = readTags(page.text)
    const viewport = { width: Number(width), height: Math.round(Number(width) * 0.6), density: DENSITY }
    const collection = collectImages(markup, readHead(markup, page.url), viewport)
    progress(1, 4, 'Reading stylesheets')
    const seen = new Set<string>()
    let next = collection.stylesheets
    // Two levels: a stylesheet, and the ones it imports.
    for (let level = 0; level < 2 && next.length > 0; level++) {
      const urls = [...new Set(next)].filter((url) => !seen.has(url)).slice(0, MAX_STYLESHEETS - seen.size)
      if (urls.length === 0) break
      for (const url of urls) seen.add(url)
      const sheets = await gather(
        'pages',
        urls.map((url) => ({ url, maxBytes: STYLESHEET_BYTES, isCut: true, accepts: 'anything' as const })),
      )
      next = sheets.flatMap((sheet) =>
        'text' in sheet && sheet.status < 400 ? collectFromStylesheet(sheet.text, sheet.url, collection) : [],
      )
    }
    progress(2, 4, 'Measuring images')
    const named = [...collection.images.values()]
    const listed = named.slice(0, MAX_IMAGES)
    const requests = imageRequests(listed, { most: MAX_PROBES, whole: showsFiles ? MAX_WHOLE : 0 })
    const reportOf = (images: MeasuredImage[], files: WholeFile[], savings: Saving[]): ImageReport => ({
      url: page.url,
      viewport: viewport.width,
      images,
      left: named.length - images.length,
      savings,
      [made]: files,
      inlineSvgs: collection.inlineSvgs,
      stylesheets: seen.size,
      problems: collection.problems,
    })
    const onStage = (some: ReceivedPage[]) => partial(reportOf(measuredImages(listed, requests, some).images, [], []))
    const run = { gather, signal, progress, unit: 'image', onStage }
    const { images, bodies } = measuredImages(listed, requests, await gatherInTurns(requests, run))
    progress(3, 4, 'Encoding as WebP')
    const files = wholeFiles(images, bodies)
    return reportOf(images, files, await measureSaving(files, { asset, signal }))
  },
  report: reportImages,
})
