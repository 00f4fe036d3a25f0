type Step = { title: string; text: string }

const texts = import.meta.glob<string>('../../tools/*/text.md', {
  query: '?raw',
  import: 'default',
})
const steps = import.meta.glob<Step[]>('../../tools/*/steps.json', { import: 'default' })

/** Returns the built-in text about a tool, in Markdown. */
export async function toolText(slug: string): Promise<string | undefined> {
  return texts[`../../tools/${slug}/text.md`]?.()
}

/** Returns the built-in steps of “How To Use”; none for a slug without a tool. */
export async function toolSteps(slug: string): Promise<Step[]> {
  return (await steps[`../../tools/${slug}/steps.json`]?.()) ?? []
}
