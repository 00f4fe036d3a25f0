// @module-tag extended
// Documentation for developers; int/api-docs.test.ts proves what it shows.
import { expect, test } from 'vitest'
import { openPage } from '../support/open-page.ts'
import { inject } from '../support/product.ts'

test('S-14 /api/docs opens Swagger UI on a click, where calls can be tried', async () => {
  const hosts = new Set<string>()
  const files: string[] = []
  const complaints: string[] = []
  const page = await openPage('/api/docs', {
    before: async (before) => {
      before.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
      before.on('pageerror', ({ message }) => complaints.push(message))
      before.on('request', (request) => {
        const { protocol, host, pathname } = new URL(request.url())
        if (protocol !== 'data:') hosts.add(host)
        files.push(pathname)
      })
    },
  })
  await page.waitForLoadState('load')
  expect(files.filter((file) => file.includes('swagger'))).toEqual([])
  await page.getByRole('button', { name: 'Try the calls' }).click()
  const explorer = page.getByRole('region', { name: 'Swagger UI' })
  await explorer.locator('#operations-read-getGetCategories button').first().click()
  const call = explorer.locator('#operations-read-getGetCategories')
  await call.getByRole('button', { name: 'Try it out' }).click()
  const apiResponse = page.waitForResponse((response) => response.url().endsWith('/api/get-categories'))
  await call.getByRole('button', { name: 'Execute' }).click()
  expect((await apiResponse).status()).toBe(200)
  await call.locator('.live-responses-table').getByText('200', { exact: true }).waitFor()
  expect(await page.locator('.api-call').count()).toBe(0)
  expect([...hosts]).toEqual([new URL(inject('siteUrl')).host])
  expect(complaints).toEqual([])
})

test('S-12 without JavaScript, /api/docs lists every call and has no button', async () => {
  const page = await openPage('/api/docs', { javaScriptEnabled: false })
  expect(await page.locator('.api-call').count()).toBeGreaterThan(20)
  expect(await page.getByRole('button', { name: 'Try the calls' }).isVisible()).toBe(false)
})
