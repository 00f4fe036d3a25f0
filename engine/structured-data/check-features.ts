import type { MarkupFinding } from './check-vocabulary.ts'
import { allEntities, type Entity, type Property } from './entity.ts'
import { type ById, entitiesById, has, partsOf } from './entity-fields.ts'
import { type Feature, features, retiredFeatures } from './google-features.ts'
import { isA } from './vocabulary.ts'
import { type Gap, misplaced, wrongObjects } from './wrong-objects.ts'

/** Whether an entity can be shown as one of Google's rich results. It says nothing about whether it will be. */
export type Eligibility = {
  feature: string
  /** `invalid`: nothing required is missing, and the values of some fields that Google reads are wrong. */
  status: 'eligible' | 'incomplete' | 'invalid' | 'retired'
  /** Of the entity. */
  path: string
  type: string
  missing: string[]
  /** Fields of the feature whose values are wrong, as paths from the entity. */
  invalid: string[]
  /** Required fields that are there, and all there are. */
  required: { present: number; all: number }
  /** Recommended fields that are there, and all there are. */
  recommended: { present: number; all: number; missing: string[] }
  url: string
}

/** Checks every entity that can be the subject of a page against the table of features. */
export function checkFeatures(
  roots: Entity[],
  values: MarkupFinding[] = [],
): { eligibility: Eligibility[]; findings: MarkupFinding[] } {
  const wrong = new Set(
    values.flatMap(({ severity, property }) => (severity === 'critical' && property ? [property] : [])),
  )
  const byId = entitiesById(roots)
  const eligibility: Eligibility[] = []
  const findings: MarkupFinding[] = []
  for (const { entity, parent } of subjectsOf(roots)) {
    const isAlone = parent === undefined
    for (const feature of features) {
      const type = entity.types.find((one) => feature.types.some((wanted) => isA(one, wanted)))
      if (!type || feature.except?.includes(type) || (feature.onlyWith && !has(entity, feature.onlyWith, byId)))
        continue
      const { unless } = feature
      if (unless && partsOf(entity, { property: unless.property, ofTypes: [unless.type] }, byId).length > 0) continue
      if (feature.id === 'organization' && entity.types.some((one) => isA(one, 'LocalBusiness'))) continue
      const gaps = [...gapsOf(entity, feature, isAlone, byId), ...misplaced(entity, feature, parent, byId)]
      const missing = gaps.filter(({ isRequired }) => isRequired)
      const demanded =
        countFields(entity, feature, byId, 'required') +
        feature.required.length +
        (isAlone ? (feature.alone?.length ?? 0) : 0) +
        // Fields that need not be there, but must be right if they are.
        missing.filter(({ wrong, field }) => wrong && !feature.required.some((one) => one.split('|')[0] === field))
          .length
      const wanted = countFields(entity, feature, byId, 'recommended') + feature.recommended.length
      const invalid = wrongFields(entity, feature, wrong, byId)
      eligibility.push({
        feature: feature.name,
        status: missing.length > 0 ? 'incomplete' : invalid.length > 0 ? 'invalid' : 'eligible',
        path: entity.path,
        type,
        url: feature.url,
        missing: missing.map(({ label }) => label),
        invalid,
        required: { present: demanded - missing.length, all: demanded },
        recommended: {
          present: wanted - (gaps.length - missing.length),
          all: wanted,
          missing: gaps.filter(({ isRequired }) => !isRequired).map(({ label }) => label),
        },
      })
      findings.push(...gaps.map((gap) => toFinding(gap, feature)))
    }
  }
  for (const entity of allEntities(roots))
    for (const feature of retiredFeatures) {
      const type = entity.types.find((one) => feature.types.some((wanted) => isA(one, wanted)))
      if (
        !type ||
        (feature.name === 'How-to' && isA(type, 'Recipe')) ||
        (feature.onlyWith && !has(entity, feature.onlyWith, byId))
      )
        continue
      eligibility.push({
        feature: feature.name,
        status: 'retired',
        path: entity.path,
        type,
        missing: [],
        invalid: [],
        required: { present: 0, all: 0 },
        recommended: { present: 0, all: 0, missing: [] },
        url: feature.url,
      })
      findings.push({
        id: 'retired-feature',
        severity: 'notice',
        message: `Google no longer shows the rich result “${feature.name}” (${feature.on}).`,
        why: feature.note,
        fix: 'You can keep it, but it brings no rich result.',
        path: entity.path,
        field: null,
        place: entity.place,
        url: feature.url,
      })
    }
  return { eligibility, findings: withoutRepeats(findings) }
}

/**
 * Removes duplicate reports: a field that two features require is reported once, by the feature that requires it if
 * there is one.
 */
function withoutRepeats(findings: MarkupFinding[]) {
  const seen = new Set<string>()
  return [...findings]
    .sort((a, b) => Number(a.severity === 'notice') - Number(b.severity === 'notice'))
    .filter(({ id, path, place, field }) => {
      const key = id === 'retired-feature' ? `${id} ${path} ${place.offset}` : `${place.offset} ${path} ${field}`
      return !seen.has(key) && seen.add(key)
    })
}

