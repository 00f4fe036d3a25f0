import type { QuickJSContext } from 'quickjs-emscripten-core'
import type { Ports } from '../../tool/ports.ts'
import { guest } from './guest.ts'
import { newQuickJs } from './quickjs.ts'

export type Surroundings = {
  isModule: boolean
  /** Names that the program reads and declares nowhere; those that the language lacks become stand-ins. */
  freeNames: string[]
  /** Modules that the program imports, each with the names it takes from it. */
  imports: Map<string, string[]>
  /** Whether free names become stand-ins that accept every use. Without, reading one throws. */
  hasStandIns: boolean
  /** Globals that a minifier added for itself. */
  ignoredGlobals?: string[]
}

export type Observed = {
  /** What an observer of the program sees, in order: printed lines, calls and assignments to what is not its own. */
  events: string[]
  /** Whether the program was stopped before its end, always at the same place. */
  isCut: boolean
  /** Whether it was stopped because time or memory ended, sooner or later than in another run. */
  isExhausted: boolean
}

/** Each interrupt is 10,000 loops or calls of the interpreter. */
const MAX_INTERRUPTS = 100
const MAX_EVENTS = 3_000
const MAX_MEMORY = 16 * 1024 * 1024
/** Milliseconds. Work inside built-in functions causes no interrupts. */
const MAX_TIME = 3_000
const MAX_STACK = 256 * 1024
const MAX_JOBS = 2_000

/**
 * Runs a program in a sandbox and returns what can be observed from outside. Functions that it hands to others are
 * called, too: exports, globals, and callbacks.
 * @returns undefined if the sandbox cannot read the program
 */
export async function observe(
  code: string,
  { isModule, freeNames, imports, hasStandIns, ignoredGlobals = [] }: Surroundings,
  asset: Ports['asset'],
): Promise<Observed | undefined> {
  const quickJs = await newQuickJs(asset)
  const runtime = quickJs.newRuntime()
  const events: string[] = []
  let [interrupts, isCut, isExhausted] = [0, false, false]
  const end = Date.now() + MAX_TIME
  try {
    runtime.setMemoryLimit(MAX_MEMORY)
    runtime.setMaxStackSize(MAX_STACK)
    runtime.setInterruptHandler(() => {
      isExhausted ||= Date.now() > end
      if (++interrupts <= MAX_INTERRUPTS && events.length < MAX_EVENTS && !isExhausted) return false
      isCut = true
      return true
    })
    runtime.setModuleLoader(
      (name) => standInModule(name, imports.get(name) ?? []),
      (_, name) => name,
    )
    const context = runtime.newContext()
    try {
      context
        .newFunction('record', (text) => {
          if (events.length < MAX_EVENTS) events.push(context.getString(text).slice(0, 2_000))
          else isCut = true
        })
        .consume((record) => context.setProp(context.global, 'record', record))
      evaluate(
        context,
        `(${guest})(${JSON.stringify(hasStandIns ? freeNames : [])}, ${JSON.stringify(ignoredGlobals)})`,
      )
      const error = evaluate(context, code, isModule)
      if (error === 'SyntaxError' && events.length === 0) return undefined
      if (error === 'InternalError' && !isCut) isExhausted = true
      if (error && !isCut && !isExhausted) events.push(`ended with ${error}`)
      drain()
      for (
        let round = 0;
        round < 4 && !isCut && !isExhausted && evaluate(context, 'finishSandbox()') === undefined;
        round++
      )
        drain()
      return { events, isCut, isExhausted }
    } finally {
      context.dispose()
    }
  } catch {
    return undefined
  } finally {
    try {
      runtime.dispose()
    } catch {
      // A program that was stopped in the middle leaves objects behind.
    }
  }

  function drain() {
    if (!isCut) runtime.executePendingJobs(MAX_JOBS).dispose()
  }
}

/** Returns the name of the error that a text throws; undefined if none. */
function evaluate(context: QuickJSContext, code: string, isModule = false): string | undefined {
  const result = context.evalCode(code, 'script.js', { type: isModule ? 'module' : 'global' })
  if (!result.error) {
    if (isModule) context.setProp(context.global, 'sandboxModule', result.value)
    result.value.dispose()
    return undefined
  }
  const name = context.getProp(result.error, 'name').consume((value) => context.dump(value) as unknown)
  result.dispose()
  return typeof name === 'string' ? name : 'a value'
}

function standInModule(name: string, names: string[]) {
  const text = (value: string) => JSON.stringify(value)
  return names
    .map((one) =>
      one === 'default'
        ? `export default standIn(${text(`${name} default`)});`
        : `const _${names.indexOf(one)} = standIn(${text(`${name} ${one}`)}); export { _${names.indexOf(one)} as ${text(one)} };`,
    )
    .join('\n')
}
