import type { AnyNode, Node } from 'acorn'

type Scope = {
  parent: Scope | undefined
  isFunction: boolean
  names: Set<string>
  references: Set<string>
  /** Whether code in the scope reads names at run time: a direct eval, or with. */
  isDynamic: boolean
}

export type Names = {
  /** Names declared at the top level, which other scripts can use. */
  top: Set<string>
  /** Names that are read or written and declared nowhere. */
  free: Set<string>
  declared: Set<string>
  /** Names that eval or with can read. */
  dynamic: Set<string>
  evals: number
  withs: number
}

type Step = { node: AnyNode; scope: Scope; isPattern: boolean }

const FUNCTIONS = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/

/** Returns the names that a program declares and uses, by the scopes of ECMAScript, without recursion. */
export function namesOf(program: Node): Names {
  const root = newScope(undefined, true)
  const scopes = [root]
  let [evals, withs] = [0, 0]
  const open: Step[] = [{ node: program as AnyNode, scope: root, isPattern: false }]
  for (let step = open.pop(); step; step = open.pop()) visit(step)
  const free = new Set<string>()
  for (const scope of scopes) for (const name of scope.references) if (!isDeclared(name, scope)) free.add(name)
  const dynamic = new Set<string>()
  for (const scope of scopes)
    if (scope.isDynamic)
      for (let one: Scope | undefined = scope; one; one = one.parent) for (const name of one.names) dynamic.add(name)
  return { top: root.names, free, declared: new Set(scopes.flatMap(({ names }) => [...names])), dynamic, evals, withs }

  function begin(parent: Scope, isFunction: boolean) {
    const scope = newScope(parent, isFunction)
    scopes.push(scope)
    return scope
  }

  function push(node: AnyNode | null | undefined, scope: Scope) {
    if (node) open.push({ node, scope, isPattern: false })
  }

  function visit({ node, scope }: Step) {
    if (node.type === 'Identifier') return void scope.references.add(node.name)
    if (FUNCTIONS.test(node.type)) return visitFunction(node as never, scope)
    if (node.type === 'ClassDeclaration' || node.type === 'ClassExpression') {
      if (node.type === 'ClassDeclaration' && node.id) scope.names.add(node.id.name)
      const inside = begin(scope, false)
      if (node.type === 'ClassExpression' && node.id) inside.names.add(node.id.name)
      push(node.superClass, inside)
      return push(node.body, inside)
    }
    if (node.type === 'VariableDeclaration') {
      const target = node.kind === 'var' ? functionScope(scope) : scope
      for (const { id, init } of node.declarations) {
        declare(id, target, scope)
        push(init, scope)
      }
      return
    }
    if (node.type === 'ImportDeclaration') {
      for (const { local } of node.specifiers) scope.names.add(local.name)
      return
    }
    if (node.type === 'ExportNamedDeclaration') {
      if (!node.source) for (const { local } of node.specifiers) push(local, scope)
      return push(node.declaration, scope)
    }
    if (node.type === 'ExportAllDeclaration') return
    if (node.type === 'MemberExpression') {
      push(node.object, scope)
      return node.computed ? push(node.property, scope) : undefined
    }
    if (node.type === 'Property' || node.type === 'PropertyDefinition' || node.type === 'MethodDefinition') {
      if (node.computed) push(node.key, scope)
      return push(node.value, scope)
    }
    if (node.type === 'LabeledStatement') return push(node.body, scope)
    if (/^(?:Break|Continue)Statement$|^MetaProperty$/.test(node.type)) return
    if (node.type === 'CatchClause') {
      const inside = begin(scope, false)
      if (node.param) declare(node.param, inside, inside)
      return push(node.body, inside)
    }
    if (node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'eval') {
      evals++
      scope.isDynamic = true
    }
    if (node.type === 'WithStatement') {
      withs++
      scope.isDynamic = true
    }
    const isBlock = /^(?:BlockStatement|ForStatement|ForInStatement|ForOfStatement|SwitchStatement|StaticBlock)$/.test(
      node.type,
    )
    const inside = isBlock ? begin(scope, node.type === 'StaticBlock') : scope
    for (const child of childrenOf(node)) push(child, inside)
  }

  function visitFunction(
    node: { type: string; id?: { name: string } | null; params: AnyNode[]; body: AnyNode },
    scope: Scope,
  ) {
    if (node.type === 'FunctionDeclaration' && node.id) {
      scope.names.add(node.id.name)
      // In sloppy mode, a function in a block is also declared in the function around it (Annex B.3.2).
      functionScope(scope).names.add(node.id.name)
    }
    const inside = begin(scope, true)
    if (node.type === 'FunctionExpression' && node.id) inside.names.add(node.id.name)
    if (node.type !== 'ArrowFunctionExpression') inside.names.add('arguments')
    for (const param of node.params) declare(param, inside, inside)
    push(node.body, inside)
  }

  /** Declares the names of a pattern; its defaults and computed keys are expressions. */
  function declare(pattern: AnyNode, target: Scope, scope: Scope) {
    const patterns: (AnyNode | null)[] = [pattern]
    for (let one = patterns.pop(); one !== undefined; one = patterns.pop()) {
      if (one === null) continue
      if (one.type === 'Identifier') target.names.add(one.name)
      else if (one.type === 'ObjectPattern')
        for (const part of one.properties) {
          if (part.type === 'RestElement') patterns.push(part.argument)
          else {
            if (part.computed) push(part.key, scope)
            patterns.push(part.value)
          }
        }
      else if (one.type === 'ArrayPattern') patterns.push(...one.elements)
      else if (one.type === 'RestElement') patterns.push(one.argument)
      else if (one.type === 'AssignmentPattern') {
        patterns.push(one.left)
        push(one.right, scope)
      }
    }
  }
}

const newScope = (parent: Scope | undefined, isFunction: boolean): Scope => ({
  parent,
  isFunction,
  names: new Set(),
  references: new Set(),
  isDynamic: false,
})

function functionScope(scope: Scope) {
  let found = scope
  while (!found.isFunction && found.parent) found = found.parent
  return found
}

function isDeclared(name: string, scope: Scope) {
  for (let one: Scope | undefined = scope; one; one = one.parent) if (one.names.has(name)) return true
  return false
}

/** Returns the nodes directly inside a node. */
export function childrenOf(node: AnyNode): AnyNode[] {
  const children: AnyNode[] = []
  for (const value of Object.values(node))
    for (const one of Array.isArray(value) ? value : [value])
      if (one && typeof one === 'object' && typeof one.type === 'string') children.push(one as AnyNode)
  return children
}
