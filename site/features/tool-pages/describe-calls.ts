import type { Tool } from '#engine/tool/define-tool.ts'
import { fieldsOf } from '#engine/tool/field.ts'
import { inputJsonSchema } from '#engine/tool/input-json-schema.ts'
import { allTools } from '#runs/catalog.ts'
import type { Call } from '#site/calls/call.ts'

/** An image of one gray pixel: the smallest file that shows how files are sent. */
const SPECIMEN_FILE = {
  name: 'pixel.png',
  base64: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
}

/** Returns one call for each tool, because each has its own fields. */
export async function describeToolCalls(): Promise<Call[]> {
  return (await allTools()).map((tool) => ({
    method: 'POST',
    path: `/api/tools/${tool.slug}`,
    summary: `${tool.name}, as at /tools/${tool.slug}/. Returns the envelope of the run.`,
    isLimited: true,
    tool: { schema: inputJsonSchema(tool.input), example: exampleOf(tool) },
  }))
}

/** Returns the tool's own sample, with an image if it takes files. */
function exampleOf({ input, samples }: Tool) {
  const sample = samples[0].input
  return Object.fromEntries(
    fieldsOf(input).flatMap(({ name, control, isRequired }): [string, unknown][] => {
      if (control === 'files') return isRequired || sample[name] ? [[name, [SPECIMEN_FILE]]] : []
      return sample[name] === undefined ? [] : [[name, sample[name]]]
    }),
  )
}
