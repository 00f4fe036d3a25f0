import { asText, type Fields, fieldsOf, isFields, listOf } from '../source/values.ts'

const PREFERRED = /^en([-_]|$)/i

/**
 * Returns the value at a path of a document.
 * @param note receives which languages are left out, if the value has several
 * @example valueAt({ slug: { current: 'terns' } }, 'slug.current') // 'terns'
 */
export function valueAt(fields: Fields, path: string, note: (sentence: string) => void = () => {}): unknown {
  let value: unknown = fields
  for (const part of path.replace(/\[(\d{1,5})\]/g, '.$1').split('.')) {
    value = inOneLanguage(value, part, note)
    if (Array.isArray(value)) value = value[Number(part)]
    else if (isFields(value) && Object.hasOwn(value, part)) value = value[part]
    else return undefined
  }
  return inOneLanguage(value, '', note)
}

/** Returns the texts at several paths, joined: `firstName lastName`. */
export const textAt = (fields: Fields, paths = '', note?: (sentence: string) => void): string =>
  paths
    .split(/[\s+]+/)
    .filter((path) => path !== '')
    .map((path) => {
      const value = valueAt(fields, path, note)
      return isFields(value) ? asText(value.current) : asText(value)
    })
    .filter((text) => text !== '')
    .join(' ')

/**
 * Returns one language of a value that has several: an object with one field each (`localeString`), or a list with a
 * language in each key (sanity-plugin-internationalized-array).
 */
function inOneLanguage(value: unknown, next: string, note: (sentence: string) => void): unknown {
  const versions = versionsOf(value)
  if (!versions || next in versions) return value
  const names = Object.keys(versions)
  const chosen = names.find((name) => PREFERRED.test(name)) ?? names[0] ?? ''
  const others = names.filter((name) => name !== chosen)
  if (others.length > 0) note(`It has several languages. “${chosen}” is taken over, and ${others.join(', ')} left out.`)
  return versions[chosen]
}

function versionsOf(value: unknown): Fields | undefined {
  const list = listOf(value).map(fieldsOf)
  if (list.length > 0 && list.every((one) => /^internationalizedArray/.test(asText(one._type))))
    return Object.fromEntries(list.map((one) => [asText(one.language) || asText(one._key), one.value]))
  if (!isFields(value) || !/^(locale|localized|i18n|translated)/i.test(asText(value._type))) return undefined
  const versions = Object.entries(value).filter(([name]) => !name.startsWith('_'))
  return versions.every(([name]) => /^[a-z]{2}([-_][a-z]{2,4})?$/i.test(name))
    ? Object.fromEntries(versions)
    : undefined
}
