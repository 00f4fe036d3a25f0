// @module-tag extended
// One field in the editor.
import { expect, test } from 'vitest'
import { signIn } from '../support/editor.ts'
import { openPage } from '../support/open-page.ts'
import { inject } from '../support/product.ts'
import { waitFor } from '../support/wait-for.ts'

const HOSTILE = [
  '<p>For shops <strong>under 500 products</strong>, see <a href="/blog/">our articles</a>.</p>',
  '<img src="/none.png" onerror="window.fired = \'image\'">',
  '<script>window.fired = "script"</script>',
  '<svg onload="window.fired = \'svg\'"></svg>',
  '<iframe srcdoc="<script>parent.fired = \'frame\'</script>"></iframe>',
  '<details open ontoggle="window.fired = \'toggle\'"><summary>More</summary></details>',
  '<a href="javascript:window.fired = \'link\'">Read me</a>',
  '<p id="main" class="skip" style="position:fixed;inset:0" onclick="window.fired = \'click\'">Cover</p>',
].join('\n')

// Without the policy, which would also stop scripts, only the sanitizer protects the page.
test('D1 hostile HTML in a plan description is harmless, and its formatting is shown', async () => {
  const editor = await signIn()
  const plan = await editor.create('pricing-plans', { planName: 'Hostile', description: HOSTILE })
  try {
    await waitFor(async () => (await (await fetch(inject('siteUrl'))).text()).includes('under 500 products'))
    const page = await openPage('/', { bypassCSP: true })
    const description = page.locator('.plan-desc', { hasText: 'under 500 products' })
    await description.getByText('Read me').click()
    await description.getByText('Cover').click()
    expect(await page.evaluate(() => (window as unknown as { fired?: string }).fired)).toBeUndefined()
    expect(new URL(page.url()).pathname).toBe('/')
    const names = await description.evaluate((element) =>
      [...element.querySelectorAll('*')].flatMap(({ attributes }) => [...attributes].map(({ name }) => name)),
    )
    expect([...new Set(names)].sort()).toEqual(['href', 'open', 'src'])
    expect(await description.locator('script, svg, iframe, [href^="javascript"]').count()).toBe(0)
    expect(await description.locator('strong').textContent()).toBe('under 500 products')
    expect(await description.getByRole('link', { name: 'our articles' }).getAttribute('href')).toBe('/blog/')
  } finally {
    await editor.remove('pricing-plans', plan.id)
  }
})
