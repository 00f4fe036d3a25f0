import { readdirSync, readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { parse } from 'acorn'

export type MinifierProgram = { name: string; code: string }

/**
 * Returns programs from the compress tests of Terser and UglifyJS that state what they print. Each label is a test, and
 * its block `input` is the program.
 * @param folder holds `*.js` files in their format
 * @throws if the folder cannot be read or a file cannot be parsed
 */
export function readPrograms(folder: string): MinifierProgram[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => programsIn(file, readFileSync(`${folder}/${file}`, 'utf8')))
}

function programsIn(file: string, text: string): MinifierProgram[] {
  let body: import('acorn').Program['body']
  try {
    body = parse(text, {
      ecmaVersion: 'latest',
      allowAwaitOutsideFunction: true,
      allowReturnOutsideFunction: true,
    }).body
  } catch {
    return []
  }
  return body.flatMap((node) => {
    if (node.type !== 'LabeledStatement' || node.body.type !== 'BlockStatement') return []
    const parts = node.body.body.filter((part) => part.type === 'LabeledStatement')
    const input = parts.find(({ label }) => label.name === 'input')
    if (input?.body.type !== 'BlockStatement' || !parts.some(({ label }) => label.name === 'expect_stdout')) return []
    return [{ name: `${file} ${node.label.name}`, code: text.slice(input.body.start + 1, input.body.end - 1) }]
  })
}

/** Returns what a program prints, or the name of the error that it throws. */
export function printed(code: string): string {
  const lines: string[] = []
  const log = (...values: unknown[]) => void lines.push(values.map(String).join(' '))
  try {
    runInNewContext(code, { console: { log, error: log, warn: log, info: log } }, { timeout: 500 })
  } catch (error) {
    lines.push(`ended with ${(error as Error)?.name ?? String(error)}`)
  }
  return lines.join('\n')
}
