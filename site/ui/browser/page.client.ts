import { enhance as enhanceForm } from '../forms/forms.client.ts'
import { enhance as enhanceCountUp } from '../motion/count-up.client.ts'
import { enhance as enhanceMarquee } from '../motion/marquee.client.ts'
import { enhance as enhanceStack } from '../motion/stack.client.ts'
import { followNotices } from '../overlays/toasts.client.ts'
import { followAllRows } from './all-rows.client.ts'
import { sendBeacon } from './beacon.client.ts'
import { followOpeners } from './embeds.client.ts'
import { rememberLanding } from './landing.client.ts'
import { enhanceMenus } from './nav.client.ts'
import { prefetchLinks } from './prefetch.client.ts'
import { enhanceThemeSwitch } from './theme.client.ts'
import { reportVitals } from './vitals.client.ts'
import { createWindowWidth, followWindow } from './window-width.ts'

/** Loaded where there is one: it is a quarter of this script, and most pages have no carousel. */
async function enhanceCarousel(element: HTMLElement) {
  const { enhance } = await import('../carousel/carousel.client.ts')
  enhance(element)
}

/**
 * Enhancements for elements that come near the window; each element works without its own. The small ones share one
 * file, because one file per part plus a loader would be half as large again.
 */
const enhancements: [selector: string, enhance: (element: HTMLElement) => unknown][] = [
  ['form[data-enhance]', (form) => enhanceForm(form as HTMLFormElement)],
  ['[data-carousel]', enhanceCarousel],
  ['[data-stack]', enhanceStack],
  ['[data-count-up]', enhanceCountUp],
  ['[data-marquee]', enhanceMarquee],
]

rememberLanding()
enhanceMenus(followWindow(createWindowWidth(), window))
enhanceThemeSwitch()
followNotices()
followOpeners()
followAllRows()
reportVitals()
const { errors } = document.body.dataset
if (errors) void import('./errors.client.ts').then(({ reportErrors }) => reportErrors(errors, sendBeacon))

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      near.unobserve(target)
      for (const [selector, enhance] of enhancements) if (target.matches(selector)) enhance(target as HTMLElement)
    }
  },
  { rootMargin: '200px' },
)
for (const element of document.querySelectorAll(String(enhancements.map(([selector]) => selector))))
  near.observe(element)

document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLInputElement && target.dataset.suggest)
    void import('../forms/suggest.client.ts').then(({ enhance }) => enhance(target))
})

const prefetchSoon = () => setTimeout(prefetchLinks, 500)
if (document.readyState === 'complete') prefetchSoon()
else addEventListener('load', prefetchSoon)
