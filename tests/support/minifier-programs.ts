import { readdirSync, readFileSync } from 'node:fs'
import { inspect } from 'node:util'
import { createContext, runInContext } from 'node:vm'
import { parse } from 'acorn'

export type MinifierProgram = { name: string; code: string }

/**
 * Returns programs from the compress tests of Terser and UglifyJS that state what they print. Each label is a test, and
 * its block `input` is the program.
 * @param folder holds `*.js` files in their format
 * @throws if the folder cannot be read
 */
export function readPrograms(folder: string): MinifierProgram[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => programsIn(file, readFileSync(`${folder}/${file}`, 'utf8')))
}

/** One test with syntax that acorn cannot read must not lose the others of its file, so each is parsed by itself. */
function programsIn(file: string, text: string): MinifierProgram[] {
  return [...text.matchAll(/^[\w$]+: \{\n[\s\S]*?^\}/gm)].flatMap(([test]) => {
    const [node] = statementsOf(test)
    if (node?.type !== 'LabeledStatement' || node.body.type !== 'BlockStatement') return []
    const parts = node.body.body.filter((part) => part.type === 'LabeledStatement')
    const input = parts.find(({ label }) => label.name === 'input')
    if (input?.body.type !== 'BlockStatement' || !parts.some(({ label }) => label.name === 'expect_stdout')) return []
    return [{ name: `${file} ${node.label.name}`, code: test.slice(input.body.start + 1, input.body.end - 1) }]
  })
}

function statementsOf(text: string): import('acorn').Program['body'] {
  try {
    return parse(text, {
      ecmaVersion: 'latest',
      allowAwaitOutsideFunction: true,
      allowReturnOutsideFunction: true,
      allowSuperOutsideMethod: true,
      checkPrivateFields: false,
    } as never).body
  } catch {
    return []
  }
}

/**
 * Returns what a program prints until its last promise has settled, and the name of the error that it throws. Functions
 * are printed without names and text, and errors without
 * messages, because a minifier may change these.
 */
export function printed(code: string): string {
  const lines: string[] = []
  const text = (value: unknown) =>
    typeof value === 'function'
      ? '[function]'
      : typeof value === 'object' && value !== null
        ? isError(value)
          ? `[${String(value.name)}]`
          : inspect(value, { depth: 4 }).replace(/\[(?:Function|class)[^\]]*\]|^\w+ (?=\{)/g, '')
        : String(value)
  const isError = (value: object): value is Error => 'stack' in value && 'message' in value
  const log = (...values: unknown[]) => void lines.push(values.map(text).join(' '))
  try {
    const context = createContext(
      { console: { log, error: log, warn: log, info: log } },
      { microtaskMode: 'afterEvaluate' },
    )
    runInContext(code, context, { timeout: 5_000 })
  } catch (error) {
    lines.push(`ended with ${(error as Error)?.name ?? String(error)}`)
  }
  return lines.join('\n')
}
