import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import type { Measure } from '#bench/measure.ts'
import { resize } from '#engine/images/resize.ts'
import { nodePorts } from '#providers/tool-ports/node-ports.ts'
import { corpus } from '#tests/support/corpus.ts'
import { tool } from './tool.ts'

/** Compares every Kodak picture at five scales with sharp's Lanczos filter in linear light. */
export async function measure(): Promise<Measure[]> {
  const kodak = corpus('kodak')
  if (!kodak) return []
  const { asset } = nodePorts(tool)
  let worst = 0
  let milliseconds = 0
  let count = 0
  for (const name of readdirSync(kodak).filter((one) => one.endsWith('.png'))) {
    const path = `${kodak}/${name}`
    const { data, info } = await sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const picture = { width: info.width, height: info.height, data: new Uint8ClampedArray(data) }
    for (const scale of [0.75, 0.5, 0.37, 0.25, 0.1]) {
      const [width, height] = [Math.round(info.width * scale), Math.round(info.height * scale)]
      const began = performance.now()
      const ours = await resize(picture, { width, height }, asset)
      milliseconds += performance.now() - began
      count++
      const theirs = await sharp(path)
        .pipelineColourspace('scrgb')
        .resize(width, height, { kernel: 'lanczos3', fit: 'fill' })
        .toColourspace('srgb')
        .ensureAlpha()
        .raw()
        .toBuffer()
      let sum = 0
      for (let at = 0; at < theirs.length; at++) sum += Math.abs((ours.data[at] ?? 0) - (theirs[at] ?? 0))
      worst = Math.max(worst, sum / (width * height * 3))
    }
  }
  const value = Math.round(worst * 1000) / 1000
  return [
    {
      what: 'image-resizer: worst mean difference to sharp',
      value,
      unit: 'of 255',
      limit: 2,
      better: 'less',
      note: `${count} scalings`,
    },
    {
      what: 'image-resizer: one scaling of 0.4 megapixels',
      value: Math.round(milliseconds / count),
      unit: 'ms',
      limit: 100,
      better: 'less',
    },
  ]
}
