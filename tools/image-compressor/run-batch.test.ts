import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Envelope } from '#engine/tool/envelope.ts'
import { runTool } from '#engine/tool/run-tool.ts'
import { nodePorts } from '#providers/tool-ports/node-ports.ts'
import { corpus } from '#tests/support/corpus.ts'
import { run } from '#tests/support/tool-ports.ts'
import type { Row } from './row.ts'
import { tool } from './tool.ts'

const kodak = corpus('kodak')
const shot = new Uint8Array(
  await sharp('public/samples/oakfield-orders.png')
    .extract({ left: 0, top: 0, width: 240, height: 150 })
    .png({ compressionLevel: 1 })
    .toBuffer(),
)
const shotFile = (name = 'shot.png') => new File([shot], name)

async function photo(name: string) {
  const png = await sharp(`${kodak}/${name}.png`)
    .extract({ left: 200, top: 150, width: 200, height: 200 })
    .png()
    .toBuffer()
  return new File([new Uint8Array(png)], `${name}.png`)
}

async function rowsOf(input: Record<string, unknown>, memory: Map<string, unknown>) {
  const envelope = await run(tool, input, { memory })
  return { envelope, rows: (envelope.data as { rows: Row[] }).rows }
}

/** Counts the full encodes and the partial results of an AVIF at SSIM .97, for pictures of several kinds. */
async function searched(name: string) {
  const shown: Envelope[] = []
  const sent = { files: [await photo(name)], goal: 'likeness', likeness: 0.97, codec: 'avif' }
  const envelope = await runTool(tool, sent, { ports: nodePorts(tool), partial: (one) => shown.push(one) })
  return { envelope, shown, row: (envelope.data as { rows: Row[] }).rows[0] }
}

test.skipIf(!kodak)(
  'an AVIF at an SSIM takes at most three full encodes, and a JPEG arrives first',
  { tags: 'extended', timeout: 60_000 },
  async () => {
    // The bench measures all Kodak pictures.
    const { row, shown } = await searched('07')
    expect(row?.encodes).toBeLessThanOrEqual(3)
    expect(row).toMatchObject({ codec: 'avif', isMet: true })
    expect(row?.ssim).toBeGreaterThanOrEqual(0.97)
    const [first] = shown
    expect(first?.files[0]).toMatchObject({ type: 'image/jpeg' })
    expect(first?.summary).toContain('A better result may follow.')
    expect(JSON.stringify(first?.report)).not.toContain('undefined')
  },
)

test('the estimate for a slow format appears before its file', { tags: 'extended' }, async () => {
  const captions: string[] = []
  const memory = new Map<string, unknown>()
  const asked = { files: [shotFile('a.png')], goal: 'quality', codec: 'webp', quality: 60 }
  const partial = ({ report }: Envelope) => captions.push(JSON.stringify(report))
  await runTool(tool, asked, { ports: { ...nodePorts(tool), memory } })
  const own = { ...asked, own: 'a.png: avif 50' }
  const last = await runTool(tool, own, { ports: { ...nodePorts(tool), memory }, partial })
  expect(captions[0]).toMatch(/Being made: about [\d.]+ kB as AVIF at quality 50/)
  expect(last.files[0]?.type).toBe('image/avif')
})

test('a setting for one image recompresses only that one', { tags: 'extended' }, async () => {
  const memory = new Map<string, unknown>()
  const results = () => [...(memory.get('results') as Map<string, object>).values()]
  const files = [shotFile('a.png'), shotFile('b: 2.png')]
  const all = { files, codec: 'webp', quality: 60 }
  const first = await rowsOf(all, memory)
  const [kept, replaced] = results()
  // The page takes ownership of the files' memory.
  const taken = structuredClone(first.envelope.files, {
    transfer: first.envelope.files.map(({ bytes }) => bytes.buffer),
  })
  const second = await rowsOf({ ...all, own: 'b: 2.png: jpeg 30\n' }, memory)
  expect(second.rows.map(({ codec, quality }) => [codec, quality])).toEqual([
    ['webp', 60],
    ['jpeg', 30],
  ])
  expect(second.envelope.files[0]?.bytes).toEqual(taken[0]?.bytes)
  expect(results().map((one) => one === kept || one === replaced)).toEqual([true, false])
  const blocks = second.envelope.report.filter((block) => block.kind === 'image')
  expect(blocks.map(({ own }) => own?.isSet)).toEqual([false, true])
})

test('an invalid line of settings is reported', async () => {
  const envelope = await run(tool, { files: [shotFile()], own: 'shot.png: webp 60\nshot.png: gif' })
  expect(envelope.failure).toMatchObject({ code: 'invalid', errors: { own: expect.stringContaining('Line 2') } })
})
