import { type Fields, parsedJson } from '../source/values.ts'

const DECLARATION = /^(?:export +)?(?:const|let|var) +([\w$]{1,60}) *= *(\S.*)$/
const QUOTED = /^(?:'([^'\\]*)'|`([^`\\$]*)`)$/
/** Lines that decide nothing: empty, a comment, or the beginning or the end of braces. */
const NOTHING = /^(?:\/\/.*|[{}();,\s]*)$/

/**
 * Reads the plain values of front matter that is a program: texts, numbers, switches, and lists on one line each. The
 * program is not run. If the rest of it mentions drafts, the text counts as one.
 * Source: https://www.11ty.dev/docs/data-frontmatter/#java-script-front-matter
 * @example readScript('const title = "Terns";').fields // { title: 'Terns' }
 */
export function readScript(text: string): { fields: Fields; problem?: string } {
  const fields: Fields = {}
  let isWhole = true
  let decidesDraft = false
  for (const line of text.split('\n').map((each) => each.trim())) {
    const [, name, value = ''] = DECLARATION.exec(line) ?? []
    const read = name === undefined ? undefined : literal(value.replace(/;$/, ''))
    if (name !== undefined && read !== undefined) Object.defineProperty(fields, name, { value: read, ...OWN })
    else if (!NOTHING.test(line)) {
      isWhole = false
      decidesDraft ||= /\bdraft\b/.test(line)
    }
  }
  if (isWhole) return { fields }
  const problem = 'Its front matter is a program, which is not run; only its plain values are read'
  if (!decidesDraft || fields.draft !== undefined) return { fields, problem }
  return {
    fields: { ...fields, draft: true },
    problem: `${problem}. It comes in as a draft, because the rest may say so`,
  }
}

/** A name such as `__proto__` becomes a field like every other. */
const OWN = { enumerable: true, configurable: true, writable: true }

function literal(value: string): unknown {
  const [, single, template] = QUOTED.exec(value) ?? []
  return single ?? template ?? parsedJson(value)
}
