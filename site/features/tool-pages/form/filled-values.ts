import type { Tool } from '#engine/tool/define-tool.ts'
import { fieldsOf } from '#engine/tool/field.ts'
import { FILLED } from '../next-tools.ts'
import type { FormValues } from './sample-links.tsx'

/** Maximum length of a value, because texts do not belong in a URL. */
const MAX_LENGTH = 2_000

/**
 * Returns the form values that a link to a tool carries; undefined if it carries none. What is secret, and files,
 * cannot be filled in this way.
 * @example filledValues(tool, new URLSearchParams('filled=1&url=shop.com')) // { url: 'shop.com' }
 */
export function filledValues(tool: Pick<Tool, 'input'>, parameters: URLSearchParams): FormValues | undefined {
  if (!parameters.get(FILLED)) return undefined
  const open = fieldsOf(tool.input).filter(({ secret, control }) => !secret && control !== 'files')
  return Object.fromEntries(
    open.flatMap(({ name, control, start }) => {
      const value = parameters.get(name)
      if (value !== null && value.length <= MAX_LENGTH) return [[name, value]]
      if (start === undefined || start === null) return []
      return [[name, control === 'flag' ? (start ? 'on' : '') : String(start)]]
    }),
  )
}
