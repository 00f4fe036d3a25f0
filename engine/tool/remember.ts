import type { Ports } from './ports.ts'

/**
 * Returns what `make` makes of a text; cached if the page has just run the tool with the same text.
 * @param name what is made, one for each tool
 * @throws {unknown} if `make` does
 */
export function remember<Value>(memory: Ports['memory'], name: string, text: string, make: () => Value): Value {
  const last = memory?.get(name) as { text: string; value: Value } | undefined
  if (last?.text === text) return last.value
  const value = make()
  memory?.set(name, { text, value })
  return value
}
