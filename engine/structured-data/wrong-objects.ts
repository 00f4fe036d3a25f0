import { type Entity, type Value, valuesOf } from './entity.ts'
import { type ById, has, partsOf } from './entity-fields.ts'
import type { Feature } from './google-features.ts'
import { isA } from './vocabulary.ts'

/** What a feature lacks. */
export type Gap = {
  entity: Entity
  field: string
  label: string
  isRequired: boolean
  /** What is there instead, and what must be: `offers is text; it must be an Offer or AggregateOffer`. */
  wrong?: string
  /** How the value is written in JSON-LD. */
  example?: string
}

/**
 * Returns the required gaps that lie in what is there: text or another type where Google reads an object, an object
 * where it reads text, too few values, and fields that another one makes required.
 */
export function wrongObjects(entity: Entity, feature: Feature, byId: ById): Gap[] {
  const gap = (field: string, wrong: string, one = entity): Gap => ({
    entity: one,
    field: field.split('.').at(-1) ?? field,
    label: field,
    isRequired: true,
    wrong,
  })
  const objectsOf = (wanted: Feature['objects'], must: string) =>
    Object.entries(wanted ?? {}).flatMap(([path, types]) =>
      holdersOf(entity, path, byId).flatMap(({ holder, property }) => {
        const found = valuesOf(holder, property).map((value) => kindOf(value, types, byId))
        const [bad] = found.filter((kind) => kind !== 'right')
        return bad === undefined || found.includes('right')
          ? []
          : [
              {
                ...gap(path, `${path} is ${bad}; it ${must} be ${wantedOf(types)}`, holder),
                ...exampleOf(property, types),
              },
            ]
      }),
    )
  const objects = objectsOf(feature.objects, 'must')
  const preferred = objectsOf(feature.preferred, 'should').map((one) => ({ ...one, isRequired: false }))
  const texts = textFieldsOf(feature).flatMap((path) =>
    holdersOf(entity, path, byId).flatMap(({ holder, property }) => {
      const values = valuesOf(holder, property)
      const isWrong = values.length > 0 && values.every((value) => value.kind === 'entity')
      return isWrong ? [gap(path, `${path} is an object; it must be text or a number`, holder)] : []
    }),
  )
  const several = Object.entries(feature.several ?? {}).flatMap(([property, least]) => {
    const { length } = valuesOf(entity, property)
    return length > 0 && length < least
      ? [gap(property, `${property} has ${length} item; it must have at least ${least}`)]
      : []
  })
  const conditional = (feature.with ?? [])
    .filter(({ field, required }) => has(entity, field, byId) && !has(entity, required, byId))
    .map(({ field, required }) => gap(required, `${required} is missing; ${field} needs it`))
  return [...objects, ...preferred, ...texts, ...several, ...conditional]
}

/**
 * Returns the gap of a rating or a review that belongs to something to which the feature does not apply, such as a
 * Service, and that names nothing else.
 */
export function misplaced(entity: Entity, { within }: Feature, parent: Entity | undefined, byId: ById): Gap[] {
  const [type] = parent?.types ?? []
  if (!within || !parent || type === undefined || has(entity, 'itemReviewed', byId)) return []
  if (parent.types.some((one) => within.some((wanted) => isA(one, wanted)))) return []
  const wrong = `what it rates is of the type ${type}; it must be ${wantedOf(within)}`
  return [{ entity, field: 'itemReviewed', label: 'itemReviewed', isRequired: true, wrong }]
}

/** Fields whose value is text, a number, a date, or a URL wherever Google requires them. */
const TEXT_FIELDS = new Set(
  `answerCount contentUrl datePosted datePublished description endDate endOffset isLiveBroadcast lowPrice name position
  price priceCurrency ratingCount ratingValue reviewCount startDate startOffset startOffset-input text thumbnailUrl
  title uploadDate url`.split(/\s+/),
)

/** Returns the paths of required fields whose value is text. */
function textFieldsOf({ required, parts = [] }: Feature) {
  const paths = [...required, ...parts.flatMap((part) => part.required.map((field) => prefixed(part.property, field)))]
  return [...new Set(paths.flatMap((path) => path.split('|')))].filter((path) =>
    TEXT_FIELDS.has(path.split('.').at(-1) ?? ''),
  )
}

const prefixed = (property: string, field: string) =>
  field
    .split('|')
    .map((one) => `${property}.${one}`)
    .join('|')

/** Returns the entities that have the last property of a path. */
function holdersOf(entity: Entity, path: string, byId: ById) {
  const names = path.split('.')
  const property = names.pop() ?? path
  const holders = names.length === 0 ? [entity] : partsOf(entity, { property: names.join('.') }, byId)
  return holders.map((holder) => ({ holder, property }))
}

const exampleOf = (property: string, [type = '']: string[]) =>
  type === 'Thing' ? {} : { example: `"${property}": { "@type": "${type}", … }` }

function wantedOf(types: string[]) {
  if (types.includes('Thing')) return 'an object'
  const shown = types.length > 4 ? [...types.slice(0, 3), 'another type that Google lists'] : types
  const list = shown.length > 2 ? `${shown.slice(0, -1).join(', ')}, or ${shown.at(-1)}` : shown.join(' or ')
  return `${/^[AEIOU]/.test(types[0] ?? '') ? 'an' : 'a'} ${list}`
}

/** Returns `right`, or what a value is instead of an object of these types. A link out of the page is right. */
function kindOf(value: Value, types: string[], byId: ById): string {
  // A job may be posted without the name of the employer.
  if (value.kind === 'literal')
    return value.is === 'null' || /^\s*(?:confidential)?\s*$/i.test(value.text) ? 'right' : 'text'
  const entity = value.kind === 'entity' ? value.entity : byId.get(value.url)
  if (!entity || types.includes('Thing')) return 'right'
  if (entity.types.length === 0) return 'an object without a type'
  const isWanted = entity.types.some((type) => types.some((wanted) => isA(type, wanted)))
  return isWanted ? 'right' : `of the type ${entity.types[0]}`
}
