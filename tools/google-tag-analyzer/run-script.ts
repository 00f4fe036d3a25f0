import type { AnyNode, Program } from 'acorn'
import { childrenOf } from '#engine/javascript/scopes.ts'
import { callbackTime, type When } from './callback-time.ts'
import { boundFunction, pathOf } from './callee.ts'
import { type Commands, noteCommand } from './commands.ts'
import { type FunctionNode, fold, rootOf, type Scope, type ScriptValue, stringOf, unknown } from './script-value.ts'

export type ScriptEvent = {
  /** UTF-16 offset in the script. */
  offset: number
  when: When
  /** Behind a condition whose result is unknown. */
  isConditional: boolean
} & (
  | { kind: 'call'; path: string; args: ScriptValue[] }
  /** A URL that becomes the `src` of an element. */
  | { kind: 'source'; url: string; isAsync: boolean | undefined }
  /** HTML that `document.write` adds. */
  | { kind: 'html'; html: string }
  | { kind: 'assign'; path: string; value: ScriptValue }
)

type Context = { scope: Scope; when: When; isConditional: boolean; depth: number }
type Run = {
  events: ScriptEvent[]
  visited: Set<AnyNode>
  active: Set<AnyNode>
  pending: { node: FunctionNode; scope: Scope }[]
  steps: number
  commands: Commands
}

const MAX_STEPS = 400_000
const MAX_DEPTH = 40
/** Maximum number of items of a list for which a callback is followed. */
const MAX_ITEMS = 50
const ORDER: When[] = ['load', 'after-load', 'on-event', 'never']

/**
 * Lists what a program calls, loads, and assigns, by following its functions with their arguments as far as constants
 * allow. Nothing is executed. Strings and comments are never mistaken for code, and code that cannot be reached is left
 * out.
 * @param root names that earlier scripts of the page declared; this one adds its own
 */
export function runScript(program: Program, root: Scope, commands: Commands): ScriptEvent[] {
  const run: Run = { events: [], visited: new Set(), active: new Set(), pending: [], steps: 0, commands }
  hoist(program.body as AnyNode[], root, run)
  for (const statement of program.body)
    visit(statement as AnyNode, { scope: root, when: 'load', isConditional: false, depth: 0 }, run)
  // A function that is never called in this script may be called from elsewhere.
  for (let one = run.pending.pop(); one; one = run.pending.pop()) {
    if (run.visited.has(one.node)) continue
    enter(one.node, [], { scope: one.scope, when: 'on-event', isConditional: false, depth: 0 }, run)
  }
  return run.events.toSorted((one, other) => one.offset - other.offset)
}

/** Function declarations are known before the first statement runs. */
function hoist(body: AnyNode[], scope: Scope, run: Run) {
  for (const node of body)
    if (node.type === 'FunctionDeclaration' && node.id) {
      scope.names.set(node.id.name, { kind: 'function', node, scope })
      run.pending.push({ node, scope })
      noteCommand(node.id.name, node, scope, run.commands)
    }
}

