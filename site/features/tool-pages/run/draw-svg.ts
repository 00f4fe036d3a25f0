/**
 * Renders an SVG as straight RGBA with the browser. External references are not fetched.
 * @throws {Error} if it is not an SVG
 */
export async function drawSvg(svg: string, width: number, height: number): Promise<Uint8ClampedArray<ArrayBuffer>> {
  const url = URL.createObjectURL(new Blob([sized(svg, width, height)], { type: 'image/svg+xml' }))
  try {
    const picture = new Image()
    picture.src = url
    await picture.decode()
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const context = canvas.getContext('2d')
    if (!context) throw new Error('This browser gives no canvas.')
    context.drawImage(picture, 0, 0, width, height)
    return context.getImageData(0, 0, width, height).data as Uint8ClampedArray<ArrayBuffer>
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** Some browsers do not render an SVG without a size. */
function sized(svg: string, width: number, height: number) {
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml')
  const root = parsed.documentElement
  if (root.localName !== 'svg') throw new Error('This is not an SVG: its first element is not <svg>.')
  const own = {
    width: Number.parseFloat(root.getAttribute('width') ?? ''),
    height: Number.parseFloat(root.getAttribute('height') ?? ''),
  }
  if (!root.hasAttribute('viewBox') && own.width > 0 && own.height > 0)
    root.setAttribute('viewBox', `0 0 ${own.width} ${own.height}`)
  root.setAttribute('width', String(width))
  root.setAttribute('height', String(height))
  root.setAttribute('preserveAspectRatio', 'none')
  return new XMLSerializer().serializeToString(parsed)
}
