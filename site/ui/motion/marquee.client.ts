import { MARQUEE_SPEED } from './presets.ts'

/** Sets the duration of one pass so that the marquee keeps its speed, whatever the width of its content. */
export function enhance(marquee: HTMLElement) {
  const lists = marquee.querySelectorAll<HTMLElement>('.marquee-run > ul')
  const measure = () => {
    const width = lists[0]?.getBoundingClientRect().width
    if (width) marquee.style.setProperty('--pass', `${width / MARQUEE_SPEED}s`)
  }
  if (lists[0]) new ResizeObserver(measure).observe(lists[0])
}
