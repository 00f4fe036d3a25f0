import { fieldsOf } from '#engine/tool/field.ts'
import { toolOf } from '#runs/catalog.ts'
import { pastedFields } from './pasted-fields.ts'

/** Returns what a lead with the report of a tool needs to know of that tool. */
export async function reportedTool(slug: string) {
  const tool = await toolOf(slug)
  return tool && { name: tool.name, pasted: pastedFields(fieldsOf(tool.input)) }
}
