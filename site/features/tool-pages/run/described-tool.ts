import type { Tool } from '#engine/tool/define-tool.ts'
import { type Field, fieldsOf } from '#engine/tool/field.ts'
import { hasFetched } from '#engine/tool/gets-artifacts.ts'
import { isText } from '#engine/tool/text-limits.ts'

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
  warmsUp: boolean
  /** Seconds. */
  timeLimit: number
  limits: string[]
  swap?: Tool['swap']
  /** Fields that our server has to fetch. */
  fetches: string[]
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
  warmsUp = false,
  timeLimit = TIME_LIMIT_S,
  limits,
  input,
  swap,
  fetches = [],
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
  return {
    slug,
    name,
    runs,
    isLive,
    followsForm,
    warmsUp,
    timeLimit,
    limits,
    fetches,
    fields,
    ...(swap ? { swap } : {}),
  }
}

/** Returns whether a run takes place on our server: always, or because of an address that only it can fetch. */
export const runsOnServer = (
  { runs, fetches }: Pick<DescribedTool, 'runs' | 'fetches'>,
  values: Record<string, unknown>,
) => runs !== 'browser' || hasFetched(fetches, values)
