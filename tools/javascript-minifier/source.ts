import { type Stripped, stripSpaces } from '#engine/javascript/strip-spaces.ts'
import type { Options } from './engines.ts'

export type Program = Stripped & { isModule: boolean }

/**
 * Returns the program without spaces, in the requested syntax; undefined if our parser cannot read it.
 * @param kind `auto` reads a module only if it is not a valid script
 */
export function readProgram(
  source: string,
  { kind, target }: { kind: 'auto' | 'module' | 'script'; target: Options['target'] },
): Program | undefined {
  const ecmaVersion = target === 'esnext' ? 'latest' : (Number(target.slice(2)) as 2015)
  const types = kind === 'auto' ? (['script', 'module'] as const) : [kind]
  for (const sourceType of types)
    try {
      return { ...stripSpaces(source, { ecmaVersion, sourceType }), isModule: sourceType === 'module' }
    } catch {
      // Another parser may be able to read it.
    }
  return undefined
}
