import { element, type PastedNode, paragraph } from '#engine/pasting/nodes.ts'
import type { Picture } from '../item.ts'
import { type Finishing, finishNodes } from './finish-nodes.ts'

/** A text as the CMS stores it, and the pictures that it only links to, because they are not in the library. */
export type FinishedBody = { root: PastedNode & { children: PastedNode[] }; missing: Picture[] }

/** Puts ids of pictures and new links into a text, so that the back office accepts it as it is. */
export function finishBody({ nodes }: { nodes: PastedNode[] }, finishing: Finishing): FinishedBody {
  const missing: Picture[] = []
  const finished = finishNodes(nodes, finishing, missing)
  // The editor opens no text without a line.
  const children = finished.length > 0 ? finished : [paragraph([])]
  return { root: { ...element('root', children), children }, missing }
}
