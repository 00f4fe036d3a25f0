import type { Node, parse as Parse } from 'acorn'
import type { Tag } from '#engine/web/tags-of.ts'

/** A script that leaves the page as soon as it runs. `url` is undefined if it is computed. */
export type ScriptRedirect = { url?: string; line: number; evidence: string; isConditional: boolean }

const MAX_SCRIPT = 200_000
const MAX_EVIDENCE = 160
const SCRIPT_TYPE = /^(?:$|module$|(?:text|application)\/(?:java|ecma)script)/i
const GLOBALS = new Set(['window', 'document', 'self', 'top', 'parent', 'globalThis'])
const CONDITIONS = new Set([
  'IfStatement',
  'ConditionalExpression',
  'LogicalExpression',
  'SwitchStatement',
  'TryStatement',
])

type Syntax = Node & Record<string, unknown>
type Found = { target: Syntax | undefined; start: number; isConditional: boolean }

/**
 * Returns the first inline script that sets `location` while it loads, or in a timer or load handler that it starts.
 * Functions that are only defined, such as the handler of a click, are not redirects.
 */
export async function findScriptRedirect(tags: Tag[]): Promise<ScriptRedirect | undefined> {
  const scripts = scriptsWithLocation(tags)
  if (scripts.length === 0) return undefined
  const { parse } = await import('acorn')
  return scriptRedirectIn(scripts, parse)
}

type Script = Pick<Tag, 'attributes' | 'line' | 'text'>

/** Returns the inline scripts that name `location` anywhere. */
export function scriptsWithLocation(tags: Tag[]): Script[] {
  return tags.filter(
    ({ name, attributes, text, isInNoscript, isInTemplate }) =>
      name === 'script' &&
      attributes.src === undefined &&
      SCRIPT_TYPE.test((attributes.type ?? '').trim()) &&
      !isInNoscript &&
      !isInTemplate &&
      text.length < MAX_SCRIPT &&
      /\blocation\b/.test(text),
  )
}

/** Returns the first of some scripts that leaves the page, with a parser that is already loaded. */
export function scriptRedirectIn(scripts: Script[], parse: typeof Parse): ScriptRedirect | undefined {
  for (const { text, line, attributes } of scripts) {
    const sourceType = attributes.type?.trim() === 'module' ? 'module' : 'script'
    const program = parsed(() => parse(text, { ecmaVersion: 'latest', sourceType, allowReturnOutsideFunction: true }))
    const found = program ? firstRedirect(program as Syntax) : undefined
    if (!found) continue
    const before = text.slice(0, found.start)
    const written = text.slice(found.start).split(/[\n;]/, 1)[0] ?? ''
    const url = literal(found.target)
    return {
      ...(url === undefined ? {} : { url }),
      line: line + before.split('\n').length - 1,
      evidence: written.slice(0, MAX_EVIDENCE),
      isConditional: found.isConditional,
    }
  }
  return undefined
}

/** A script with a syntax error is ignored, because it does not run in a browser either. */
function parsed(parse: () => Node) {
  try {
    return parse()
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Visits code that runs without an event. Without recursion, because minified scripts nest deeply. */
function firstRedirect(program: Syntax): Found | undefined {
  const open: { node: Syntax; isConditional: boolean }[] = [{ node: program, isConditional: false }]
  for (let item = open.pop(); item; item = open.pop()) {
    const { node, isConditional } = item
    const target = redirectOf(node)
    if (target !== null) return { target, start: node.start, isConditional }
    const isFunction = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)
    if (isFunction) continue
    const inside = isConditional || CONDITIONS.has(node.type)
    const children = [...childrenOf(node), ...bodiesThatRun(node)]
    for (const child of children.reverse()) open.push({ node: child, isConditional: inside })
  }
  return undefined
}

const isNode = (value: unknown): value is Syntax => typeof value === 'object' && value !== null && 'type' in value

const childrenOf = (node: Syntax): Syntax[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []))

/** Returns the bodies of functions that are called at once, by a timer, or when the page has loaded. */
function bodiesThatRun(node: Syntax): Syntax[] {
  const bodyOf = (value: unknown) => (isNode(value) && isNode(value.body) ? [value.body] : [])
  if (node.type === 'AssignmentExpression')
    return /^(?:window\.)?onload$/.test(nameOf(node.left)) ? bodyOf(node.right) : []
  if (node.type !== 'CallExpression') return []
  const [first, second] = node.arguments as unknown[]
  const called = nameOf(node.callee)
  if (/^(?:window\.)?setTimeout$/.test(called) || /^(?:\$|jQuery)$/.test(called)) return bodyOf(first)
  const isListener =
    /(?:^|\.)addEventListener$/.test(called) && /^(?:load|DOMContentLoaded)$/.test(literal(first) ?? '')
  if (isListener) return bodyOf(second)
  return bodyOf(node.callee)
}

/** Returns what is assigned to `location`; undefined if it cannot be read, and `null` if the node is not a redirect. */
function redirectOf(node: Syntax): Syntax | undefined | null {
  if (node.type === 'AssignmentExpression' && node.operator === '=')
    return isLocation(nameOf(node.left).replace(/\.href$/, '')) ? (node.right as Syntax) : null
  if (node.type !== 'CallExpression') return null
  const called = /^(.*)\.(?:replace|assign)$/.exec(nameOf(node.callee))?.[1]
  return called !== undefined && isLocation(called) ? (node.arguments as Syntax[])[0] : null
}

const isLocation = (name: string) => {
  const parts = name.split('.')
  return parts.pop() === 'location' && parts.every((part) => GLOBALS.has(part))
}

function nameOf(value: unknown): string {
  if (!isNode(value)) return ''
  if (value.type === 'Identifier') return String(value.name)
  if (value.type !== 'MemberExpression') return ''
  const property = value.computed ? (literal(value.property) ?? '?') : nameOf(value.property)
  return `${nameOf(value.object)}.${property}`
}

function literal(value: unknown): string | undefined {
  if (!isNode(value)) return undefined
  if (value.type === 'Literal' && typeof value.value === 'string') return value.value
  const quasis = value.type === 'TemplateLiteral' ? (value.quasis as { value: { cooked: string } }[]) : []
  return quasis.length === 1 ? quasis[0]?.value.cooked : undefined
}
