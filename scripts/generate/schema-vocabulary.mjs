// node scripts/generate/schema-vocabulary.mjs: makes engine/structured-data/vocabulary.json of the types of the npm
// package schema-dts (Apache-2.0). Run it again after an update of the package.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import ts from 'typescript'

const require = createRequire(import.meta.url)
const path = require.resolve('schema-dts/dist/schema.d.ts')
const { version } = JSON.parse(readFileSync(new URL('../package.json', `file://${path}`), 'utf8'))
const source = ts.createSourceFile('schema.d.ts', readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)

// Base interfaces have the properties, Leaf interfaces the true name (`3DModel` of `_3DModelLeaf`), type aliases the
// subtypes.
const names = new Map()
const bases = new Map()
const aliases = new Map()
for (const node of source.statements) {
  const name = node.name?.text ?? ''
  if (ts.isInterfaceDeclaration(node) && name.endsWith('Base')) bases.set(name.slice(0, -4), node)
  else if (name.endsWith('Leaf')) names.set(name.slice(0, -4), /"@type": "([^"]+)"/.exec(node.getText(source))?.[1])
  else if (ts.isTypeAliasDeclaration(node) && !node.typeParameters?.some(({ name }) => name.text === 'T'))
    aliases.set(name, node)
}
const isOurs = (name) => Boolean(name) && !/[:/]/.test(name) && !/^[a-z]/.test(name) && name !== 'StupidType'
const dataTypes = [
  'Boolean',
  'Date',
  'DateTime',
  'Float',
  'Integer',
  'Number',
  'Text',
  'Time',
  'URL',
  'CssSelectorType',
  'XPathType',
  'PronounceableText',
  'DataType',
  'Quantity',
  'Distance',
  'Duration',
  'Energy',
  'Mass',
]
const nameOf = (id) => names.get(id) ?? (dataTypes.includes(id) ? id : undefined)

const types = {}
const members = {}
for (const [id, node] of aliases) {
  const name = nameOf(id)
  if (!isOurs(name)) continue
  types[name] ??= []
  for (const part of ts.isUnionTypeNode(node.type) ? node.type.types : [node.type]) {
    const text = part.getText(source)
    const member = /^"https:\/\/schema\.org\/(\w+)"$/.exec(text)?.[1]
    if (member) members[member] = [...(members[member] ?? []), name]
    const child = nameOf(text.replace(/<.*$/s, ''))
    if (isOurs(child) && child !== name) types[child] = [...(types[child] ?? []), name]
  }
}

const properties = {}
for (const [id, node] of bases) {
  const owner = nameOf(id)
  if (!isOurs(owner)) continue
  for (const member of node.members) {
    const name = member.name.text
    if (!/^[a-z]\w*$/i.test(name) || name === 'stupidProperty') continue
    const ranges = [...member.type.typeArguments[0].getText(source).matchAll(/\w+/g)]
      .map(([one]) => nameOf(one))
      .filter(isOurs)
    properties[name] ??= { domains: [], ranges: [] }
    const property = properties[name]
    property.domains.push(owner)
    property.ranges = [...new Set([...property.ranges, ...ranges])]
    const instead = supersededBy(member)
    if (instead) property.supersededBy = instead
  }
}
// In use on many pages, and left out of the types.
properties.interactionCount ??= { domains: ['Thing'], ranges: ['Text'], supersededBy: 'interactionStatistic' }
const retired = Object.fromEntries(
  [...aliases].flatMap(([id, node]) =>
    isOurs(nameOf(id)) && supersededBy(node) ? [[nameOf(id), supersededBy(node)]] : [],
  ),
)

function supersededBy(node) {
  const tag = ts.getJSDocTags(node).find(({ tagName }) => tagName.text === 'deprecated')
  return tag && (/(?:schema\.org\/|Use )(\w+)/.exec(ts.getTextOfJSDocComment(tag.comment) ?? '')?.[1] ?? '')
}

// [domains, ranges, superseded by], names as numbers: index into the list of types.
const list = Object.keys(types).sort()
const number = new Map(list.map((name, index) => [name, index]))
const numbers = (some) => [...new Set(some)].map((name) => number.get(name)).filter((one) => one !== undefined)
const vocabulary = {
  source: `schema-dts ${version}`,
  types: list,
  parents: list.map((name) => numbers(types[name])),
  retired,
  members: Object.fromEntries(
    Object.entries(members)
      .sort()
      .map(([name, owners]) => [name, numbers(owners)]),
  ),
  properties: Object.fromEntries(
    Object.entries(properties)
      .sort()
      .map(([name, { domains, ranges, supersededBy }]) => [
        name,
        [numbers(domains), numbers(ranges), ...(supersededBy === undefined ? [] : [supersededBy])],
      ]),
  ),
}
writeFileSync(
  new URL('../../engine/structured-data/vocabulary.json', import.meta.url),
  `${JSON.stringify(vocabulary)}\n`,
)
console.log(
  `${list.length} types, ${Object.keys(properties).length} properties, ${Object.keys(members).length} members`,
)
