import type { AnyNode } from 'acorn'
import { type FunctionNode, fold, type Scope } from './script-value.ts'

/**
 * Functions that push their arguments to a data layer, as `gtag` does. The Google tag understands an `arguments`
 * object, not an array.
 */
export type Commands = Map<string, { dataLayer: string; isArguments: boolean }>

/** Maximum number of statements in a command function, which may create its data layer first. */
const MAX_COMMAND_STATEMENTS = 3

/** Records a function that pushes its arguments, by its name. */
export function noteCommand(name: string, node: FunctionNode, scope: Scope, commands: Commands) {
  const statements = node.body.type === 'BlockStatement' ? node.body.body : [node.body]
  if (statements.length > MAX_COMMAND_STATEMENTS) return
  const rest = node.params.find((param) => param.type === 'RestElement')
  for (const statement of statements as AnyNode[]) {
    const expression =
      statement.type === 'ExpressionStatement'
        ? statement.expression
        : statement.type === 'ReturnStatement'
          ? statement.argument
          : statement
    if (expression?.type !== 'CallExpression') continue
    const [first] = expression.arguments
    const target = fold(expression.callee as AnyNode, scope)
    if (first?.type !== 'Identifier' || target.kind !== 'path' || !target.path.endsWith('.push')) continue
    const isArguments = first.name === 'arguments'
    const isRest = rest?.argument.type === 'Identifier' && rest.argument.name === first.name
    if (isArguments || isRest) commands.set(name, { dataLayer: target.path.slice(0, -'.push'.length), isArguments })
  }
}
