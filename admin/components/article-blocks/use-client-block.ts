'use client'
import { useEditorConfigContext } from '@payloadcms/richtext-lexical/client'
import type { ClientBlock } from 'payload'

/**
 * Returns how a block is configured, and where the server finds its fields; undefined for one that no longer exists.
 */
export function useClientBlock(blockType: string) {
  const { featureClientSchemaMap, schemaPath } = useEditorConfigContext().fieldProps
  const path = `${schemaPath}.lexical_internal_feature.blocks.lexical_blocks.${blockType}`
  const [field] = (featureClientSchemaMap.blocks?.[path] ?? []) as { blocks?: ClientBlock[] }[]
  const block = field?.blocks?.[0]
  return block && { block, schemaPath: `${path}.fields` }
}
