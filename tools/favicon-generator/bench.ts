import sharp from 'sharp'
import type { Measure } from '#bench/measure.ts'
import { runTool } from '#engine/tool/run-tool.ts'
import { nodePorts } from '#providers/tool-ports/node-ports.ts'
import { tool } from './tool.ts'

/** Decodes every size of the set with another decoder (sharp), and measures the time of the whole set. */
export async function measure(): Promise<Measure[]> {
  const began = performance.now()
  const { files } = await runTool(tool, tool.samples[1]?.input ?? {}, { ports: nodePorts(tool) })
  const time = Math.round(performance.now() - began)
  const ico = files.find(({ name }) => name === 'favicon.ico')?.bytes ?? new Uint8Array(54)
  const view = new DataView(ico.buffer, ico.byteOffset)
  const inside = [0, 1, 2].map((index) => {
    const start = view.getUint32(6 + index * 16 + 12, true)
    return ico.slice(start, start + view.getUint32(6 + index * 16 + 8, true))
  })
  const pngs = files.filter(({ name, role }) => name.endsWith('.png') && role !== 'source').map(({ bytes }) => bytes)
  const widths = await Promise.all(
    [...inside, ...pngs].map(
      async (bytes) => (await sharp(bytes).raw().toBuffer({ resolveWithObject: true })).info.width,
    ),
  )
  const read = widths.filter((width, at) => width === [16, 32, 48, 180, 192, 512, 512][at]).length
  return [
    {
      what: 'favicon-generator: sizes that sharp reads as they should be',
      value: read,
      unit: 'of 7',
      limit: 7,
      better: 'more',
    },
    { what: 'favicon-generator: the whole set from an SVG', value: time, unit: 'ms', limit: 5000, better: 'less' },
  ]
}
