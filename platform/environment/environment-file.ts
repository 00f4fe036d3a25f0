import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { EnvironmentError, malformed } from './environment-error.ts'
import { foreignReason } from './foreign-values.ts'
import { nearestName, nearMiss } from './variable-names.ts'
import { Environment } from './variables.ts'

type Variables = Record<string, string | undefined>

/**
 * Prepares the variables of this process and of every process that inherits them: removes values that other programs
 * set under our names, then adds the lines of a file. A variable of the process overrides the file.
 * @param path a file of `NAME=value` lines; it may be missing
 * @param env the variables to change, usually `process.env`
 * @returns sentences for the operator: removed values, and names that look like typing errors
 * @throws {EnvironmentError} with one line that names every unknown or malformed variable of the file; names of Node
 *   itself (`NODE_OPTIONS`) are passed on
 */
export function loadEnvironmentFile(path: string, env: Variables): string[] {
  const known = Object.keys(Environment.shape)
  const notes = Object.entries(env).flatMap(([name, value = '']) => {
    const near = nearMiss(name, known)
    if (near) return [`The environment variable ${name} is unknown and has no effect; did you mean ${near}?`]
    const reason = known.includes(name) && foreignReason(name, value)
    if (!reason) return []
    delete env[name]
    return [`The environment variable ${name}=${value} is ignored: ${reason}.`]
  })
  for (const [name, value] of Object.entries(readFile(path, known))) env[name] ??= value
  return notes
}

function readFile(path: string, known: string[]): Variables {
  if (!existsSync(path)) return {}
  const lines = parseEnv(readFileSync(path, 'utf8'))
  const unknown = Object.keys(lines).filter((name) => !known.includes(name) && !isOfNode(name, known))
  if (unknown.length > 0) {
    const sentences = unknown.map((name) => {
      const near = nearestName(name, known)
      return `Unknown variable ${name} in ${path}${near ? `; did you mean ${near}?` : '.'}`
    })
    throw new EnvironmentError(sentences.join(' '))
  }
  const filled = Object.fromEntries(Object.entries(lines).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(filled)
  if (!parsed.success) throw malformed(parsed.error, (name) => `${name} in ${path}`)
  return lines
}

/** Such as NODE_EXTRA_CA_CERTS and NODE_OPTIONS: Node reads them in each process of the product. */
function isOfNode(name: string, known: string[]) {
  return name.startsWith('NODE_') && !nearestName(name, known)
}
