import type {
  AnonymousFunctionDeclaration,
  AnyNode,
  ArrowFunctionExpression,
  FunctionDeclaration,
  FunctionExpression,
} from 'acorn'

export type FunctionNode =
  | FunctionDeclaration
  | AnonymousFunctionDeclaration
  | FunctionExpression
  | ArrowFunctionExpression

/** A value as far as it is known without running the script. `path` is a global such as `dataLayer.push`. */
export type ScriptValue =
  | { kind: 'literal'; value: string | number | boolean | null }
  | { kind: 'object'; entries: Map<string, ScriptValue>; isComplete: boolean }
  | { kind: 'array'; items: ScriptValue[] }
  | { kind: 'path'; path: string }
  | { kind: 'function'; node: FunctionNode; scope: Scope }
  /** One of two values, by an unknown condition. */
  | { kind: 'either'; first: ScriptValue }
  | { kind: 'unknown' }

export type Scope = { names: Map<string, ScriptValue>; parent: Scope | undefined }

export const unknown: ScriptValue = { kind: 'unknown' }
const literal = (value: string | number | boolean | null): ScriptValue => ({ kind: 'literal', value })

/** Placeholder in a string for an unknown part. */
export const GAP = '\uFFFC'

export const isGlobalName = (path: string) => /^(?:window|self|globalThis|top|parent)$/.test(path)

export function lookUp(name: string, scope: Scope): ScriptValue | undefined {
  for (let one: Scope | undefined = scope; one; one = one.parent) {
    const value = one.names.get(name)
    if (value) return value
  }
  return undefined
}

/** Evaluates an expression as far as constants allow, without side effects. */
export function fold(node: AnyNode | null | undefined, scope: Scope): ScriptValue {
  if (!node) return unknown
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'object' && node.value !== null ? unknown : literal(node.value as string)
    case 'TemplateLiteral':
      return literal(
        node.quasis
          .map(
            (quasi, at) =>
              (quasi.value.cooked ?? '') + (node.expressions[at] ? literalText(fold(node.expressions[at], scope)) : ''),
          )
          .join(''),
      )
    case 'Identifier':
      return lookUp(node.name, scope) ?? (node.name === 'undefined' ? unknown : { kind: 'path', path: node.name })
    case 'ThisExpression':
      return { kind: 'path', path: 'window' }
    case 'ParenthesizedExpression':
      return fold(node.expression, scope)
    case 'ChainExpression':
      return fold(node.expression, scope)
    case 'AssignmentExpression':
      return fold(node.right, scope)
    case 'SequenceExpression':
      return fold(node.expressions.at(-1), scope)
    case 'MemberExpression':
      return member(node, scope)
    case 'ObjectExpression': {
      const entries = new Map<string, ScriptValue>()
      let isComplete = true
      for (const property of node.properties) {
        if (property.type !== 'Property') {
          const spread = fold(property.argument, scope)
          if (spread.kind === 'object') for (const [name, value] of spread.entries) entries.set(name, value)
          else isComplete = false
          continue
        }
        const key = property.computed ? fold(property.key, scope) : keyOf(property.key)
        if (key.kind === 'literal') entries.set(String(key.value), fold(property.value, scope))
        else isComplete = false
      }
      return { kind: 'object', entries, isComplete }
    }
    case 'ArrayExpression':
      return { kind: 'array', items: node.elements.map((one) => fold(one, scope)) }
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return { kind: 'function', node, scope }
    case 'BinaryExpression':
      return binary(node.operator, fold(node.left as AnyNode, scope), fold(node.right, scope))
    case 'UnaryExpression': {
      const value = fold(node.argument, scope)
      if (node.operator === '!' && value.kind === 'literal') return literal(!value.value)
      if (node.operator === '-' && value.kind === 'literal') return literal(-Number(value.value))
      return unknown
    }
    case 'LogicalExpression': {
      const left = fold(node.left, scope)
      if (left.kind !== 'literal')
        return left.kind === 'path' || left.kind === 'unknown' ? orElse(node, scope, left) : left
      const isTruthy = Boolean(left.value)
      if (node.operator === '&&') return isTruthy ? fold(node.right, scope) : left
      return isTruthy ? left : fold(node.right, scope)
    }
    case 'ConditionalExpression': {
      const test = fold(node.test, scope)
      if (test.kind === 'literal') return fold(test.value ? node.consequent : node.alternate, scope)
      return { kind: 'either', first: fold(node.consequent, scope) }
    }
    case 'CallExpression':
      return call(node, scope)
    default:
      return unknown
  }
}

