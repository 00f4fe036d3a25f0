import type { Measure } from '#bench/measure.ts'
import { run } from '#tests/support/tool-ports.ts'
import { tool } from './tool.ts'

type Data = { errors: { severity: string }[] }

export async function measure(): Promise<Measure[]> {
  let errors = 0
  const started = performance.now()
  for (const { input } of tool.samples) {
    const { data } = await run(tool, input)
    errors += (data as Data).errors.filter(({ severity }) => severity === 'critical' || severity === 'warning').length
  }
  const time = (performance.now() - started) / tool.samples.length
  return [
    {
      what: 'schema-markup-generator: errors and warnings of our validator in generated samples',
      value: errors,
      unit: `in ${tool.samples.length} types`,
      limit: 0,
      better: 'less',
    },
    {
      what: 'schema-markup-generator: time for one form',
      value: Math.round(time * 10) / 10,
      unit: 'ms',
      limit: 100,
      better: 'less',
    },
  ]
}
