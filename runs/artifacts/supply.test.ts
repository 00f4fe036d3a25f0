import { expect, test, vi } from 'vitest'
import { Failure } from '#engine/failures.ts'
import type { Gather } from '#engine/tool/artifacts.ts'
import { gatherSampleSite } from '#tests/support/web-artifacts.ts'
import { tool as myIpAddress } from '#tools/my-ip-address/tool.ts'
import { tool as pageSpeedChecker } from '#tools/page-speed-checker/tool.ts'
import { gatherAhead, gatherThrough, supplyArtifacts } from './supply.ts'

test('artifacts are gathered once before the run and passed to its thread', async () => {
  const asked: string[] = []
  const gather: Gather = (name, request) => {
    asked.push(name)
    return gatherSampleSite(name, request)
  }
  const ahead = await gatherAhead(myIpAddress, {}, false, gather)
  expect(asked).toEqual(['visitor'])
  const { forThread, close } = supplyArtifacts(ahead, { pause: () => undefined, resume: async () => undefined })
  const request = { page: '/tools/my-ip-address/', isKept: false }
  expect(await gatherThrough(forThread)('visitor', request)).toMatchObject({ peer: '193.0.6.139' })
  expect(asked).toEqual(['visitor'])
  close()
})

test('a run that gathers more waits for it and gets its failures', async () => {
  const waits: boolean[] = []
  const gather: Gather = async (name, request) => {
    if ('url' in request && request.url === 'ines@shop.example')
      throw new Failure('invalid', { message: 'An email address.', errors: { url: 'An email address.' } })
    return gatherSampleSite(name, request)
  }
  const { forThread, close } = supplyArtifacts(gather, {
    pause: () => waits.push(true),
    resume: async () => void waits.push(false),
  })
  const inThread = gatherThrough(forThread)
  const [page, failure] = await Promise.all([
    inThread('page', { url: 'shop.example' }),
    inThread('page', { url: 'ines@shop.example' }).catch((error) => error),
  ])
  expect(page.text).toContain('Wool socks')
  expect(failure).toBeInstanceOf(Failure)
  expect(failure).toMatchObject({ code: 'invalid', message: 'An email address.', errors: { url: 'An email address.' } })
  expect(waits.at(-1)).toBe(false)
  close()
})

test('invalid input gathers nothing, and the run reports what is wrong', async () => {
  let asked = 0
  await gatherAhead(myIpAddress, { nonsense: 'a' }, false, async () => {
    asked += 1
    return undefined as never
  })
  expect(asked).toBe(0)
})

test('a run reports what is being gathered before any of it has arrived', async () => {
  const said: string[] = []
  const page = Promise.withResolvers<unknown>()
  const measured = Promise.withResolvers<unknown>()
  const gather = (async (name: string) => (name === 'page' ? page.promise : measured.promise)) as unknown as Gather
  const ahead = gatherAhead(pageSpeedChecker, { url: 'shop.com', device: 'mobile' }, false, gather, (progress) =>
    said.push(`${progress.done}/${progress.total} ${progress.step}`),
  )
  await vi.waitFor(() => expect(said).toEqual(['0/2 Fetching shop.com']))
  page.resolve({})
  await vi.waitFor(() =>
    expect(said).toEqual(['0/2 Fetching shop.com', '1/2 Measuring shop.com in our browser, as on a phone']),
  )
  measured.resolve({})
  await ahead
})
