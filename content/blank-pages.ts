import { pages } from './pages.ts'

/** What the legal pages say about the demonstration, and what takes its place. */
const replacements: [text: RegExp, replacement: string][] = [
  [/ [^.]+ is a demonstration agency\. Its people, .+ describe how the software works\./, ''],
  [/ [^.]+ is a demonstration agency; an agency that uses this software .+ own terms\./, ''],
  [/## Demonstration content\n\n.+\n\n/, ''],
  [/, at \[[^\]]+\]\(mailto:[^)]+\)/, ' through [our contact page](/contact-us/)'],
  [/Write to \[[^\]]+\]\(mailto:[^)]+\)\./, 'Use [our contact page](/contact-us/).'],
  [/\[([^\]]+)\]\(mailto:[^)]+\)/g, '[$1](/contact-us/)'],
  [/, reviews, requests, and demonstration content\./, ', reviews, and requests.'],
]

/** The legal pages without the demonstration, by slug. The rest of them describes what this software does. */
export const blankPages = Object.fromEntries(
  pages.map(({ slug, layout, seo }) => [
    slug,
    {
      layout: layout.map((block) =>
        block.blockType === 'prose' ? { ...block, content: withoutDemonstration(block.content) } : block,
      ),
      seo: { ...seo, description: withoutDemonstration(seo.description) },
    },
  ]),
)

function withoutDemonstration(text: string) {
  return replacements.reduce((left, [from, to]) => left.replace(from, to), text)
}
