import type { ComponentType } from 'react'
import type { ViewProps } from '#engine/tool/view-props.ts'

/** Loaders of the tools' own views. Pages load a view without its tool, which runs in a worker. */
const views = import.meta.glob<View>('../../../tools/*/view.tsx', { import: 'default' })

export type View = ComponentType<ViewProps>

/** Loads a tool's own view, which appears between the header of a report and its blocks. */
export const viewOf = (slug: string): Promise<View> | undefined => views[`../../../tools/${slug}/view.tsx`]?.()
