/** Passes the height of the form to the stylesheet: a form taller than the window must not stick at its upper end. */
export function limitToViewport(side: HTMLElement) {
  new ResizeObserver(() => side.style.setProperty('--side-height', `${side.offsetHeight}px`)).observe(side)
}
