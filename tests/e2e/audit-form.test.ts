// extended: the same form at more widths and its messages one by one; int/contact.test.ts proves what is stored.
import type { Locator, Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { query } from '../support/database.ts'
import { eachOf } from '../support/extended.ts'
import { openPage, phone, wide } from '../support/open-page.ts'

const windows = [
  { variant: 'desktop', size: wide },
  { variant: 'mobile', size: phone },
] as const
const SENT = 'Thank you! Your request has been sent.'
const BAD_WEBSITE = 'Please enter a valid website URL.'
/** The browser accepts it; the server does not. */
const REFUSED = 'https://oakfield,example'

/** Opens the form that is visible at this window size, and waits for its script. */
async function openForm(size: { width: number; height: number } = wide, path = '/') {
  const page = await openPage(path, size)
  const form = page.locator('#audit .audit-form:visible')
  await form.scrollIntoViewIfNeeded()
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLFormElement>('#audit .audit-form')].some(
      (one) => one.dataset.enhance === 'done' && one.checkVisibility(),
    ),
  )
  const requests: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/send-mail')) requests.push(request.postDataJSON())
  })
  return { page, form, requests, message: form.locator('[data-form-message]') }
}

const field = (form: Locator, name: string) => form.locator(`[name="${name}"]`)
const button = (form: Locator) => form.getByRole('button')

async function fill(form: Locator, { name = 'Ines Calder', website = 'https://oakfield.example' } = {}) {
  await field(form, 'website').fill(website)
  await field(form, 'clientName').fill(name)
  await field(form, 'clientEmail').fill('ines@oakfield.example')
}

const values = (form: Locator) =>
  Promise.all(['website', 'clientName', 'clientEmail'].map((name) => field(form, name).inputValue()))

const stored = (name: string) =>
  query<{ website: string; client_email: string; form: string; status: string }>(
    'select website, client_email, form, status from contact_requests where client_name = $1',
    [name],
  )

/** Delays the response until `release` is called. */
async function holdResponse(page: Page) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/send-mail', async (route: Route) => {
    await released
    await route.continue()
  })
  return () => release()
}

eachOf(
  [
    ['desktop', 1440],
    ['desktop', 1024],
    ['mobile', 768],
    ['mobile', 390],
  ],
  0,
)('R-103 R-104 only the %s form is visible and focusable at %i px', async (variant, width) => {
  const page = await openPage('/', { width, height: 900 })
  expect(await page.locator('#audit .audit-form').count()).toBe(2)
  const shown = page.locator('#audit .audit-form:visible')
  expect(await shown.count()).toBe(1)
  expect(await shown.getAttribute('data-variant')).toBe(variant)
  await field(shown, 'website').focus()
  const reached: (string | null | undefined)[] = []
  for (let i = 0; i < 4; i++) {
    reached.push(
      await page.evaluate(() => {
        const element = document.activeElement
        const form = element?.closest<HTMLElement>('#audit .audit-form')
        return form && `${form.dataset.variant} ${element?.getAttribute('name') ?? element?.textContent?.trim()}`
      }),
    )
    await page.keyboard.press('Tab')
  }
  expect(reached).toEqual(['website', 'clientName', 'clientEmail', 'Request audit'].map((name) => `${variant} ${name}`))
  expect(await page.evaluate(() => document.activeElement?.closest('#audit .audit-form') ?? null)).toBeNull()
})

eachOf(windows, 0)(
  'R-105 R-259 R-260 the $variant form is sent once, shows the server’s message, and is empty again',
  async ({ variant, size }) => {
    const { form, requests, message } = await openForm(size)
    const name = `Sent from ${variant}`
    await fill(form, { name })
    await button(form).click()
    await message.getByText(SENT).waitFor()
    expect(await message.getAttribute('role')).toBe('status')
    expect(await values(form)).toEqual(['', '', ''])
    expect(requests).toHaveLength(1)
    expect(requests[0]).toMatchObject({
      data: {
        clientName: name,
        clientEmail: 'ines@oakfield.example',
        website: 'https://oakfield.example',
        form: 'audit',
      },
    })
    expect(await stored(name)).toEqual([
      { website: 'https://oakfield.example/', client_email: 'ines@oakfield.example', form: 'audit', status: 'new' },
    ])
  },
)