/** Returns the text of a value, with gaps for unknown parts. */
export function literalText(value: ScriptValue | undefined): string {
  if (value?.kind === 'either') return literalText(value.first)
  return value?.kind === 'literal' ? String(value.value) : GAP
}

/** Returns the text of a value if it is completely known. */
export function stringOf(value: ScriptValue | undefined): string | undefined {
  return value?.kind === 'literal' && typeof value.value === 'string' && !value.value.includes(GAP)
    ? value.value
    : undefined
}

function orElse(node: { operator: string; right: AnyNode }, scope: Scope, left: ScriptValue) {
  if (node.operator === '&&') return unknown
  const right = fold(node.right, scope)
  // `window.dataLayer || []` is the data layer, even if another script created it.
  return left.kind === 'path' ? left : right
}

function keyOf(key: AnyNode): ScriptValue {
  if (key.type === 'Identifier') return literal(key.name)
  return key.type === 'Literal' ? literal(String(key.value)) : unknown
}

function member(node: Extract<AnyNode, { type: 'MemberExpression' }>, scope: Scope): ScriptValue {
  const key = node.computed ? fold(node.property as AnyNode, scope) : keyOf(node.property as AnyNode)
  const object = fold(node.object as AnyNode, scope)
  if (key.kind !== 'literal') return unknown
  const name = String(key.value)
  if (object.kind === 'object') return object.entries.get(name) ?? unknown
  if (object.kind === 'array') return object.items[Number(name)] ?? unknown
  if (object.kind !== 'path') return unknown
  if (isGlobalName(object.path)) return lookUp(name, rootOf(scope)) ?? { kind: 'path', path: name }
  return { kind: 'path', path: `${object.path}.${name}` }
}

export function rootOf(scope: Scope): Scope {
  let root = scope
  while (root.parent) root = root.parent
  return root
}

function binary(operator: string, left: ScriptValue, right: ScriptValue): ScriptValue {
  if (operator === '+') {
    const isText = isString(left) || isString(right)
    if (isText) return literal(literalText(left) + literalText(right))
    if (left.kind === 'literal' && right.kind === 'literal') return literal(Number(left.value) + Number(right.value))
    return unknown
  }
  if (left.kind !== 'literal' || right.kind !== 'literal') return unknown
  if (operator === '==' || operator === '===') return literal(left.value === right.value)
  if (operator === '!=' || operator === '!==') return literal(left.value !== right.value)
  return unknown
}

/** Evaluates methods with which people build URLs. */
function call(node: Extract<AnyNode, { type: 'CallExpression' }>, scope: Scope): ScriptValue {
  const { callee } = node
  const args = node.arguments.map((one) => fold(one as AnyNode, scope))
  if (callee.type === 'Identifier' && /^(?:encodeURIComponent|encodeURI|String)$/.test(callee.name))
    return args[0] ?? unknown
  if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier') return unknown
  const object = fold(callee.object as AnyNode, scope)
  const { name } = callee.property
  if (name === 'join' && object.kind === 'array')
    return literal(object.items.map(literalText).join(literalText(args[0] ?? literal(','))))
  if (object.kind !== 'literal') return unknown
  if (name === 'concat') return literal([object, ...args].map(literalText).join(''))
  if (name === 'trim' || name === 'toString') return literal(literalText(object).trim())
  return unknown
}

const isString = (value: ScriptValue): boolean =>
  value.kind === 'either' ? isString(value.first) : value.kind === 'literal' && typeof value.value === 'string'
