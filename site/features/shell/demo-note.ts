/** Descriptions of what the demonstration content of a collection or a global invents, in the order of the sentence. */
const invented: [what: string, sources: string[]][] = [
  ['clients', ['case-studies', 'client-testimonials', 'projects', 'creative', 'home']],
  ['people', ['authors', 'team', 'employee-testimonials', 'client-testimonials', 'booking-hosts']],
  ['prices', ['pricing-plans']],
  ['figures', ['case-studies', 'projects', 'claims', 'creative', 'home']],
  ['vacancies', ['vacancies']],
  ['history', ['milestones']],
  ['offices', ['offices']],
]

/**
 * Returns the sentence about the demonstration content of a page; undefined without any.
 * @param sources the collections and globals of which the page shows demonstration content
 */
export function demoNote(sources: readonly string[]): string | undefined {
  const found = invented.flatMap(([what, of]) => (of.some((source) => sources.includes(source)) ? [what] : []))
  if (found.length === 0) return undefined
  const list = new Intl.ListFormat('en-US').format(found)
  return `Demonstration content: the ${list} on this page are invented.`
}