test('R-274 the desktop form requires only a website before sending', { tags: 'extended' }, async () => {
  const { page, form, requests } = await openForm()
  await button(form).click()
  const website = field(form, 'website')
  await form.locator('[name="website"][aria-invalid="true"]').waitFor()
  const error = page.locator(`[id="${await website.getAttribute('aria-describedby')}"]`)
  expect(await error.isVisible()).toBe(true)
  expect(await form.locator('.error').count()).toBe(1)
  const [below, above] = [await error.boundingBox(), await website.boundingBox()]
  expect(below && above && below.y - (above.y + above.height)).toBeLessThan(24)
  expect(requests).toHaveLength(0)
})

test('R-276 the mobile form requires all three fields', { tags: 'extended' }, async () => {
  const { form, requests } = await openForm(phone)
  await button(form).click()
  await form.locator('[aria-invalid="true"]').first().waitFor()
  expect(
    await form.locator('[aria-invalid="true"]').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).name)),
  ).toEqual(['website', 'clientName', 'clientEmail'])
  expect(await form.locator('[data-form-errors] a').count()).toBe(3)
  expect(requests).toHaveLength(0)
})

test('R-275 R-274 on the desktop, an email address is optional but must be valid', { tags: 'extended' }, async () => {
  const { form, requests, message } = await openForm()
  await field(form, 'website').fill('https://without-email.example')
  await field(form, 'clientName').fill('Without email')
  await field(form, 'clientEmail').fill('nobody')
  await button(form).click()
  expect(await form.locator('[aria-invalid="true"]').getAttribute('name')).toBe('clientEmail')
  expect(requests).toHaveLength(0)
  await field(form, 'clientEmail').fill('')
  await button(form).click()
  await message.getByText(SENT).waitFor()
  expect(await stored('Without email')).toHaveLength(1)
})

test('R-277 a website without a scheme is accepted', { tags: 'extended' }, async () => {
  const { form, requests, message } = await openForm()
  await fill(form, { name: 'No scheme', website: 'oakfield.example' })
  await button(form).click()
  await message.getByText(SENT).waitFor()
  expect(requests).toMatchObject([{ data: { website: 'https://oakfield.example' } }])
  expect(await stored('No scheme')).toMatchObject([{ website: 'https://oakfield.example/' }])
})

eachOf(windows, 1)(
  'R-259 R-260 R-291 the $variant form shows the server’s errors at their fields, keeps its text, and is not resent',
  async ({ size }) => {
    const { page, form, requests, message } = await openForm(size)
    await fill(form, { name: 'Refused', website: REFUSED })
    await button(form).click()
    await message.getByText(BAD_WEBSITE).waitFor()
    const website = field(form, 'website')
    const error = page.locator(`[id="${await website.getAttribute('aria-describedby')}"]`)
    expect(await error.textContent()).toBe(BAD_WEBSITE)
    expect(await website.getAttribute('aria-invalid')).toBe('true')
    const summary = form.locator('[data-form-errors]')
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await summary.textContent()).toContain('One thing to correct')
    expect(await values(form)).toEqual([REFUSED, 'Refused', 'ines@oakfield.example'])
    expect(requests).toHaveLength(1)
    expect(await stored('Refused')).toEqual([])
    await summary.getByRole('link').click()
    expect(await website.evaluate((element) => element === document.activeElement)).toBe(true)
  },
)

test('R-258 sending clears the message before the next response arrives', { tags: 'extended' }, async () => {
  const { page, form, message } = await openForm()
  await fill(form, { name: 'Second try', website: REFUSED })
  await button(form).click()
  await message.getByText(BAD_WEBSITE).waitFor()
  const release = await holdResponse(page)
  await field(form, 'website').fill('https://oakfield.example')
  await button(form).click()
  await form.locator('[aria-busy="true"]').waitFor()
  expect(await message.textContent()).toBe('')
  expect(await form.locator('.error').count()).toBe(0)
  expect(await form.locator('[data-form-errors]').isVisible()).toBe(false)
  release()
  await message.getByText(SENT).waitFor()
  expect(await form.locator('[aria-busy]').count()).toBe(0)
})

