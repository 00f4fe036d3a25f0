import { LANDING_STACK_THRESHOLD, STACK_THRESHOLD } from './motion-presets.ts'

/** Says of every card whether it waits, is the active one, or lies behind. The cards themselves stick by CSS. */
export function enhance(stack: HTMLElement) {
  const cards = [...stack.children] as HTMLElement[]
  if (stack.dataset.stack === 'landing') followLanding(stack, cards)
  else followScroll(stack, cards)
}

/** A card is active when it comes within 6.5% of the window of the line where it sticks. */
function followScroll(stack: HTMLElement, cards: HTMLElement[]) {
  let isQueued = false
  const update = () => {
    isQueued = false
    const near = innerHeight * STACK_THRESHOLD
    const active = cards.findLastIndex(
      (card) => card.getBoundingClientRect().top - (Number.parseFloat(getComputedStyle(card).top) || 0) <= near,
    )
    for (const [i, card] of cards.entries()) card.dataset.state = stateOf(i, Math.max(active, 0))
  }
  const queue = () => {
    if (!isQueued) requestAnimationFrame(update)
    isQueued = true
  }
  new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting) addEventListener('scroll', queue, { passive: true })
    else removeEventListener('scroll', queue)
    queue()
  }).observe(stack)
}

/** The card that is half in view sets the visible index; those up to it are in place. */
function followLanding(stack: HTMLElement, cards: HTMLElement[]) {
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        const visible = cards.indexOf(target as HTMLElement)
        stack.dataset.visible = String(visible)
        for (const [i, card] of cards.entries()) card.dataset.state = stateOf(i, visible)
      }
    },
    { threshold: LANDING_STACK_THRESHOLD },
  )
  for (const card of cards) seen.observe(card)
}

function stateOf(index: number, active: number) {
  if (index === active) return 'active'
  return index < active ? 'behind' : 'waiting'
}
