import type { AnyNode } from 'acorn'
import { childrenOf } from './scopes.ts'

type Place = { expressions: AnyNode[]; bound: { name: string; after: number }[] }

/**
 * Returns a name that an expression in a parameter, or in another pattern, reads while the same function declares it
 * again or binds it later, as in `function f(a, b = () => a) { var a }`. Interpreters and minifiers confuse the two.
 */
export function overlappingName(program: AnyNode): string | undefined {
  const open: AnyNode[] = [program]
  for (let node = open.pop(); node; node = open.pop()) {
    open.push(...childrenOf(node))
    const found = /^(?:Function|ArrowFunction)/.test(node.type)
      ? nameIn((node as { params: AnyNode[] }).params, declaredIn((node as { body: AnyNode }).body))
      : node.type === 'CatchClause' && node.param
        ? nameIn([node.param as AnyNode], new Set())
        : node.type === 'VariableDeclarator'
          ? nameIn([node.id as AnyNode], new Set())
          : undefined
    if (found !== undefined) return found
  }
  return undefined
}

/**
 * Returns the name of a function in a block to which the program assigns a value, as in `{ function f() {} f = 1 }`.
 * In sloppy mode, the block and its function then have variables of this name with different values (ECMA-262, B.3.2),
 * which interpreters and minifiers confuse.
 */
export function assignedBlockFunction(program: AnyNode): string | undefined {
  const inBlocks = new Set<string>()
  const assigned = new Set<string>()
  const open = [{ node: program, isBody: true }]
  for (let step = open.pop(); step; step = open.pop()) {
    const { node, isBody } = step
    const isFunction = /^(?:Function|ArrowFunction)/.test(node.type)
    for (const child of childrenOf(node)) {
      if (child.type === 'FunctionDeclaration' && !isBody && child.id) inBlocks.add(child.id.name)
      open.push({ node: child, isBody: isFunction && child.type === 'BlockStatement' })
    }
    if (node.type === 'AssignmentExpression' || node.type === 'ForInStatement' || node.type === 'ForOfStatement')
      for (const { name } of readPatterns([node.left as AnyNode]).bound) assigned.add(name)
    else if (node.type === 'UpdateExpression' && node.argument.type === 'Identifier') assigned.add(node.argument.name)
  }
  return [...inBlocks].find((name) => assigned.has(name))
}

function nameIn(patterns: AnyNode[], declared: Set<string>): string | undefined {
  const { expressions, bound } = readPatterns(patterns)
  for (const [at, expression] of expressions.entries())
    for (const name of namesRead(expression))
      if (declared.has(name) || bound.some((one) => one.name === name && one.after > at)) return name
  return undefined
}

/** Reads patterns in the order in which they are evaluated: expressions, and names with the number before them. */
function readPatterns(patterns: (AnyNode | null)[], place: Place = { expressions: [], bound: [] }): Place {
  for (const node of patterns) {
    if (!node) continue
    if (node.type === 'Identifier') place.bound.push({ name: node.name, after: place.expressions.length })
    else if (node.type === 'AssignmentPattern') {
      place.expressions.push(node.right as AnyNode)
      readPatterns([node.left as AnyNode], place)
    } else if (node.type === 'RestElement') readPatterns([node.argument as AnyNode], place)
    else if (node.type === 'ArrayPattern') readPatterns(node.elements as (AnyNode | null)[], place)
    else if (node.type === 'ObjectPattern')
      for (const part of node.properties) {
        if (part.type === 'Property' && part.computed) place.expressions.push(part.key as AnyNode)
        readPatterns([(part.type === 'Property' ? part.value : part) as AnyNode], place)
      }
  }
  return place
}

/** Returns the names that a function declares in its body, without those of functions inside. */
function declaredIn(body: AnyNode): Set<string> {
  const names = new Set<string>()
  const open = body.type === 'BlockStatement' ? childrenOf(body) : []
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'FunctionDeclaration' && node.id) names.add(node.id.name)
    if (/^(?:Function|ArrowFunction|Class)/.test(node.type)) continue
    if (node.type === 'VariableDeclaration' && node.kind === 'var')
      for (const { name } of readPatterns(node.declarations.map(({ id }) => id as AnyNode)).bound) names.add(name)
    open.push(...childrenOf(node))
  }
  return names
}

function namesRead(expression: AnyNode): Set<string> {
  const names = new Set<string>()
  const open = [expression]
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'Identifier') names.add(node.name)
    else if (node.type === 'MemberExpression' && !node.computed) open.push(node.object as AnyNode)
    else if (node.type === 'Property' && !node.computed) open.push(node.value as AnyNode)
    else open.push(...childrenOf(node))
  }
  return names
}
