import type { LinkTarget } from '#engine/crawl/link-sources.ts'

export type AnchorUse = { text: string; links: number; targets: string[]; isGeneric: boolean }

/** Link texts that do not describe the page they lead to. Source: Google Search Central, “Write good anchor text”. */
const GENERIC = new Set(
  'click here|here|read more|more|learn more|see more|view more|continue|continue reading|link|this|this page|page|website|details|view|view details|go|info|more info|show more|find out more|mehr|weiterlesen|mehr erfahren|hier|lire la suite|en savoir plus|ici|leer más|ver más|aquí|saiba mais|leia mais|aqui|scopri di più|leggi tutto|qui|lees meer|läs mer|læs mer|les mer|czytaj więcej|подробнее|читать далее|もっと見る|詳しくはこちら|了解更多|阅读更多|더 보기'.split(
    '|',
  ),
)

/** Returns every text of a link with how often it is used and where it leads, most frequent first. */
export function countAnchors(targets: LinkTarget[]): AnchorUse[] {
  const uses = new Map<string, { links: number; targets: Set<string> }>()
  for (const { url, state, sources } of targets)
    for (const { anchor } of sources) {
      const use = uses.get(anchor) ?? { links: 0, targets: new Set() }
      uses.set(anchor, use)
      use.links++
      use.targets.add(state.hops.at(-1) ?? url)
    }
  return [...uses]
    .map(([text, { links, targets }]) => ({ text, links, targets: [...targets], isGeneric: isGeneric(text) }))
    .toSorted((a, b) => b.links - a.links || a.text.localeCompare(b.text))
}

/** Returns whether a text of a link describes nothing. */
export const isGeneric = (text: string): boolean =>
  GENERIC.has(
    text
      .toLowerCase()
      .replace(/[\s.…:»›→>!]+$/u, '')
      .trim(),
  )
