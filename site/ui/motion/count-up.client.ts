import { countedTo } from './count-up.ts'
import { COUNT_UP } from './presets.ts'

/**
 * Counts a figure up to its value once, when it comes into view. The final figure is in the page; each word keeps its
 * width.
 */
export function enhance(figure: HTMLElement) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const seen = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return
    seen.disconnect()
    count(figure)
  })
  seen.observe(figure)
}

function count(figure: HTMLElement) {
  const text = figure.textContent ?? ''
  const pieces = text
    .split(/(\s+)/)
    .map((word) => ({ word, place: Object.assign(document.createElement('span'), { textContent: word }) }))
  const words = pieces.filter(({ word }) => /\d/.test(word))
  for (const { place } of words) place.className = 'counting'
  figure.replaceChildren(...pieces.map(({ word, place }) => (place.className ? place : word)))
  for (const { place } of words) place.style.width = `${place.getBoundingClientRect().width}px`
  const start = performance.now()
  const draw = (now: number) => {
    const t = Math.min(1, (now - start) / (COUNT_UP.duration * 1000))
    if (t === 1) return figure.replaceChildren(text)
    for (const { word, place } of words) place.textContent = countedTo(word, 1 - 2 ** (-10 * t))
    requestAnimationFrame(draw)
  }
  requestAnimationFrame(draw)
}
