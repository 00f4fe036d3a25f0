import { followOpeners } from './embeds.client.ts'
import { enhanceMenus } from './nav.client.ts'
import { prefetchLinks } from './prefetch.client.ts'
import { enhanceThemeSwitch } from './theme.client.ts'
import { followNotices } from './toasts.client.ts'
import { createWindowWidth, followWindow } from './window-width.ts'

/** Everything works without these; each is fetched when what it enhances comes near the window. */
const enhancements: Record<string, () => Promise<{ enhance(element: HTMLElement): void }>> = {
  'form[data-enhance]': () => import('./forms.client.ts') as Promise<{ enhance(element: HTMLElement): void }>,
  '[data-carousel]': () => import('./carousel.client.ts'),
  '[data-stack]': () => import('./stack.client.ts'),
  '[data-count-up]': () => import('./count-up.client.ts'),
  '[data-marquee]': () => import('./marquee.client.ts'),
}

enhanceMenus(followWindow(createWindowWidth(), window))
enhanceThemeSwitch()
followNotices()
followOpeners()

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      near.unobserve(target)
      const selector = Object.keys(enhancements).find((candidate) => target.matches(candidate)) ?? ''
      void enhancements[selector]?.().then(({ enhance }) => enhance(target as HTMLElement))
    }
  },
  { rootMargin: '200px' },
)
for (const element of document.querySelectorAll(Object.keys(enhancements).join())) near.observe(element)

addEventListener('load', () => setTimeout(prefetchLinks, 500))
