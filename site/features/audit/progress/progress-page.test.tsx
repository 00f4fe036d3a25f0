import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { StoredAudit } from '#audit/stored-audit.ts'
import { parseHtml } from '#tests/support/parse-html.ts'
import { FailedAudit } from '../failed-audit.tsx'
import { NotifyOfAudit } from '../schema.ts'
import { StartForm } from '../start/start-form.tsx'
import { ProgressPage } from './progress-page.tsx'

const KEY = 'V1StGXR8_Z5jdHi6B-myTQ'
const audit: StoredAudit = {
  id: 1,
  key: KEY,
  shareKey: null,
  url: 'https://shop.example/',
  host: 'shop.example',
  state: 'running',
  createdAt: '2026-06-01T00:00:00.000Z',
  deletedOn: '2026-08-30T00:00:00.000Z',
  progress: {
    stage: 'links',
    place: null,
    pages: 2,
    ofPages: 4,
    secondsLeft: 30,
    ticks: [
      { status: 200, depth: 0 },
      { status: 404, depth: 1 },
    ],
  },
}

const render = (props: Partial<Parameters<typeof ProgressPage>[0]> = {}) =>
  parseHtml(renderToStaticMarkup(<ProgressPage audit={audit} crumbs={[]} isOwner state={undefined} {...props} />))

test('a running audit shows its stage, its pages, and the time left, and announces only the stage', () => {
  const html = render()
  expect([...html.querySelectorAll('[role="status"]:not([data-form-message])')].map((one) => one.textContent)).toEqual([
    'Checking links and files.',
  ])
  expect(html.querySelector('[data-amount]')?.textContent).toBe('2 of 4 pages · about 30 seconds left')
  expect(html.querySelector('[aria-current="step"]')?.textContent).toBe('Check links and files')
  expect(html.querySelector('[data-kind="refused"]')?.getAttribute('d')).toBe('M375 60V4')
})

test('a visitor can stop it and leave an email address, without scripts', () => {
  const actions = [...render().querySelectorAll('form')].map((form) => [form.method, form.getAttribute('action')])
  expect(actions).toEqual([
    ['post', `/api/audit/${KEY}/stop`],
    ['post', `/api/audit/${KEY}/notify`],
  ])
  const refused = { form: 'notify', success: false, message: 'No.', errors: { email: 'Enter an email.' }, values: {} }
  expect(render({ state: refused }).querySelector('#notify-email-error')?.textContent).toBe('Enter an email.')
})

test('the report and a monthly audit are two choices, and only the first is made in advance', () => {
  const ticked = (html: ReturnType<typeof render>) =>
    [...html.querySelectorAll('[type="checkbox"]')].map((box) => [
      box.getAttribute('name'),
      box.hasAttribute('checked'),
    ])
  expect(ticked(render())).toEqual([
    ['report', true],
    ['watch', false],
  ])
  const values = { email: 'no', watch: 'yes', chosen: 'yes' }
  const refused = { form: 'notify', success: false, message: 'No.', errors: { email: 'Enter an email.' }, values }
  expect(ticked(render({ state: refused }))).toEqual([
    ['report', false],
    ['watch', true],
  ])
})

test.each([
  [{}, { report: true, watch: false }],
  [{ watch: true }, { report: false, watch: true }],
  [
    { report: 'yes', watch: 'yes', chosen: 'yes' },
    { report: true, watch: true },
  ],
  [{ chosen: 'yes' }, undefined],
])('the fields %j choose %j', (fields, chosen) => {
  const read = NotifyOfAudit.safeParse({ key: KEY, email: 'ann@shop.example', ...fields }).data
  expect(read && { report: read.report, watch: read.watch }).toEqual(chosen)
})

test('a shared link only watches', () => {
  const html = render({ isOwner: false })
  expect(html.querySelectorAll('form')).toHaveLength(0)
  expect(html.querySelector('[data-audit]')).toBeNull()
})

test('the place in the queue is told in words', () => {
  const progress = { ...audit.progress, stage: 'waiting' as const, place: 3, pages: 0, ofPages: null, ticks: [] }
  const html = render({ audit: { ...audit, state: 'waiting', progress } })
  expect(html.querySelector('[data-stage]')?.textContent).toBe('Waiting in line: 3 audits are ahead of this one.')
})

test('an audit that failed says why, and can be tried again', () => {
  const failed = { ...audit, state: 'failed' as const, message: 'The host has no address.' }
  const html = parseHtml(renderToStaticMarkup(<FailedAudit audit={failed} crumbs={[]} />))
  expect(html.querySelector('.state')?.textContent).toContain('The host has no address.')
  expect(html.querySelector('.state a')?.getAttribute('href')).toBe('/audit/?url=https%3A%2F%2Fshop.example%2F')
})

test('the form has what was typed before, on another page or in a refused submission', () => {
  const value = (props: Parameters<typeof StartForm>[0]) =>
    parseHtml(renderToStaticMarkup(<StartForm {...props} />))
      .querySelector('[name="url"]')
      ?.getAttribute('value')
  expect(value({ url: 'shop.example' })).toBe('shop.example')
  const state = {
    form: 'start',
    success: false,
    message: 'No.',
    errors: { url: 'No.' },
    values: { url: 'shop,example' },
  }
  expect(value({ url: 'x.example', state })).toBe('shop,example')
})
