import { type CarouselPreset, type CarouselPresetName, carouselPresets } from './presets.ts'

const reduced = matchMedia('(prefers-reduced-motion: reduce)')

/** Adds controls, rotation, and endless movement to a row that already scrolls and snaps. */
export function enhance(root: HTMLElement) {
  const preset: CarouselPreset = carouselPresets[root.dataset.carousel as CarouselPresetName]
  const track = root.querySelector<HTMLElement>('[data-track]')
  const controls = root.querySelector<HTMLElement>('[data-controls]')
  if (!track || !controls) return
  const move = createMover(track, preset)
  for (const button of controls.querySelectorAll<HTMLElement>('[data-step]')) {
    button.addEventListener('click', () => move(Number(button.dataset.step)))
  }
  const rotation = controls.querySelector<HTMLElement>('[data-rotation]')
  const rotate =
    rotation && createRotation({ root, track, button: rotation, period: preset.autoplay ?? 0, move: () => move(1) })
  const fit = () => {
    const isNeeded = track.scrollWidth > track.clientWidth + 1
    controls.classList.toggle('is-needed', isNeeded)
    rotate?.(isNeeded)
  }
  new ResizeObserver(fit).observe(track)
}

/** Moves one slide forward or back. Slides that have left the window move behind the others, so that none is copied. */
function createMover(track: HTMLElement, { speed, infinite }: CarouselPreset) {
  let frame = 0
  return (direction: number) => {
    cancelAnimationFrame(frame)
    const [first, second] = track.children as unknown as HTMLElement[]
    if (!first || !second) return
    const step = second.offsetLeft - first.offsetLeft
    const last = track.scrollWidth - track.clientWidth
    track.style.scrollSnapType = 'none'
    let from = track.scrollLeft
    let to = Math.round((from + direction * step) / step) * step
    if (infinite && to > last + 1 && from >= step - 1) {
      track.append(first)
      from -= step
      to -= step
    } else if (infinite && to < -1 && track.lastElementChild) {
      track.prepend(track.lastElementChild)
      from += step
      to += step
    }
    track.scrollLeft = from
    const start = performance.now()
    const draw = (now: number) => {
      const t = reduced.matches ? 1 : Math.min(1, (now - start) / speed)
      track.scrollLeft = from + (to - from) * (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) ** 2)
      if (t < 1) frame = requestAnimationFrame(draw)
      else track.style.scrollSnapType = ''
    }
    frame = requestAnimationFrame(draw)
  }
}

type Rotation = { root: HTMLElement; track: HTMLElement; button: HTMLElement; period: number; move: () => void }

/**
 * Moves the carousel on its own while it is visible, not hovered, and not stopped. Focus inside stops it; after that,
 * only the button starts it again. With reduced motion, it never starts on its own.
 */
function createRotation({ root, track, button, period, move }: Rotation) {
  const label = button.querySelector('span')
  let isStopped = false
  let isPointedAt = false
  let isSeen = false
  let isNeeded = false
  let timer = 0
  const update = () => {
    clearTimeout(timer)
    const word = isStopped ? 'Start' : 'Stop'
    button.ariaLabel = `${word} rotation`
    if (label) label.textContent = word
    root.classList.toggle('is-stopped', isStopped)
    track.ariaLive = isStopped ? 'polite' : 'off'
    if (isNeeded && isSeen && !isStopped && !isPointedAt) timer = window.setTimeout(rotate, period)
  }
  const rotate = () => {
    move()
    update()
  }
  const stop = () => {
    isStopped = true
    update()
  }
  button.addEventListener('click', () => {
    isStopped = !isStopped
    update()
  })
  root.addEventListener('focusin', ({ target, relatedTarget }) => {
    const isInside = relatedTarget instanceof Node && root.contains(relatedTarget)
    // Clicking the button focuses it first, which must not stop the rotation; reaching it by keyboard does.
    if (target !== button || (!isInside && button.matches(':focus-visible'))) stop()
  })
  track.addEventListener('pointerdown', stop)
  for (const [name, points] of [
    ['pointerenter', true],
    ['pointerleave', false],
  ] as const) {
    root.addEventListener(name, ({ pointerType }) => {
      isPointedAt = points && pointerType === 'mouse'
      update()
    })
  }
  const follow = () => {
    if (reduced.matches) stop()
    button.hidden = reduced.matches
  }
  reduced.addEventListener('change', follow)
  follow()
  new IntersectionObserver(([entry]) => {
    isSeen = Boolean(entry?.isIntersecting)
    update()
  }).observe(track)
  return (needed: boolean) => {
    isNeeded = needed
    update()
  }
}