eachOf(windows, 0)(
  'R-105 the $variant form is sent once, however often it is submitted while busy',
  async ({ variant, size }) => {
    const { page, form, requests, message } = await openForm(size)
    const release = await holdResponse(page)
    const name = `Impatient on ${variant}`
    await fill(form, { name })
    const width = Math.floor((await button(form).boundingBox())?.width ?? 0)
    await button(form).dblclick()
    await form.locator('[aria-busy="true"]').waitFor()
    expect(await button(form).textContent()).toBe('Sending')
    expect((await button(form).boundingBox())?.width).toBeGreaterThanOrEqual(width)
    await button(form).click()
    await field(form, 'website').press('Enter')
    release()
    await message.getByText(SENT).waitFor()
    expect(await button(form).textContent()).toContain('Request audit')
    expect(requests).toHaveLength(1)
    expect(await stored(name)).toHaveLength(1)
  },
)

test('R-291 R-260 without a connection, the form says so, keeps its text, and can be sent again', {
  tags: 'extended',
}, async () => {
  const { page, form, requests, message } = await openForm()
  await page.route('**/api/send-mail', (route) => route.abort('connectionrefused'))
  await fill(form, { name: 'Offline' })
  await button(form).click()
  await message.locator('.is-bad').waitFor()
  expect(await message.textContent()).toMatch(/\w{4}/)
  expect(await message.textContent()).not.toContain('Thank you')
  expect(await values(form)).toEqual(['https://oakfield.example', 'Offline', 'ines@oakfield.example'])
  expect(requests).toHaveLength(1)
  await page.unroute('**/api/send-mail')
  await button(form).click()
  await message.getByText(SENT).waitFor()
  expect(await stored('Offline')).toHaveLength(1)
})

eachOf(
  [
    [
      'the server’s message is shown',
      429,
      '{"success":false,"message":"Too many requests. Please try again later."}',
      /^Too many requests\. Please try again later\.$/,
    ],
    ['a malformed response still gets a message', 502, '<html><body>Bad gateway</body></html>', /\w{4}/],
  ],
  0,
)('R-259 R-292 %s', async (_what, status, body, words) => {
  const { page, form, requests, message } = await openForm()
  await page.route('**/api/send-mail', (route) =>
    route.fulfill({ status, body, contentType: body.startsWith('{') ? 'application/json' : 'text/html' }),
  )
  await fill(form, { name: 'Answered' })
  await button(form).click()
  await message.locator('.is-bad').waitFor()
  expect(await message.textContent()).toMatch(words)
  expect(await values(form)).toEqual(['https://oakfield.example', 'Answered', 'ines@oakfield.example'])
  expect(requests).toHaveLength(1)
})

eachOf(windows, 1)(
  'S-12 without JavaScript, the $variant form is sent and shows its message below',
  async ({ variant, size }) => {
    const page = await openPage('/', { ...size, javaScriptEnabled: false })
    const form = page.locator('#audit .audit-form:visible')
    const name = `No script on ${variant}`
    await fill(form, { name })
    await button(form).click()
    await page.waitForURL('**/?form=audit#audit')
    expect(await form.locator('[data-form-message]').innerText()).toContain(SENT)
    expect(await values(form)).toEqual(['', '', ''])
    expect(await stored(name)).toHaveLength(1)
  },
)

eachOf(windows, 0)(
  'S-12 without JavaScript, a refused $variant form returns with its values and an error at the field',
  async ({ size }) => {
    const page = await openPage('/', { ...size, javaScriptEnabled: false })
    const form = page.locator('#audit .audit-form:visible')
    await fill(form, { name: 'Refused without script', website: REFUSED })
    await button(form).click()
    // Until the styles of the response load, both variants are visible.
    await page.waitForURL('**/api/send-mail')
    await form.locator('.is-bad').waitFor()
    expect(await form.locator('.field .error').innerText()).toContain(BAD_WEBSITE)
    expect(await form.locator('[data-form-errors]').isVisible()).toBe(true)
    expect(await values(form)).toEqual([REFUSED, 'Refused without script', 'ines@oakfield.example'])
    expect(await stored('Refused without script')).toEqual([])
  },
)
