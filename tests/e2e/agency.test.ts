// @module-tag extended
// Another member of a family: contact.test.ts proves the forms in a browser, int/agency.test.ts this one without.
import { expect, test } from 'vitest'
import { openPage } from '../support/open-page.ts'

const SENT = 'Thank you! Your request has been sent.'

test('R-200 the portfolio request form shows an error at its field, then sends', async () => {
  const page = await openPage('/portfolio')
  const form = page.locator('form#portfolio')
  await form.scrollIntoViewIfNeeded()
  await page.waitForFunction(
    () => document.querySelector<HTMLFormElement>('form#portfolio')?.dataset.enhance === 'done',
  )
  await form.getByLabel('Email').fill('not an address')
  await form.getByRole('button', { name: 'Request' }).click()
  await form.locator('.field .error').first().waitFor()
  await form.getByLabel('Email').fill('portfolio.js@oakfield.example')
  await form.getByRole('button', { name: 'Request' }).click()
  await form.getByText(SENT).waitFor()
  expect(await form.locator('.field .error').filter({ visible: true }).count()).toBe(0)
})

test('R-200 S-12 without JavaScript, the form shows its error, then confirms', async () => {
  // Tests the server's response: the browser accepts this email address, the server does not.
  const page = await openPage('/portfolio', { javaScriptEnabled: false })
  const form = page.locator('form#portfolio')
  await form.getByLabel('Email').fill('someone@nowhere')
  await form.getByRole('button', { name: 'Request' }).click()
  await form.locator('.field .error').first().waitFor()
  await form.getByLabel('Email').fill('portfolio.plain@oakfield.example')
  await form.getByRole('button', { name: 'Request' }).click()
  await form.getByText(SENT).waitFor()
  expect(await form.locator('.field .error').filter({ visible: true }).count()).toBe(0)
})

test('between a phone and a desktop, the lines of testimonials and of sites stand below each other', async () => {
  const page = await openPage('/testimonial/', { width: 768, height: 1024 })
  const edges = async (selector: string) => [
    ...new Set(
      await page.locator(selector).evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left))),
    ),
  ]
  expect(await edges('.testimony-growth')).toHaveLength(1)
  await page.goto('/creative/')
  const bottoms = await page.locator('.site-run ul:first-child li').evaluateAll((all) =>
    all.map((row) => {
      const [text, line] = ['.site-text', 'svg'].map((part) => row.querySelector(part)?.getBoundingClientRect())
      return Number(text?.bottom) <= Number(line?.top) + 1
    }),
  )
  expect(bottoms).toEqual([true, true, true])
})
