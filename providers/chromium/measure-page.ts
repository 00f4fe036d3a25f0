import type { RenderedPage } from '#engine/web/rendered.ts'

type Measured = Pick<RenderedPage, 'url' | 'html' | 'text' | 'images' | 'texts'>

/**
 * Runs inside the page: it is sent there as source, so it uses nothing from outside. The background of a text is what
 * is painted under its center; `null` where that is an image or a gradient.
 */
export async function measurePage(measuresText: boolean): Promise<Measured> {
  const MAX_TEXTS = 4_000
  const MAX_TEXT = 300
  const MAX_STEPS = 60
  const BOLD = 700
  type Rgba = [red: number, green: number, blue: number, alpha: number]

  const html = `${document.doctype ? '<!doctype html>' : ''}${document.documentElement?.outerHTML ?? ''}`
  const text = document.body?.innerText ?? ''
  const lcp = await lcpElement()
  const images = [...document.images].map((image) => {
    const { width, height } = image.getBoundingClientRect()
    const { currentSrc, src, naturalWidth, naturalHeight } = image
    return { src: currentSrc || src, naturalWidth, naturalHeight, width, height, isLcp: image === lcp }
  })
  return { url: location.href, html, text, images, ...(measuresText ? { texts: await measureTexts() } : {}) }

  function lcpElement() {
    return new Promise<Element | null>((resolve) => {
      const last = (entries: PerformanceEntry[]) =>
        (entries.at(-1) as { element?: Element } | undefined)?.element ?? null
      const observer = new PerformanceObserver((list) => resolve(last(list.getEntries())))
      observer.observe({ type: 'largest-contentful-paint', buffered: true })
      setTimeout(() => resolve(last(observer.takeRecords())), 100)
    })
  }

  /** Scrolls through the page, because a browser only knows what is under a point inside its window. */
  async function measureTexts() {
    const colors = createColors()
    finishAnimations()
    const left = new Set(elementsWithText())
    const texts: NonNullable<RenderedPage['texts']> = []
    for (let step = 0; step < MAX_STEPS && left.size > 0; step++) {
      scrollTo({ top: step * innerHeight, behavior: 'instant' })
      // What comes into view is seen by its observers after the first frame, and may begin to appear.
      for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
      finishAnimations()
      const isLast = scrollY + innerHeight >= document.documentElement.scrollHeight - 1
      for (const element of left) {
        const box = boxOf(element)
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
        const isInView = x >= 0 && x < innerWidth && y >= 0 && y < innerHeight
        if (!isInView && !isLast) continue
        left.delete(element)
        texts.push(describe(element, isInView ? document.elementsFromPoint(x, y) : [], colors))
      }
      if (isLast) break
    }
    scrollTo({ top: 0, behavior: 'instant' })
    return texts
  }

  /** Ends what fades or slides in: the color of a text is the one in which people read it. */
  function finishAnimations() {
    for (const animation of document.getAnimations()) {
      const endTime = animation.effect?.getComputedTiming().endTime
      if (animation.timeline === document.timeline && Number.isFinite(endTime) && animation.playbackRate !== 0)
        animation.finish()
    }
  }

  function elementsWithText() {
    const elements = new Set<Element>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode() && elements.size < MAX_TEXTS) {
      const element = walker.currentNode.parentElement
      if (!element || !walker.currentNode.nodeValue?.trim() || elements.has(element)) continue
      if (element.closest('script, style, noscript, template, title')) continue
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const { width, height } = boxOf(element)
      if (width > 1 && height > 1) elements.add(element)
    }
    return elements
  }

  function boxOf(element: Element) {
    const own = [...element.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
    const range = document.createRange()
    if (own) range.selectNodeContents(own)
    else range.selectNodeContents(element)
    return range.getClientRects()[0] ?? element.getBoundingClientRect()
  }

  function describe(element: Element, stack: Element[], colors: ReturnType<typeof createColors>) {
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const at = stack.indexOf(element)
    const under = at >= 0 ? stack.slice(at) : ancestorsOf(element)
    const background = backgroundOf(under, colors)
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
    const shown = own
      .map((node) => node.nodeValue)
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim()
    const front = colors.read(color)
    front[3] *= opacityOf(element)
    return {
      text: shown.slice(0, MAX_TEXT),
      color: colors.write(background ? over(front, background) : front),
      background: background && colors.write(background),
      fontPx: Number.parseFloat(fontSize),
      isBold: Number(fontWeight) >= BOLD,
      selector: selectorOf(element),
    }
  }

  function backgroundOf(under: Element[], colors: ReturnType<typeof createColors>): Rgba | null {
    const layers: Rgba[] = []
    for (const element of under) {
      if (/^(?:img|video|canvas|picture|iframe|object|embed|svg)$/i.test(element.tagName)) return null
      const { backgroundColor, backgroundImage, backdropFilter } = getComputedStyle(element)
      if (backgroundImage !== 'none' || (backdropFilter && backdropFilter !== 'none')) return null
      const layer = colors.read(backgroundColor)
      layer[3] *= opacityOf(element)
      layers.push(layer)
      if (layer[3] === 1) break
    }
    return layers.reduceRight<Rgba>((below, layer) => over(layer, below), [255, 255, 255, 1])
  }

  function ancestorsOf(element: Element) {
    const found: Element[] = []
    for (let one: Element | null = element; one; one = one.parentElement) found.push(one)
    return found
  }

  function opacityOf(element: Element) {
    return ancestorsOf(element).reduce((product, one) => product * Number(getComputedStyle(one).opacity), 1)
  }

  function over([r, g, b, a]: Rgba, [belowR, belowG, belowB]: Rgba): Rgba {
    const mix = (front: number, back: number) => Math.round(front * a + back * (1 - a))
    return [mix(r, belowR), mix(g, belowG), mix(b, belowB), 1]
  }

  /** Returns a function that reads any CSS color as sRGB, by painting it. */
  function createColors() {
    const known = new Map<string, Rgba>()
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    const read = (color: string): Rgba => {
      const before = known.get(color)
      if (before) return [...before]
      if (!canvas) return [0, 0, 0, 1]
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = color
      canvas.fillRect(0, 0, 1, 1)
      const [r = 0, g = 0, b = 0, a = 0] = canvas.getImageData(0, 0, 1, 1).data
      known.set(color, [r, g, b, a / 255])
      return [r, g, b, a / 255]
    }
    const write = ([r, g, b, a]: Rgba) =>
      a === 1 ? `rgb(${r}, ${g}, ${b})` : `rgba(${r}, ${g}, ${b}, ${a.toFixed(3)})`
    return { read, write }
  }

  function selectorOf(element: Element) {
    const parts: string[] = []
    for (let one: Element | null = element; one && parts.length < 4; one = one.parentElement) {
      const name = one.tagName.toLowerCase()
      if (one.id) return [`${name}#${CSS.escape(one.id)}`, ...parts].join(' > ')
      const same = [...(one.parentElement?.children ?? [])].filter(({ tagName }) => tagName === one?.tagName)
      parts.unshift(same.length > 1 ? `${name}:nth-of-type(${same.indexOf(one) + 1})` : name)
    }
    return parts.join(' > ')
  }
}
