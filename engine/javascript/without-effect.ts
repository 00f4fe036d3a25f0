import { type AnyNode, parse } from 'acorn'

/**
 * Returns whether a program provably does nothing: it only has comments, values without names, and declarations that
 * run no code of their own. Everything that is not known to be without effect counts as one.
 */
export function isWithoutEffect(code: string, isModule: boolean): boolean {
  try {
    const { body } = parse(code, {
      ecmaVersion: 'latest',
      sourceType: isModule ? 'module' : 'script',
      allowHashBang: true,
    })
    return body.every((node) => isIdle(node as AnyNode))
  } catch {
    return false
  }
}

function isIdle(node: AnyNode): boolean {
  if (node.type === 'EmptyStatement' || node.type === 'FunctionDeclaration') return true
  if (node.type === 'ExpressionStatement') return isPlain(node.expression as AnyNode)
  if (node.type === 'VariableDeclaration')
    return node.declarations.every(({ id, init }) => id.type === 'Identifier' && (!init || isPlain(init as AnyNode)))
  return node.type === 'ClassDeclaration' && isPlainClass(node)
}

/** Returns whether a value runs no code: a literal, a function, or a list or object of such values. */
function isPlain(node: AnyNode | null): boolean {
  if (node === null) return true
  switch (node.type) {
    case 'Literal':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return true
    case 'TemplateLiteral':
      return node.expressions.length === 0
    case 'ArrayExpression':
      return node.elements.every((one) => isPlain(one as AnyNode | null))
    case 'ObjectExpression':
      return node.properties.every((one) => one.type === 'Property' && !one.computed && isPlain(one.value as AnyNode))
    case 'ClassExpression':
      return isPlainClass(node)
    default:
      return false
  }
}

const isPlainClass = ({ superClass, body }: { superClass?: unknown; body: { body: unknown[] } }) =>
  !superClass &&
  (body.body as AnyNode[]).every((part) =>
    part.type === 'MethodDefinition'
      ? !part.computed
      : part.type === 'PropertyDefinition' &&
        !part.computed &&
        (!part.static || isPlain((part.value ?? null) as AnyNode | null)),
  )