/** Returns fields with wrong values below the properties that the feature reads. */
function wrongFields(entity: Entity, feature: Feature, wrong: Set<Property>, byId: ById): string[] {
  if (wrong.size === 0) return []
  const read = new Set(
    [
      ...feature.required,
      ...feature.recommended,
      ...(feature.alone ?? []),
      ...(feature.parts ?? []).map(({ property }) => property),
      ...(alsoRead[feature.id] ?? []),
    ].flatMap((field) => field.split('|').map((path) => path.split('.')[0] ?? path)),
  )
  const found = new Set<string>()
  const visited = new Set<Entity>()
  const visit = (one: Entity, path: string) => {
    if (visited.has(one)) return
    visited.add(one)
    for (const property of one.properties) {
      if (path === '' && !read.has(property.name)) continue
      if (wrong.has(property)) found.add(path + property.name)
      const { value } = property
      const inner = value.kind === 'entity' ? value.entity : value.kind === 'link' ? byId.get(value.url) : undefined
      if (inner) visit(inner, `${path}${property.name}.`)
    }
  }
  visit(entity, '')
  return [...found]
}

/** What Google reads beyond the required and recommended fields of the table. */
const alsoRead: Record<string, string[]> = {
  rating: ['worstRating'],
  job: ['jobLocationType', 'educationRequirements', 'experienceRequirements'],
  video: ['expires', 'hasPart', 'publication', 'regionsAllowed'],
  event: ['eventAttendanceMode', 'doorTime'],
  product: ['image', 'url', 'sku', 'gtin', 'gtin8', 'gtin12', 'gtin13', 'gtin14', 'isbn'],
  merchant: ['url', 'gtin', 'gtin8', 'gtin12', 'gtin13', 'gtin14', 'isbn', 'sku'],
  article: ['url', 'inLanguage', 'isAccessibleForFree', 'publisher'],
  organization: ['duns', 'leiCode', 'naics', 'iso6523Code', 'globalLocationNumber', 'foundingDate', 'contactPoint'],
  'local-business': ['email', 'faxNumber', 'department', 'menu'],
}

function countFields(entity: Entity, { parts = [] }: Feature, byId: ById, kind: 'required' | 'recommended') {
  return parts.reduce((sum, part) => {
    const count = partsOf(entity, part, byId).length
    const spared = kind === 'required' && count > 0 ? (part.exceptLast?.length ?? 0) : 0
    return sum + count * (part[kind]?.length ?? 0) - spared
  }, 0)
}

/** Properties whose value is an entity of the page itself. */
const ofThePage = [
  'mainEntity',
  'mainEntityOfPage',
  'hasPart',
  'itemListElement',
  'item',
  'breadcrumb',
  'video',
  'review',
  'aggregateRating',
  'subjectOf',
]

/** Returns the entities that a feature can be about: top-level ones, and those that the page is said to be about. */
function subjectsOf(roots: Entity[]) {
  const found: { entity: Entity; parent?: Entity }[] = roots.map((entity) => ({ entity }))
  for (const { entity } of found)
    for (const { name, value } of entity.properties)
      if (value.kind === 'entity' && ofThePage.includes(name)) found.push({ entity: value.entity, parent: entity })
  return found
}

function gapsOf(entity: Entity, feature: Feature, isAlone: boolean, byId: ById): Gap[] {
  const gap = (one: Entity, field: string, isRequired: boolean, prefix = ''): Gap => ({
    entity: one,
    field,
    label: prefix + field.replaceAll('|', ' or '),
    isRequired,
  })
  const required = [...feature.required, ...(isAlone ? (feature.alone ?? []) : [])]
  const own = [
    ...required.filter((field) => !has(entity, field, byId)).map((field) => gap(entity, field, true)),
    ...feature.recommended.filter((field) => !has(entity, field, byId)).map((field) => gap(entity, field, false)),
  ]
  return own.concat(
    wrongObjects(entity, feature, byId),
    (feature.parts ?? []).flatMap((part) => {
      const parts = partsOf(entity, part, byId)
      return parts.flatMap((one, index) => [
        ...part.required
          .filter(
            (field) => !(part.exceptLast?.includes(field) && index === parts.length - 1) && !has(one, field, byId),
          )
          .map((field) => gap(one, field, true, `${part.property}.`)),
        ...(part.recommended ?? [])
          .filter((field) => !has(one, field, byId))
          .map((field) => gap(one, field, false, `${part.property}.`)),
      ])
    }),
  )
}

function toFinding({ entity, field, label, isRequired, wrong, example }: Gap, feature: Feature): MarkupFinding {
  const names = field.split('|').map((name) => name.split('.').at(-1) ?? name)
  return {
    id: wrong ? 'wrong-object' : isRequired ? 'missing-required' : 'missing-recommended',
    severity: isRequired ? 'critical' : 'notice',
    message: wrong
      ? `${wrong} for “${feature.name}”.`
      : `${label} is ${isRequired ? 'missing' : 'recommended'} for “${feature.name}”.`,
    why: isRequired
      ? 'Google requires it: without it, the page cannot have this rich result.'
      : 'Google recommends it: the result can show more with it.',
    fix:
      wrong !== undefined
        ? (example ?? 'Write it as the documentation of this rich result shows.')
        : `Add ${[...new Set(names)].slice(0, 4).join(' or ')} to this ${entity.types[0] ?? 'item'}.`,
    path: `${entity.path}.${field.split('|')[0]}`,
    field: field.split('|')[0] ?? field,
    place: entity.place,
    url: feature.url,
  }
}
