import { LANDING_STACK_THRESHOLD, STACK_THRESHOLD } from './presets.ts'

/** Marks each card as waiting, active, or past. The cards themselves stick with CSS. */
export function enhance(stack: HTMLElement) {
  const cards = [...stack.children] as HTMLElement[]
  const update = stack.dataset.stack === 'landing' ? () => updateLanding(stack, cards) : () => updateHome(cards)
  let isQueued = false
  const queue = () => {
    if (isQueued) return
    isQueued = true
    requestAnimationFrame(() => {
      isQueued = false
      update()
    })
  }
  new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting) addEventListener('scroll', queue, { passive: true })
    else removeEventListener('scroll', queue)
    queue()
  }).observe(stack)
}

/** A card is active when it comes within 6.5% of the window's height of the line where it sticks. */
function updateHome(cards: HTMLElement[]) {
  const near = innerHeight * STACK_THRESHOLD
  const active = cards.findLastIndex(
    (card) => card.getBoundingClientRect().top - (Number.parseFloat(getComputedStyle(card).top) || 0) <= near,
  )
  mark(cards, Math.max(active, 0))
}

/**
 * The last card that is half in view sets the visible index: cards up to it are in place, later ones wait below.
 * Earlier cards are on top, so each shows only what the next one leaves uncovered.
 */
function updateLanding(stack: HTMLElement, cards: HTMLElement[]) {
  const places = cards.map((card) => {
    const { top, height } = card.getBoundingClientRect()
    const place = top - new DOMMatrix(getComputedStyle(card).transform).m42
    return { top: place, bottom: place + height, height }
  })
  const visible = places.findLastIndex(
    ({ top, bottom, height }) => Math.min(bottom, innerHeight) - Math.max(top, 0) >= height * LANDING_STACK_THRESHOLD,
  )
  const index = visible < 0 ? (places[0] && places[0].top < 0 ? cards.length - 1 : 0) : visible
  stack.dataset.visible = `${index}`
  mark(cards, index)
  for (const [i, card] of cards.entries()) {
    const next = i < index ? places[i + 1]?.top : undefined
    card.style.setProperty(
      '--covered',
      `${Math.max(0, (places[i]?.bottom ?? 0) - (next ?? Number.POSITIVE_INFINITY))}px`,
    )
  }
}

function mark(cards: HTMLElement[], active: number) {
  for (const [i, card] of cards.entries())
    card.dataset.state = i === active ? 'active' : i < active ? 'behind' : 'waiting'
}
