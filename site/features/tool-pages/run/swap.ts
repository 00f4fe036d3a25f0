import type { Envelope } from '../../../../engine/tool/envelope.ts'
import type { DescribedTool } from './described-tool.ts'
import { mainText } from './exports.ts'
import { controlOf } from './form-values.ts'

/**
 * Returns the values that the button “Swap” puts into the form: two fields exchanged, or the output as the next source
 * with the choice turned around.
 */
export function swapped(form: HTMLFormElement, { swap }: Pick<DescribedTool, 'swap'>, latest: Envelope | undefined) {
  if (!swap) return {}
  const valueIn = (name: string) => controlOf(form, name)?.value ?? ''
  if (Array.isArray(swap)) {
    const [one, other] = swap
    return { [one]: valueIn(other), [other]: valueIn(one) }
  }
  const { source, choice } = swap
  const options = [...(controlOf(form, choice) as HTMLSelectElement).options].map(({ value }) => value)
  const made = latest ? mainText(latest) : undefined
  return {
    [choice]: options.find((value) => value !== valueIn(choice)) ?? valueIn(choice),
    ...(made ? { [source]: made } : {}),
  }
}
