import { type AnyNode, parse } from 'acorn'
import { childrenOf, type Names, namesOf } from './scopes.ts'

/** Observable properties of a program that no minifier may change. */
export type Traits = Names & {
  /** Directives of the program. */
  directives: string[]
  /** Directives of functions, without those that an outer "use strict" repeats. */
  functionDirectives: string[]
  newTargets: number
  /** Raw texts of tagged templates, which their tags can read. */
  templates: string[]
  exports: string[]
  imports: string[]
  /** Names of functions and classes that the program reads. */
  readNames: Set<string>
  functionNames: Set<string>
  accessors: Set<string>
  /** Keys of properties that contain a backslash. */
  backslashKeys: Set<string>
}

/**
 * Reads the properties of a program with a parser that no minifier uses.
 * @throws {SyntaxError}
 */
export function traitsOf(code: string, isModule: boolean): Traits {
  const program = parse(code, {
    ecmaVersion: 'latest',
    sourceType: isModule ? 'module' : 'script',
    allowHashBang: true,
    allowReturnOutsideFunction: false,
  })
  const traits: Traits = {
    ...namesOf(program),
    directives: directivesOf(program.body as AnyNode[]),
    functionDirectives: [],
    newTargets: 0,
    templates: [],
    exports: [],
    imports: [],
    readNames: new Set(),
    functionNames: new Set(),
    accessors: new Set(),
    backslashKeys: new Set(),
  }
  let readsAnyClass = false
  const candidates = new Set<string>()
  const ownNames = new Set<string>()
  const open: { node: AnyNode; isStrict: boolean }[] = [
    { node: program as AnyNode, isStrict: isModule || traits.directives.includes('use strict') },
  ]
  for (let step = open.pop(); step; step = open.pop()) {
    const { node } = step
    let { isStrict } = step
    if (/^Class/.test(node.type)) isStrict = true
    if ('body' in node && /^(?:Function|ArrowFunction)/.test(node.type)) isStrict = readFunction(node, isStrict)
    if (node.type === 'MetaProperty' && node.meta.name === 'new') traits.newTargets++
    if (node.type === 'TaggedTemplateExpression')
      traits.templates.push(JSON.stringify(node.quasi.quasis.map(({ value }) => value.raw)))
    if ((node.type === 'Property' || node.type === 'MethodDefinition') && /^[gs]et$/.test(node.kind))
      traits.accessors.add(`${node.kind} ${keyOf(node)}`)
    if (/^(?:Property|MethodDefinition|PropertyDefinition)$/.test(node.type) && 'key' in node) {
      const key = keyOf(node as { key: { type: string } })
      if (key.includes('\\')) traits.backslashKeys.add(key)
    }
    if ('id' in node && node.id && /^(?:Function|Class)/.test(node.type))
      ownNames.add((node.id as { name: string }).name)
    const named = namedByPlace(node)
    if (named !== undefined) traits.functionNames.add(named)
    if (node.type === 'MemberExpression' && readsName(node)) {
      if (node.object.type === 'Identifier') candidates.add(node.object.name)
      else if (isOfClass(node.object as AnyNode)) readsAnyClass = true
    }
    // As in Object.getOwnPropertyDescriptor(run, 'name').
    if (node.type === 'CallExpression' && node.arguments.some((one) => isNameText(one as AnyNode)))
      for (const one of node.arguments) if (one.type === 'Identifier') candidates.add(one.name)
    readModule(node)
    for (const child of childrenOf(node)) open.push({ node: child, isStrict })
  }
  for (const name of ownNames) traits.functionNames.add(name)
  for (const name of traits.functionNames) if (candidates.has(name)) traits.readNames.add(name)
  if (readsAnyClass) for (const name of ownNames) traits.readNames.add(name)
  return traits

  function readFunction(node: AnyNode, isStrict: boolean) {
    const body = (node as { body: AnyNode }).body
    if (body.type !== 'BlockStatement') return isStrict
    const directives = directivesOf(body.body as AnyNode[])
    traits.functionDirectives.push(...directives.filter((one) => one !== 'use strict' || !isStrict))
    return isStrict || directives.includes('use strict')
  }

  function readModule(node: AnyNode) {
    if (node.type === 'ImportDeclaration') traits.imports.push(String(node.source.value))
    else if (node.type === 'ExportDefaultDeclaration') traits.exports.push('default')
    else if (node.type === 'ExportAllDeclaration') {
      traits.imports.push(String(node.source.value))
      traits.exports.push(node.exported ? nameOf(node.exported) : `* from ${node.source.value}`)
    } else if (node.type === 'ExportNamedDeclaration') {
      if (node.source) traits.imports.push(String(node.source.value))
      traits.exports.push(...node.specifiers.map(({ exported }) => nameOf(exported)))
      const { declaration } = node
      if (declaration && 'id' in declaration && declaration.id) traits.exports.push(declaration.id.name)
      if (declaration?.type === 'VariableDeclaration')
        traits.exports.push(...namesOf({ type: 'Program', body: [declaration] } as never).top)
    }
  }
}

/**
 * Returns whether a function or class gets its name from the variable, or from the pattern's default, to which it is
 * assigned.
 */
function namedByPlace(node: AnyNode): string | undefined {
  const [target, value] =
    node.type === 'VariableDeclarator'
      ? [node.id, node.init]
      : node.type === 'AssignmentPattern'
        ? [node.left, node.right]
        : []
  return target?.type === 'Identifier' && /^(?:Arrow|Function|Class)/.test(value?.type ?? '') ? target.name : undefined
}

const isNameText = (node: AnyNode) => node.type === 'Literal' && node.value === 'name'

/** Returns whether code reads a name: `run.name` and `run['name']`. */
const readsName = ({ computed, property }: { computed: boolean; property: { type: string } }) =>
  computed ? isNameText(property as AnyNode) : 'name' in property && property.name === 'name'

const nameOf = (node: { type: string }) =>
  'name' in node ? String(node.name) : String((node as { value?: unknown }).value)

const keyOf = ({ key }: { key: { type: string } }) => ('name' in key || 'value' in key ? nameOf(key) : '[computed]')

/**
 * Returns whether code reads the name of an object that is only known at run time: `this.constructor`, `new.target`,
 * `arguments.callee`.
 */
const isOfClass = (node: AnyNode) =>
  (node.type === 'MetaProperty' && node.meta.name === 'new') ||
  (node.type === 'MemberExpression' &&
    node.property.type === 'Identifier' &&
    /^(?:constructor|callee)$/.test(node.property.name))

const directivesOf = (body: AnyNode[]) =>
  body.flatMap((node) => ('directive' in node && typeof node.directive === 'string' ? [node.directive] : []))
