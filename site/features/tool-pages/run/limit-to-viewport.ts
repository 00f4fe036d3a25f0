/** Tells the stylesheet how high the form is: one taller than the window must not stick by its upper end. */
export function limitToViewport(side: HTMLElement) {
  new ResizeObserver(() => side.style.setProperty('--side-height', `${side.offsetHeight}px`)).observe(side)
}
