/** Characters with a meaning in regular expressions. */
const SPECIAL = /[.*+?^${}()|[\]\\]/g

/**
 * Returns the people whom a text names after an @, the longest name first, so that “@Ann Lee” is not “@Ann” as well.
 * @example mentionedIn('Can you look, @Ann Lee?', [{ name: 'Ann' }, { name: 'Ann Lee' }]) // [{ name: 'Ann Lee' }]
 */
export function mentionedIn<Person extends { name: string }>(text: string, people: Person[]): Person[] {
  let rest = text.toLowerCase()
  const named = people.filter(({ name }) => name.trim() !== '')
  const byLength = [...Map.groupBy(named, ({ name }) => name.trim().toLowerCase())].sort(
    ([one], [other]) => other.length - one.length,
  )
  return byLength.flatMap(([name, holders]) => {
    const parts = rest.split(new RegExp(`(?<![\\p{L}\\p{N}])@${name.replace(SPECIAL, '\\$&')}(?![\\p{L}\\p{N}])`, 'u'))
    rest = parts.join('\n')
    return parts.length > 1 ? holders : []
  })
}
