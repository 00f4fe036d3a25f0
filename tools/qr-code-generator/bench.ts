import type { Measure } from '#bench/measure.ts'
import { nodePorts } from '#providers/tool-ports/node-ports.ts'
import { makeCode } from './make-code.ts'
import { randomPayload } from './random-payload.ts'
import { tool } from './tool.ts'

/** Writes, renders, and decodes 1,000 random payloads. */
export async function measure(): Promise<Measure[]> {
  const { asset } = nodePorts(tool)
  let same = 0
  const began = performance.now()
  for (let seed = 0; seed < 1000; seed++) {
    const { payload, ecc } = randomPayload(seed)
    const made = await makeCode(payload, { ecc, quiet: 4, pixels: 4, dark: '#000', light: '#fff' }, asset)
    if (made.isProven && made.readBack === payload) same++
  }
  const each = (performance.now() - began) / 1000
  return [
    {
      what: 'qr-code-generator: random payloads that decode back',
      value: same,
      unit: 'of 1000',
      limit: 1000,
      better: 'more',
    },
    {
      what: 'qr-code-generator: write, draw and read one back',
      value: Number(each.toFixed(1)),
      unit: 'ms',
      limit: 100,
      better: 'less',
    },
  ]
}
