import sharp from 'sharp'
import { fromBase64, toBase64 } from '#engine/base64.ts'

type Rect = { left: number; top: number; width: number; height: number }
type Node = { lhId?: string }
/** The parts of Lighthouse's result with the page as it was shown. Source: Lighthouse 13, types/lhr. */
export type ShownPage = {
  fullPageScreenshot?: {
    screenshot: { data: string; width: number; height: number }
    nodes: Record<string, Rect>
  } | null
  categories: Record<string, { auditRefs: { id: string }[] } | undefined>
  audits: Record<string, { score: number | null; details?: unknown } | undefined>
}

const MAX_SPOTS = 16
/** CSS pixels: enough around an element to recognize where on the page it is. */
const VIEW = { width: 360, height: 200 }
/** What is shown before an element that is larger than that. */
const MARGIN = 40
const OUTLINE = 2
const QUALITY = 70

/**
 * Returns an image of the first element that each failed check of accessibility names, with a frame around the element:
 * JPEG in base64, by the `lhId` of the element. Elements that have no size are left out.
 */
export async function cutSpots({ fullPageScreenshot, categories, audits }: ShownPage): Promise<Record<string, string>> {
  if (!fullPageScreenshot) return {}
  const { screenshot, nodes } = fullPageScreenshot
  const failed = (categories.accessibility?.auditRefs ?? []).filter(({ id }) => audits[id]?.score === 0)
  const ids = new Set(failed.flatMap(({ id }) => firstNode(audits[id]?.details)?.lhId ?? []))
  const page = fromBase64(screenshot.data.replace(/^data:[^,]*,/, ''))
  const spots: [string, string][] = []
  for (const id of [...ids].slice(0, MAX_SPOTS)) {
    const rect = nodes[id]
    const view = rect && viewOf(rect, screenshot)
    if (rect && view) spots.push([id, toBase64(await cut(page, rect, view))])
  }
  return Object.fromEntries(spots)
}

function firstNode(details: unknown): Node | undefined {
  const { items } = (details ?? {}) as { items?: { node?: Node }[] }
  return Array.isArray(items) ? items[0]?.node : undefined
}

/** Returns the part of the page that shows an element; undefined if the element is not on it. */
function viewOf({ left, top, width, height }: Rect, page: { width: number; height: number }): Rect | undefined {
  const isShown =
    width >= 1 && height >= 1 && left < page.width && top < page.height && left + width > 0 && top + height > 0
  if (!isShown) return undefined
  return {
    left: startOf(left, width, VIEW.width, page.width),
    top: startOf(top, height, VIEW.height, page.height),
    width: Math.min(VIEW.width, page.width),
    height: Math.min(VIEW.height, page.height),
  }
}

/** Returns where a view of an element begins, along one axis: around it if it fits, else a little before it. */
function startOf(start: number, size: number, view: number, page: number): number {
  const from = size > view ? start - MARGIN : start + size / 2 - view / 2
  return Math.round(Math.max(0, Math.min(page - view, from)))
}

function cut(page: Uint8Array, rect: Rect, view: Rect): Promise<Uint8Array> {
  const x = rect.left - view.left - OUTLINE
  const y = rect.top - view.top - OUTLINE
  const box = `x="${x}" y="${y}" width="${rect.width + 2 * OUTLINE}" height="${rect.height + 2 * OUTLINE}" fill="none"`
  // Two lines, because one color is invisible on some pages.
  const frame = `<svg xmlns="http://www.w3.org/2000/svg" width="${view.width}" height="${view.height}">
    <rect ${box} stroke="#fff" stroke-width="4"/><rect ${box} stroke="#d93a00" stroke-width="2"/></svg>`
  return sharp(page)
    .extract(view)
    .composite([{ input: Buffer.from(frame) }])
    .jpeg({ quality: QUALITY })
    .toBuffer()
}
