import { expect, test } from 'vitest'
import { copyleaks } from '../copyleaks/definition.ts'
import { createLaterResponses } from './later-responses.ts'

const later = () => createLaterResponses('https://agency.example/api/provider-responses')
const tokenOf = (url: string) => url.split('/').at(-1) ?? ''

test('a response reaches its waiting run once, and tokens are not interchangeable', async () => {
  const { receive, deliver } = later()
  const { url, body } = receive(new AbortController().signal)
  expect(url).toMatch(/^https:\/\/agency\.example\/api\/provider-responses\/[\w-]{32}$/)
  expect(deliver('guessed', 1)).toBe(false)
  expect(deliver(tokenOf(url), { status: 0 })).toBe(true)
  expect(await body).toEqual({ status: 0 })
  expect(deliver(tokenOf(url), { status: 1 })).toBe(false)
})

test('a finished run does not receive its response', async () => {
  const { receive, deliver } = later()
  const stop = new AbortController()
  const { url, body, cancel } = receive(stop.signal)
  stop.abort(new Error('stopped'))
  await expect(body).rejects.toThrow('stopped')
  cancel()
  expect(deliver(tokenOf(url), 1)).toBe(false)
})

test('a terminal has no URL for Copyleaks results, so nothing is sent', async () => {
  const fetch = () => Promise.reject(new Error('nothing is sent'))
  const { copies } = copyleaks.create({ settings: {}, fetch, now: () => 0 })
  expect(await copies?.({ text: 'x' }, new AbortController().signal)).toMatchObject({
    reason: 'not-configured',
    message: expect.stringContaining('terminal'),
  })
})
