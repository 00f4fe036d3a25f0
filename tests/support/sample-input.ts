import { openAsBlob } from 'node:fs'
import type { Sample, Tool } from '#engine/tool/define-tool.ts'
import { fieldsOf } from '#engine/tool/field.ts'

/** Returns the input of a sample, with its files from `public/samples`. */
export async function sampleInput(tool: Tool, sample: Sample) {
  const entries = fieldsOf(tool.input).map(async ({ name, control }) => {
    const value = sample.input[name]
    if (control !== 'files' || value === undefined) return [name, value]
    const names = [value].flat().map(String)
    return [
      name,
      await Promise.all(names.map(async (one) => new File([await openAsBlob(`public/samples/${one}`)], one))),
    ]
  })
  return Object.fromEntries((await Promise.all(entries)).filter(([, value]) => value !== undefined))
}
