import assert from 'node:assert/strict'
import { waitFor } from '#tests/support/wait-for.ts'
import type { Hands } from './hands.ts'
import { publishChanges } from './post-tasks.ts'
import type { Place, Task } from './task.ts'

const PLAN = 'Furrow'
const BRAND = 'Lemon & Larder'
const COLOR = '#1d4ed8'

/** What changes the whole site: a price, and the brand. */
export const siteTasks: Task[] = [
  { what: 'change a price on the home page, with preview', run: changePrice },
  { what: 're-brand: name and color', run: rebrand },
]

async function changePrice(hands: Hands, { url }: Place) {
  const { page, click, fill, find } = hands
  await find(PLAN)
  await click(page.getByRole('button', { name: 'Live Preview' }))
  const preview = page.frameLocator('iframe')
  await preview.getByText('$1,800').first().waitFor()
  await fill(page.getByRole('textbox', { name: 'Price', exact: true }), '1950')
  await preview.getByText('$1,950').first().waitFor()
  assert(!(await homePage(url)).includes('$1,950'), 'The draft is public.')
  await publishChanges(hands)

  await waitFor(async () => (await homePage(url)).includes('$1,950'))
}

async function rebrand({ page, click, fill, find }: Hands, { url }: Place) {
  await find('Brand')
  await click(page.getByRole('button', { name: 'Name', exact: true }))
  await fill(page.getByRole('textbox', { name: 'Name' }).first(), BRAND)
  await click(page.getByRole('button', { name: 'Logo and colors' }))
  await fill(page.getByRole('textbox', { name: 'Main color', exact: true }), COLOR)
  await click(page.getByRole('button', { name: 'Save', exact: true }))
  await page.getByText('Updated successfully').first().waitFor()

  await waitFor(async () => {
    const html = await homePage(url)
    return html.includes('Lemon &#38; Larder') || html.includes('Lemon &amp; Larder')
  })
  assert((await homePage(url)).includes(COLOR), 'The color is not on the page.')
}

const homePage = async (url: string) => (await fetch(url)).text()
