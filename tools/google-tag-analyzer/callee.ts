import type { AnyNode } from 'acorn'
import { type FunctionNode, fold, isGlobalName, lookUp, type Scope } from './script-value.ts'

/** Returns the function that a call runs, if the script defines it: `f()`, `(function () {})()`, `f.call(x)`. */
export function boundFunction(
  callee: AnyNode,
  scope: Scope,
): { node: FunctionNode; scope: Scope; skips: number } | undefined {
  if (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    /^(?:call|bind)$/.test(callee.property.name)
  ) {
    const inner = boundFunction(callee.object as AnyNode, scope)
    return inner && { ...inner, skips: 1 }
  }
  const value = callee.type === 'Identifier' ? lookUp(callee.name, scope) : fold(callee, scope)
  return value?.kind === 'function' ? { node: value.node, scope: value.scope, skips: 0 } : undefined
}

/** Returns the global name of a called function, such as `dataLayer.push`; undefined if it is not known. */
export function pathOf(callee: AnyNode, scope: Scope): string | undefined {
  if (callee.type === 'Identifier') {
    const value = lookUp(callee.name, scope)
    return value?.kind === 'path' ? value.path : callee.name
  }
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && !callee.computed) {
    const target = fold(callee, scope)
    if (target.kind === 'path') return target.path
    const object = fold(callee.object as AnyNode, scope)
    if (object.kind === 'path' && !isGlobalName(object.path)) return `${object.path}.${callee.property.name}`
    // `window.gtag(…)` where gtag is a function of this page.
    return object.kind === 'path' ? callee.property.name : undefined
  }
  const target = fold(callee, scope)
  return target.kind === 'path' ? target.path : undefined
}
