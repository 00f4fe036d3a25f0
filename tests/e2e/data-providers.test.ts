// @module-tag extended
// Screens of settings; int/data-providers.test.ts proves the rights and the calls.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount } from '../support/account.ts'
import { axeViolations } from '../support/axe.ts'
import { openBackOffice } from '../support/back-office.ts'
import { query } from '../support/database.ts'
import { runSearchProvider } from '../support/search-provider.ts'

const PATH = '/admin/data-providers'
const KEY = 'sk-live-3f9c2b7e51a0-d1e8a94f2a'

let provider: Awaited<ReturnType<typeof runSearchProvider>>

beforeAll(async () => {
  provider = await runSearchProvider()
})

afterAll(async () => {
  for (const table of ['providers', 'provider_settings', 'provider_days', 'provider_calls'])
    await query(`delete from data_${table}`)
  await provider.stop()
})

test('an administrator sets up a provider, tries it, and reads the response with its cost', async () => {
  const page = await openBackOffice(PATH)
  const card = page.locator('#provider-searxng')
  await card.locator('summary').first().click()
  await card.getByLabel('URL of your SearXNG server').fill(provider.url)
  await card.getByRole('button', { name: 'Save' }).click()
  await card.getByText('SearXNG was saved.').waitFor()
  await card.getByRole('button', { name: 'Try it' }).click()
  const panel = card.getByRole('region', { name: 'Response' })
  await panel.waitFor()
  expect(await panel.innerText()).toMatch(/It works.*\d ms.*\$0\.00.*HTTP 200 from 127\.0\.0\.1.*Store 1/s)
  await card.getByText(/^\d requests? today$/).waitFor()

  const moz = page.locator('#provider-moz')
  await moz.locator('summary').first().click()
  await moz.getByLabel('API token').fill(KEY)
  await moz.getByRole('button', { name: 'Save' }).click()
  await moz.getByText(/^Set, ends in …4f2a, since /).waitFor()
  expect(await moz.getByLabel('API token').inputValue()).toBe('')
  expect(await page.content()).not.toContain(KEY)
  expect(await axeViolations(page, 'all', '.data-providers')).toEqual([])
})

test('an editor sees neither the link nor the settings', async () => {
  const editor = await makeAccount('providers-browser', ['editor'])
  const page = await openBackOffice(PATH, editor)
  await page.getByText('Only administrators see this page.').waitFor()
  expect(await page.locator('#nav-data-providers').count()).toBe(0)
  expect(await page.content()).not.toContain('MOZ_KEY')
  await editor.remove()
})
