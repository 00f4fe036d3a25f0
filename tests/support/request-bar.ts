/**
 * Scrolls the page in a browser, and returns whether the bar with its request is then at the lower edge of the window,
 * in front of everything else.
 */
export async function isBarShown(place: 'top' | 'third screen' | 'form') {
  const form = document.querySelector('.request-rail + *')
  if (place === 'form') form?.scrollIntoView({ block: 'end', behavior: 'instant' })
  else scrollTo({ top: place === 'top' ? 0 : 2 * innerHeight, behavior: 'instant' })
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  return Boolean(document.elementFromPoint(innerWidth / 2, innerHeight - 8)?.closest('.request-bar'))
}
