import type { Envelope } from '#engine/tool/envelope.ts'
import type { DescribedTool } from './described-tool.ts'
import { mainText } from './exports.ts'
import { controlOf } from './form-values.ts'

/**
 * Returns the values that the button “Swap” puts into the form: two fields exchanged, or the output as the next source
 * with the opposite choice, which is then no longer the text of a page.
 */
export function swapped(
  form: HTMLFormElement,
  { swap, fetches }: Pick<DescribedTool, 'swap' | 'fetches'>,
  latest: Envelope | undefined,
) {
  if (!swap) return {}
  const valueIn = (name: string) => controlOf(form, name)?.value ?? ''
  if (Array.isArray(swap)) {
    // The other field of the pair is named next to it.
    return Object.fromEntries(swap.map((name, at) => [name, valueIn(swap[at % 2 === 0 ? at + 1 : at - 1] ?? name)]))
  }
  const { source, choice } = swap
  const options = [...(controlOf(form, choice) as HTMLSelectElement).options].map(({ value }) => value)
  const made = latest ? mainText(latest) : undefined
  return {
    [choice]: options.find((value) => value !== valueIn(choice)) ?? valueIn(choice),
    ...(made ? { [source]: made, ...Object.fromEntries(fetches.map((name) => [name, ''])) } : {}),
  }
}
