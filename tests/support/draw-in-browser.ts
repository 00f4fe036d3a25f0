import type { Page } from 'playwright-core'

/** Edge of the square into which a drawing is put, in pixels: larger than any logo on a page. */
const EDGE = 480

/**
 * Draws an SVG as a browser shows an image, from its text to its pixels.
 * @returns how long that took, in milliseconds
 * @throws {Error} if the browser refuses it
 */
export async function drawInBrowser(page: Page, svg: string): Promise<number> {
  return (await draw(page, svg)).time
}

/** Returns the pixels that a browser draws, as a URL. */
export async function pixelsInBrowser(page: Page, svg: string): Promise<string> {
  return (await draw(page, svg)).url
}

function draw(page: Page, svg: string) {
  return page.evaluate(
    async ({ svg, edge }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: edge, height: edge })
      const context = canvas.getContext('2d', { willReadFrequently: true })
      const image = new Image(edge, edge)
      const began = performance.now()
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
      await image.decode()
      const factor = Math.min(edge / image.naturalWidth, edge / image.naturalHeight)
      context?.drawImage(image, 0, 0, image.naturalWidth * factor, image.naturalHeight * factor)
      context?.getImageData(0, 0, edge, edge)
      return { time: performance.now() - began, url: canvas.toDataURL() }
    },
    { svg, edge: EDGE },
  )
}