function visit(node: AnyNode | null | undefined, context: Context, run: Run): void {
  if (!node || run.steps++ > MAX_STEPS) return
  const { scope } = context
  const into = (child: AnyNode | null | undefined, more: Partial<Context> = {}) =>
    visit(child, { ...context, ...more }, run)
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return void run.pending.push({ node, scope })
    case 'VariableDeclaration':
      for (const { id, init } of node.declarations) {
        if (!init) continue
        into(init)
        if (id.type !== 'Identifier') continue
        const value = fold(init, scope)
        declare(id.name, value, scope, run)
        const { when, isConditional } = context
        if (!scope.parent)
          run.events.push({ kind: 'assign', path: id.name, value, offset: node.start, when, isConditional })
      }
      return
    case 'AssignmentExpression':
      assign(node, context, run)
      return
    case 'CallExpression':
    case 'NewExpression':
      call(node, context, run)
      return
    case 'IfStatement':
    case 'ConditionalExpression': {
      into(node.test)
      const test = fold(node.test, scope)
      const isKnown = test.kind === 'literal'
      if (!isKnown || test.value) into(node.consequent, isKnown ? {} : { isConditional: true })
      if (!isKnown || !test.value) into(node.alternate, isKnown ? {} : { isConditional: true })
      return
    }
    case 'LogicalExpression': {
      into(node.left)
      const left = fold(node.left, scope)
      const isCut =
        left.kind === 'literal' && (node.operator === '&&' ? !left.value : node.operator === '||' && left.value)
      if (!isCut) into(node.right, left.kind === 'literal' ? {} : { isConditional: true })
      return
    }
    case 'TryStatement':
      into(node.block)
      if (node.handler) into(node.handler.body, { isConditional: true })
      into(node.finalizer)
      return
    case 'BlockStatement':
      hoist(node.body as AnyNode[], scope, run)
      visitBody(node.body as AnyNode[], context, run)
      return
    case 'WhileStatement': {
      const test = fold(node.test, scope)
      if (test.kind === 'literal' && !test.value) return
      into(node.body)
      return
    }
    default:
      for (const child of childrenOf(node)) into(child)
  }
}

/** Visits statements in order. Statements after a `return` are unreachable; those after a conditional one may be. */
function visitBody(statements: AnyNode[], context: Context, run: Run) {
  let { isConditional } = context
  for (const statement of statements) {
    visit(statement, { ...context, isConditional }, run)
    if (statement.type === 'ReturnStatement' || statement.type === 'ThrowStatement') return
    if (
      statement.type === 'IfStatement' &&
      /^(?:Return|Throw)Statement$/.test(lastOf(statement.consequent as AnyNode).type)
    ) {
      const test = fold(statement.test, context.scope)
      if (test.kind === 'literal' && test.value) return
      isConditional ||= test.kind !== 'literal'
    }
  }
}

const lastOf = (node: AnyNode): AnyNode =>
  node.type === 'BlockStatement' ? ((node.body.at(-1) as AnyNode) ?? node) : node

function declare(name: string, value: ScriptValue, scope: Scope, run: Run) {
  // Returns whether a value is a data layer, which stays a global that is pushed to, unlike an array of constants.
  const isDataLayer = value.kind === 'array' && !scope.parent && !value.items.some(({ kind }) => kind === 'literal')
  if (isDataLayer) scope.names.delete(name)
  else scope.names.set(name, value)
  if (value.kind === 'function') noteCommand(name, value.node, scope, run.commands)
}

function assign(node: Extract<AnyNode, { type: 'AssignmentExpression' }>, context: Context, run: Run) {
  const { scope, when, isConditional } = context
  const { left, right } = node
  const value = fold(right, scope)
  const isHandler =
    left.type === 'MemberExpression' &&
    !left.computed &&
    left.property.type === 'Identifier' &&
    /^on[a-z]+$/.test(left.property.name)
  if (isHandler && value.kind === 'function' && left.property.type === 'Identifier')
    enter(
      value.node,
      [],
      {
        ...context,
        scope: value.scope,
        when: later(
          when,
          /^on(?:load|readystatechange|pageshow)$/.test(left.property.name) ? 'after-load' : 'on-event',
        ),
      },
      run,
    )
  else visit(right, context, run)
  if (left.type === 'Identifier') {
    if (node.operator === '=' || node.operator === '||=' || node.operator === '??=') {
      const known = holder(left.name, scope)
      declare(left.name, value, known ?? rootOf(scope), run)
    } else declare(left.name, unknown, holder(left.name, scope) ?? rootOf(scope), run)
    run.events.push({ kind: 'assign', path: left.name, value, offset: node.start, when, isConditional })
    return
  }
  if (left.type !== 'MemberExpression') return
  visit(left.object as AnyNode, context, run)
  const target = fold(left as AnyNode, scope)
  const name = left.computed
    ? stringOf(fold(left.property as AnyNode, scope))
    : left.property.type === 'Identifier'
      ? left.property.name
      : undefined
  const object = fold(left.object as AnyNode, scope)
  if (object.kind === 'object' && name) object.entries.set(name, value)
  if (target.kind === 'path' && !target.path.includes('.') && value.kind === 'function') {
    rootOf(scope).names.set(target.path, value)
    noteCommand(target.path, value.node, scope, run.commands)
  } else if (target.kind === 'path' && !target.path.includes('.') && value.kind === 'literal')
    rootOf(scope).names.set(target.path, value)
  if (name === 'src' && value.kind === 'literal' && typeof value.value === 'string')
    run.events.push({ kind: 'source', url: value.value, isAsync: undefined, offset: node.start, when, isConditional })
  else if (target.kind === 'path')
    run.events.push({ kind: 'assign', path: target.path, value, offset: node.start, when, isConditional })
}

