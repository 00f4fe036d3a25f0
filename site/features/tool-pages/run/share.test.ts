import { afterEach, expect, test, vi } from 'vitest'
import { shareLabel, shareLink } from './share.ts'

const link = { url: 'https://agency.example/tools/word-counter/#i=q1Y', title: 'Word counter', text: '5 words' }
const copied: string[] = []
const clipboard = { writeText: async (text: string) => void copied.push(text) }
const failing = (name: string) => () => Promise.reject(Object.assign(new Error(name), { name }))

afterEach(() => {
  vi.unstubAllGlobals()
  copied.length = 0
})

test('a device with a share sheet gets the link, and nothing is copied', async () => {
  const share = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { share, clipboard })
  expect([shareLabel(), await shareLink(link)]).toEqual(['Share', 'shared'])
  expect(share).toHaveBeenCalledWith(link)
  expect(copied).toEqual([])
})

test.each([
  ['closed', failing('AbortError'), 0],
  ['copied', failing('NotAllowedError'), 1],
])('a share sheet that ends otherwise: %s', async (outcome, share, copies) => {
  vi.stubGlobal('navigator', { share, clipboard })
  expect(await shareLink(link)).toBe(outcome)
  expect(copied).toHaveLength(copies)
})

test('elsewhere, and for a link that apps would cut, it is copied', async () => {
  vi.stubGlobal('navigator', { clipboard })
  expect([shareLabel(), await shareLink(link)]).toEqual(['Copy share link', 'copied'])
  vi.stubGlobal('navigator', { share: failing('never called'), clipboard })
  expect(await shareLink({ ...link, url: `https://agency.example/#i=${'x'.repeat(9_000)}` })).toBe('copied')
  vi.stubGlobal('navigator', { clipboard: { writeText: failing('NotAllowedError') } })
  expect(await shareLink(link)).toBe('refused')
})
