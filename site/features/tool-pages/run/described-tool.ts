import type { Tool } from '../../../../engine/tool/define-tool.ts'
import { type Field, fieldsOf } from '../../../../engine/tool/field.ts'
import { isText } from '../../../../engine/tool/text-limits.ts'

/**
 * What the page's scripts need to know about a tool and its form. It is embedded in the form, so that they need not
 * load the definition.
 */
export type DescribedTool = {
  slug: string
  name: string
  runs: Tool['runs']
  isLive: boolean
  followsForm: boolean
  /** Seconds. */
  timeLimit: number
  limits: string[]
  swap?: Tool['swap']
  fields: DescribedField[]
}

export type DescribedField = Pick<
  Field,
  | 'name'
  | 'control'
  | 'label'
  | 'isRequired'
  | 'secret'
  | 'when'
  | 'language'
  | 'maxFiles'
  | 'accept'
  | 'max'
  | 'maxFileBytes'
>

const TIME_LIMIT_S = 30

export function describeTool({
  slug,
  name,
  runs,
  isLive = false,
  followsForm = false,
  timeLimit = TIME_LIMIT_S,
  limits,
  input,
  swap,
}: Tool): DescribedTool {
  const fields = fieldsOf(input).map(
    ({ name, control, label, isRequired, secret, when, language, maxFiles, ...more }) => ({
      name,
      control,
      label,
      isRequired,
      ...(secret ? { secret } : {}),
      ...(when ? { when } : {}),
      ...(language ? { language } : {}),
      ...(maxFiles ? { maxFiles } : {}),
      ...(isText({ control }) ? { accept: more.accept, max: more.max, maxFileBytes: more.maxFileBytes } : {}),
    }),
  )
  return { slug, name, runs, isLive, followsForm, timeLimit, limits, fields, ...(swap ? { swap } : {}) }
}