function holder(name: string, scope: Scope): Scope | undefined {
  for (let one: Scope | undefined = scope; one; one = one.parent) if (one.names.has(name)) return one
  return undefined
}

function call(node: Extract<AnyNode, { type: 'CallExpression' | 'NewExpression' }>, context: Context, run: Run) {
  const { scope, when, isConditional } = context
  const callee = node.callee as AnyNode
  const args = node.arguments.map((one) => (one.type === 'SpreadElement' ? unknown : fold(one, scope)))
  const place = { offset: node.start, when, isConditional }
  const bound = boundFunction(callee, scope)
  const path = pathOf(callee, scope)
  if (callee.type === 'MemberExpression') visit(callee.object as AnyNode, context, run)
  else if (callee.type !== 'Identifier' && !bound) visit(callee, context, run)
  if (path) {
    if (/^document\.write(?:ln)?$/.test(path)) {
      const html = args.map((one) => (one.kind === 'literal' ? String(one.value) : '')).join('')
      if (html) run.events.push({ kind: 'html', html, ...place })
    }
    run.events.push({ kind: 'call', path, args, ...place })
  }
  const method = callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : ''
  if (method === 'setAttribute' && stringOf(args[0]) === 'src' && args[1]?.kind === 'literal')
    run.events.push({ kind: 'source', url: String(args[1].value), isAsync: undefined, ...place })
  for (const [at, argument] of node.arguments.entries()) {
    const value = args[at]
    if (value?.kind === 'function') {
      const list = callee.type === 'MemberExpression' ? fold(callee.object as AnyNode, scope) : unknown
      if (list.kind === 'array' && /^(?:forEach|map)$/.test(method)) {
        for (const item of list.items.slice(0, MAX_ITEMS))
          enter(value.node, [item], { ...context, scope: value.scope }, run)
        continue
      }
      const own = callbackTime(path ?? method, args)
      if (own === 'same' || !bound)
        enter(value.node, [], { ...context, scope: value.scope, when: own === 'same' ? when : later(when, own) }, run)
    } else visit(argument as AnyNode, context, run)
  }
  if (bound) {
    const isCall = bound.skips > 0
    enter(bound.node, isCall ? args.slice(bound.skips) : args, { ...context, scope: bound.scope }, run)
  }
}

const later = (one: When, other: When) => (ORDER.indexOf(one) > ORDER.indexOf(other) ? one : other)

function enter(node: FunctionNode, args: ScriptValue[], context: Context, run: Run) {
  if (context.depth > MAX_DEPTH || run.steps > MAX_STEPS || run.active.has(node)) return
  run.visited.add(node)
  run.active.add(node)
  const scope: Scope = { names: new Map(), parent: context.scope }
  for (const [at, param] of node.params.entries()) {
    if (param.type === 'Identifier') scope.names.set(param.name, args[at] ?? unknown)
    else if (param.type === 'AssignmentPattern' && param.left.type === 'Identifier')
      scope.names.set(param.left.name, args[at] ?? fold(param.right, context.scope))
  }
  const inside = { ...context, scope, depth: context.depth + 1 }
  if (node.body.type === 'BlockStatement') {
    hoist(node.body.body as AnyNode[], scope, run)
    visitBody(node.body.body as AnyNode[], inside, run)
  } else visit(node.body as AnyNode, inside, run)
  run.active.delete(node)
}
