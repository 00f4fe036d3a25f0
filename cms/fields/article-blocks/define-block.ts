import type { Block, Field } from 'payload'
import { plainFields } from '#cms/messages/with-plain-messages.ts'
import { type BlockIconName, blockIcon } from './block-icon.ts'

type Definition = {
  slug: BlockIconName
  name: string
  plural?: string
  /** What the block is for, in one sentence above its fields. */
  description: string
  /** The fields whose content labels the block, the most descriptive first. */
  labeledBy: string[]
  fields: Field[]
}

/** Returns a block of a text: its header shows its content, so that a folded one can be recognized. */
export function defineBlock({ slug, name, plural = `${name}s`, description, labeledBy, fields }: Definition): Block {
  return {
    slug,
    labels: { singular: name, plural },
    admin: {
      disableBlockName: true,
      images: { icon: { url: blockIcon(slug), alt: '' } },
      custom: { description, labeledBy },
    },
    fields: plainFields(fields),
  }
}
