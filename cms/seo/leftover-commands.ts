import { leftoverCommand } from '#engine/rich-text/slash-commands.ts'
import { articleBlocks } from '../fields/article-blocks/article-blocks.ts'

/** A command of the slash menu that somebody began and never chose, and the paragraph that ends with it. */
export type Leftover = { command: string; paragraph: string }

const OWN_NAMES = articleBlocks.flatMap(({ labels }) => (typeof labels?.singular === 'string' ? [labels.singular] : []))
/** Names that Payload gives its elements. */
const BUILT_IN_NAMES = [
  'Heading 2',
  'Heading 3',
  'Heading 4',
  'Unordered List',
  'Ordered List',
  'Check List',
  'Horizontal Rule',
]

export function leftoverIn(paragraph: string): Leftover | undefined {
  const command = leftoverCommand(paragraph, [...OWN_NAMES, ...BUILT_IN_NAMES])
  return command === undefined ? undefined : { command, paragraph }
}
