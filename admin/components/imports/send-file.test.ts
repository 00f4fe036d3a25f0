import { expect, test } from 'vitest'
import { type PartResponse, sendFile } from './send-file.ts'

const MB = 1024 * 1024
const file = new File([Buffer.alloc(10 * MB, 'a')], 'export.xml')

type Fault = Exclude<PartResponse, { received: number; refusal?: never }> | 'lost'

/** Sends the file to a server with these faults in turn. `lost`: it stores the part, and its response is lost. */
async function sendTo(faults: Fault[], from = 0) {
  const sent: number[] = []
  const delays: number[] = []
  let received = from
  const failure = await sendFile({
    file,
    from,
    send: async (offset, part) => {
      sent.push(offset / MB)
      const fault = faults.shift()
      if (fault && fault !== 'lost') return fault
      if (offset !== received) return { refusal: 'The upload goes on elsewhere.', received }
      received += part.size
      return fault ? 'again' : { received }
    },
    onProgress: () => undefined,
    wait: async (ms) => void delays.push(ms),
  })
  return { failure, sent, delays, received }
}

test('a file arrives in parts, from where the server has none', async () => {
  expect(await sendTo([])).toEqual({ failure: undefined, sent: [0, 4, 8], delays: [], received: file.size })
  expect((await sendTo([], 8 * MB)).sent).toEqual([8])
})

test('a part is sent again after a failure, later each time', async () => {
  const { failure, sent, delays } = await sendTo(['again', 'again', 'again'])
  expect({ failure, sent, delays }).toEqual({
    failure: undefined,
    sent: [0, 0, 0, 0, 4, 8],
    delays: [500, 1_000, 2_000],
  })
})

test('a part that the server has already is not sent again', async () => {
  const { failure, sent, received } = await sendTo(['lost'])
  expect({ failure, sent, received }).toEqual({ failure: undefined, sent: [0, 0, 4, 8], received: file.size })
})

test('it ends when the server refuses, or is not reached for long', async () => {
  expect((await sendTo([{ refusal: 'This import does not exist.' }])).failure).toBe('This import does not exist.')
  const lost = await sendTo(Array.from({ length: 20 }, () => 'again' as const))
  expect(lost.failure).toContain('Choose the file again')
  expect(lost.delays.reduce((sum, ms) => sum + ms)).toBeGreaterThan(30_000)
})
