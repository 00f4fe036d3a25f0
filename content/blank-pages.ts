import { pages } from './pages.ts'

/** Sentences of the legal pages about the demonstration, and what takes their place. */
const replacements: [text: string, replacement: string][] = [
  [
    ' Prairie Signal is a demonstration agency. Its people, clients, and addresses are invented, but the rules below describe how the software works.',
    '',
  ],
  [
    ' Prairie Signal is a demonstration agency; an agency that uses this software replaces this page with its own terms.',
    '',
  ],
  [
    `## Demonstration content

The people, clients, quotes, prices, and growth charts on this site are invented to show how it works. Market figures name their source and year. None of it is advice or a promise about your business.

`,
    '',
  ],
  [
    ', at [hello@prairiesignal.example](mailto:hello@prairiesignal.example)',
    ' through [our contact page](/contact-us/)',
  ],
  [
    'Write to [hello@prairiesignal.example](mailto:hello@prairiesignal.example).',
    'Use [our contact page](/contact-us/).',
  ],
  ['ask [the editors](mailto:editors@prairiesignal.example) first', '[ask us](/contact-us/) first'],
  ['tell [the editors](mailto:editors@prairiesignal.example)', '[tell us](/contact-us/)'],
]

/** The legal pages without the demonstration, by slug. The rest of them describes what this software does. */
export const blankPages: Record<string, { layout: unknown[]; seo: object }> = Object.fromEntries(
  pages.map(({ slug, layout, seo }) => [
    slug,
    {
      layout: layout.map((block) =>
        block.blockType === 'prose' ? { ...block, content: withoutDemonstration(block.content) } : block,
      ),
      seo: {
        ...seo,
        description: seo.description
          .replace(', and demonstration content.', '.')
          .replace('reviews, requests', 'reviews, and requests'),
      },
    },
  ]),
)

function withoutDemonstration(text: string) {
  return replacements.reduce((left, [from, to]) => left.replaceAll(from, to), text)
}
